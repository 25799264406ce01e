import Campus
import Recurrence

/// What makes two meetings the same class, whatever UID they go by: what it is called, when in the
/// week it is, and where.
struct Likeness: Hashable {
    /// The name, in one case and with single spaces.
    var name: String
    /// The place likewise; empty for none.
    var place: String
    /// Weekdays, and the second of the day; of a whole day, none.
    var weekdays: Set<Weekday>
    var secondOfDay: Int?

    init?(_ meeting: Meeting) {
        guard let entry = meeting.main ?? meeting.exceptions.first?.entry else { return nil }
        name = Self.folded(entry.summary)
        place = Self.folded(entry.location ?? "")
        weekdays = Self.weekdays(of: entry)
        secondOfDay = entry.start.basis == .date ? nil : entry.start.wall.secondOfDay
    }

    /// Whether the two have neither name nor time nor place in common: two classes, even under one
    /// UID.
    func isStrange(to other: Likeness) -> Bool {
        name != other.name && place != other.place && !isSameTime(as: other)
    }

    func isSameTime(as other: Likeness) -> Bool {
        weekdays == other.weekdays && secondOfDay == other.secondOfDay
    }

    private static func weekdays(of entry: MeetingEntry) -> Set<Weekday> {
        let days = entry.recurrence?.rules.first { $0.frequency == .weekly }?.byDay ?? []
        return days.isEmpty ? [entry.start.wall.date.weekday] : Set(days.map(\.weekday))
    }

    private static func folded(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}
