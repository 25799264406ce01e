public import Recurrence

/// Which occurrence of which meeting: `m12`, or in a series `m12-20261005T091500`.
///
/// An event's begins with `e` (see `MeetingID.event`); a cup of water is `w20261005-3`.
///
/// The time is the original start on the series' own wall clock, so a moved class keeps its id.
public struct ItemID: Hashable, Sendable {
    public var meeting: MeetingID
    public var original: WallTime?

    public init(meeting: MeetingID, original: WallTime?) {
        self.meeting = meeting
        self.original = original
    }

    /// A cup of a day's water.
    ///
    /// - Parameter number: from 1, counted over the whole day: it stays when earlier ones are drunk.
    public static func cup(_ number: Int, on day: CivilDate) -> ItemID {
        ItemID(meeting: .water, original: WallTime(day, secondOfDay: number))
    }

    /// The day and number of a cup of water; nil for any other item.
    public var cup: (day: CivilDate, number: Int)? {
        guard meeting == .water, let original else { return nil }
        let midnight = WallTime(original.date)
        return (original.date, Int(original.seconds - midnight.seconds))
    }
}

extension ItemID: Comparable {
    /// By meeting, then by the original start.
    public static func < (left: ItemID, right: ItemID) -> Bool {
        if left.meeting != right.meeting { return left.meeting < right.meeting }
        return (left.original?.seconds ?? .min) < (right.original?.seconds ?? .min)
    }
}

extension MeetingID {
    /// Stands for all cups of water; in no table.
    static var water: MeetingID { MeetingID(.min) }
}

extension ItemID: CustomStringConvertible {
    public var description: String {
        if let cup { return "w\(WallTime(cup.day).dateText)-\(cup.number)" }
        var text = meeting.event == nil ? "m" : "e"
        text += String(meeting.number.magnitude)
        guard let original else { return text }
        text += "-"
        text += original.description
        return text
    }

    /// Reads what `description` writes; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let first = parts[0].first,
            let number = Int64(parts[0].dropFirst()), number >= 0
        else { return nil }
        let rest = parts.count == 2 ? String(parts[1]) : nil
        switch first {
        case "m": self.init(meeting: MeetingID(number), original: rest.flatMap(Timestamp.wall))
        case "e":
            self.init(meeting: .event(EventID(number)), original: rest.flatMap(Timestamp.wall))
        case "w":
            guard let day = Timestamp.date(String(parts[0].dropFirst())),
                let cup = rest.flatMap({ Int($0) }), (1...Goal.mostCups).contains(cup)
            else { return nil }
            self = .cup(cup, on: day)
        default: return nil
        }
        guard description == text else { return nil }
    }
}
