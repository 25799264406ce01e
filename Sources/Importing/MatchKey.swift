import Campus
import Recurrence

/// What makes two meetings the same class, whatever UID they go by: what it is called, when in the
/// week it is, and where.
struct MatchKey: Hashable {
    /// In one case and with single spaces.
    var name: String
    /// Likewise; empty for none, nil where it does not matter.
    var place: String?
    /// A bit a weekday; nil where it does not matter.
    var weekdays: Int?
    /// Nil for a whole day, and where it does not matter.
    var secondOfDay: Int?
    /// Where the date matters too.
    var start: Moment?

    init?(_ meeting: Meeting) {
        guard let entry = meeting.main ?? meeting.exceptions.first?.entry else { return nil }
        let isTitled = entry.doubt == .titled
        name = (isTitled ? CancelledTitle.bare(entry.summary) : entry.summary).folded
        place = entry.location?.folded ?? ""
        weekdays = Self.weekdays(of: entry)
        secondOfDay = entry.start.basis == .date ? nil : entry.start.wall.secondOfDay
    }

    /// The same on one date only.
    func dated(_ meeting: Meeting) -> MatchKey {
        var key = self
        key.start = (meeting.main ?? meeting.exceptions.first?.entry)?.start
        return key
    }

    /// The same under another name.
    func named(_ name: String) -> MatchKey {
        var key = self
        key.name = name
        return key
    }

    /// The same wherever it is.
    var anywhere: MatchKey {
        var key = self
        key.place = nil
        return key
    }

    /// The same whenever it is.
    var anytime: MatchKey {
        var key = self
        key.weekdays = nil
        key.secondOfDay = nil
        return key
    }

    /// The same in one week only, from Monday on.
    func inWeek(of meeting: Meeting) -> MatchKey {
        var key = dated(meeting)
        key.start = key.start.map { start in
            let day = start.wall.date
            return Moment(WallTime(day.adding(days: -day.weekday.rawValue)), .date)
        }
        return key
    }

    /// Whether the two have neither name nor time nor place in common: two classes, even under one
    /// UID.
    func isStrange(to other: MatchKey) -> Bool {
        name != other.name && place != other.place
            && (weekdays != other.weekdays || secondOfDay != other.secondOfDay)
    }

    /// Whether most words of each name are in the other, or all of one that has several.
    func isCalledAlike(_ other: MatchKey) -> Bool {
        guard name != other.name else { return true }
        let (mine, theirs) = (words, other.words)
        let common = mine.intersection(theirs)
        let isPart = common.count > 1 && common.count == min(mine.count, theirs.count)
        return common.contains { $0.count > 2 }
            && (isPart || common.count * 2 > max(mine.count, theirs.count))
    }

    private var words: Set<Substring> {
        Set(name.split { !$0.isLetter && !$0.isNumber })
    }

    private static func weekdays(of entry: MeetingEntry) -> Int {
        for rule in entry.recurrence?.rules ?? [] where rule.frequency == .weekly {
            var bits = 0
            for day in rule.byDay { bits |= 1 << day.weekday.rawValue }
            if bits != 0 { return bits }
        }
        return 1 << entry.start.wall.date.weekday.rawValue
    }
}

extension String {
    /// In lower case, with every run of white space as one space and none at the ends.
    fileprivate var folded: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            switch byte {
            case 0x80...: return spacedAndLowercased
            case 0...0x20: if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
            case 0x41...0x5a: bytes.append(byte | 0x20)
            default: bytes.append(byte)
            }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The same of any text, for which the Unicode tables have to be asked.
    private var spacedAndLowercased: String {
        split { $0.isWhitespace }.joined(separator: " ").lowercased()
    }
}
