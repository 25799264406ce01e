package import Recurrence

/// An item's id as people type it: `12` for `m12`, `12-261005` for the class of 5 October 2026 in the
/// series of meeting 12, and `12-261005-0915` where the series has two on that day.
///
/// It is made of the id alone, so it means the same whenever and wherever it is used.
package struct ShortItemID: Hashable, Sendable, CustomStringConvertible {
    package var meeting: MeetingID
    /// Of the original start in a series; nil for what is no occurrence.
    package var day: CivilDate?
    /// Minutes into that day; nil where the day alone says which occurrence is meant.
    package var minute: Int?

    /// Nil for an item that has no shorter name: a cup of water, or one of another century.
    package init?(_ id: ItemID, saysTime: Bool) {
        guard id.cup == nil else { return nil }
        meeting = id.meeting
        guard let original = id.original else { return }
        guard (2_000...2_099).contains(original.date.year), original.secondOfDay % 60 == 0 else {
            return nil
        }
        day = original.date
        minute = saysTime ? original.secondOfDay / 60 : nil
    }

    /// Reads what `description` writes; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), let first = parts.first else { return nil }
        let isEvent = first.first == "e"
        let digits = isEvent ? first.dropFirst() : first
        guard let number = Self.number(digits, digits: 1...18) else { return nil }
        meeting = isEvent ? .event(EventID(Int64(number))) : MeetingID(Int64(number))
        if parts.count > 1 {
            guard let date = Self.number(parts[1], digits: 6...6),
                let day = CivilDate(
                    year: 2_000 + date / 10_000, month: date / 100 % 100, day: date % 100)
            else { return nil }
            self.day = day
        }
        if parts.count > 2 {
            guard let time = Self.number(parts[2], digits: 4...4), time / 100 < 24,
                time % 100 < 60
            else { return nil }
            minute = time / 100 * 60 + time % 100
        }
        guard description == text else { return nil }
    }

    private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
        guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(text)
    }

    /// Whether an occurrence that began then originally is meant.
    package func covers(_ original: WallTime) -> Bool {
        original.date == day && (minute.map { $0 * 60 == original.secondOfDay } ?? true)
    }

    package var description: String {
        let number = meeting.number
        var text = meeting.event != nil ? "e\(number.magnitude)" : "\(number)"
        if let day {
            let (year, month, date) = day.parts
            text += "-" + Self.digits(year % 100 * 10_000 + month * 100 + date, 6)
        }
        if let minute { text += "-" + Self.digits(minute / 60 * 100 + minute % 60, 4) }
        return text
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}

extension Collection<AgendaItem> {
    /// What each item is called where these are listed; those that two could mean say their time.
    package var shortNames: [ItemID: String] {
        var shared: [ShortItemID: Int] = [:]
        for item in self {
            ShortItemID(item.id, saysTime: false).map { shared[$0, default: 0] += 1 }
        }
        return Dictionary(
            map { item in
                let isShared =
                    ShortItemID(item.id, saysTime: false).map { shared[$0, default: 0] > 1 }
                    ?? false
                let short = ShortItemID(item.id, saysTime: isShared)
                return (item.id, short?.description ?? item.id.description)
            }
        ) { first, _ in first }
    }
}
