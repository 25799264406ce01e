import Recurrence

/// What imports altered: one change by itself, and many of one import as one.
extension ReminderText {
    /// `CM50123 Lecture moved from Mon 5 Oct 09:15 to Tue 6 Oct 10:15`, which of them, and who says it.
    ///
    /// - Parameter place: where what is new, or takes place after all, does.
    package static func change(
        _ change: Change, source: String, place: String? = nil, _ style: ReminderStyle
    ) -> ReminderContent {
        let words = ChangeWords(style, isolated: line)
        let when = [words.dates(change), place.map(line)].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: ", ")
        let body = [when, "says \(line(source))"].filter { !$0.isEmpty }
        return ReminderContent(
            title: words.sentence(change), body: body.joined(separator: "\n"), detail: when)
    }

    /// The same in one line, without who says it.
    static func line(of change: Change, _ style: ReminderStyle) -> String {
        let words = ChangeWords(style, isolated: line)
        return ([words.sentence(change)] + [words.dates(change)].compactMap(\.self))
            .joined(separator: ", ")
    }

    /// `Your timetable moved by 5 h: 87 classes`; today's and tomorrow's by name, and where to look.
    ///
    /// - Parameter changes: of one import; at least one.
    package static func imported(
        _ changes: [Change], source: String, _ style: ReminderStyle
    ) -> ReminderContent {
        let today = style.today.dayNumber
        let urgent = changes.filter { change in
            [change.startsAt, change.formerStart].compactMap(\.self).contains { start in
                start > style.now && style.zone.wall(at: start).date.dayNumber - today < 2
            }
        }.sorted { ($0.startsAt, $0.summary) < ($1.startsAt, $1.summary) }
        var lines =
            ChangeShift(of: changes).map { ["each \($0.text) \($0.direction) than it was"] } ?? []
        lines += few(urgent.map { line(of: $0, style) })
        lines += ["look at the changes: belltower changes", "says \(line(source))"]
        return ReminderContent(
            title: title(of: changes, source: source), body: lines.joined(separator: "\n"))
    }

    /// What many changes come to: their cause where they share one, else a count by kind.
    static func title(of changes: [Change], source: String) -> String {
        let classes = count(classes(in: changes))
        if let shift = ChangeShift(of: changes) {
            return "Your timetable moved by \(shift.text): \(classes)"
        }
        let words = Dictionary(grouping: changes, by: word)
        guard words.count == 1, let (word, _) = words.first else {
            let parts = Self.words.compactMap { word in
                words[word].map { "\(Self.classes(in: $0)) \(word)" }
            }
            return "Your timetable changed: \(parts.joined(separator: ", "))"
        }
        let places = Set(changes.map(\.after))
        if changes.first?.kind == .relocated, places.count == 1, let place = places.first {
            return "Your timetable changed: \(classes) "
                + (place.map { "in \(line($0))" } ?? "without a place")
        }
        return "Your timetable changed: \(classes) \(word)"
    }

    private static func classes(in changes: [Change]) -> Int {
        changes.reduce(0) { $0 + max(1, $1.occurrences) }
    }

    private static func count(_ classes: Int) -> String {
        classes == 1 ? "1 class" : "\(classes) classes"
    }

    private static func word(for change: Change) -> String {
        switch change.kind {
        case .added: change.isOnAgain ? "on again" : "new"
        case .moved: "moved"
        case .relocated: "in another place"
        case .renamed: "renamed"
        case .cancelled: "cancelled"
        case .removed: "no longer listed"
        }
    }

    /// In the order in which they are counted.
    private static let words = [
        "on again", "new", "moved", "in another place", "renamed", "cancelled", "no longer listed",
    ]
}

/// By how much all of some changes moved what they tell of.
private struct ChangeShift {
    /// In seconds; never 0.
    private let seconds: Int64

    /// Nil when they are not all moved, or not alike.
    init?(of changes: [Change]) {
        let spans = changes.map { change in
            change.kind == .moved ? (change.before, change.after) : (nil, nil)
        }
        let exact = Set(
            spans.map { Self.distance($0, Timestamp.instant) { $1.seconds - $0.seconds } })
        // On the wall, since the clocks may have been changed between.
        let wall = Set(spans.map { Self.distance($0, Self.wall) { $1.seconds - $0.seconds } })
        guard
            let shift = [exact, wall].lazy.filter({ $0.count == 1 }).compactMap({ $0.first ?? nil })
                .first(where: { $0 != 0 })
        else { return nil }
        seconds = shift
    }

    private static func distance<Time>(
        _ span: (String?, String?), _ read: (String) -> Time?, _ less: (Time, Time) -> Int64
    ) -> Int64? {
        guard let before = span.0.flatMap(read), let after = span.1.flatMap(read) else {
            return nil
        }
        return less(before, after)
    }

    private static func wall(_ text: String) -> WallTime? {
        Timestamp.date(text).map { WallTime($0) } ?? Timestamp.wall(String(text.prefix(19)))
    }

    /// `5 h`, `90 min`, `7 days`.
    var text: String {
        let minutes = abs(seconds) / 60
        if minutes % 1_440 == 0 { return ReminderText.count(minutes / 1_440, "day") }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes) min"
    }

    var direction: String { seconds < 0 ? "earlier" : "later" }
}
