extension RecurrenceSet {
    /// The set without its start, for storage: a line for each rule and one for all dates.
    ///
    /// As in `RRULE:FREQ=WEEKLY;COUNT=12` line feed `EXDATE:20261102T091500,20261109`. Lines are
    /// named as the properties are; their times are in the start's zone, a PERIOD has its length
    /// in seconds (`20261005T091500/PT3600S`). Empty for a set that happens once.
    public var text: String {
        var lines = rules.map { "RRULE:" + $0.text }
        lines += exclusionRules.map { "EXRULE:" + $0.text }
        if !dates.isEmpty { lines.append("RDATE:" + dates.map(\.text).joined(separator: ",")) }
        if !exclusions.isEmpty {
            let texts = exclusions.sorted { $0.wall < $1.wall }.map(\.text)
            lines.append("EXDATE:" + texts.joined(separator: ","))
        }
        return lines.joined(separator: "\n")
    }

    /// Reads what `text` wrote; nil when it is anything else.
    public init?(text: String, start: WallTime, isDate: Bool) {
        self.init(start: start, isDate: isDate)
        var text = text
        text.makeContiguousUTF8()
        guard read(text.utf8Span.span) else { return nil }
    }

    private mutating func read(_ bytes: Span<UInt8>) -> Bool {
        let all = 0..<bytes.count
        var start = 0
        while start < bytes.count {
            let end = bytes.end(of: all, from: start, at: UInt8(ascii: "\n"))
            let colon = bytes.end(of: start..<end, from: start, at: UInt8(ascii: ":"))
            guard colon < end,
                readLine(bytes, name: bytes.key(start..<colon), value: colon + 1..<end)
            else { return false }
            start = end + 1
        }
        return true
    }

    private static let ruleKey = "RRULE".key
    private static let exclusionRuleKey = "EXRULE".key
    private static let dateKey = "RDATE".key
    private static let exclusionKey = "EXDATE".key

    private mutating func readLine(
        _ bytes: Span<UInt8>, name: UInt128, value: Range<Int>
    ) -> Bool {
        switch name {
        case Self.ruleKey:
            guard let rule = RecurrenceRule.parse(bytes, value).rule else { return false }
            rules.append(rule)
            return true
        case Self.exclusionRuleKey:
            guard let rule = RecurrenceRule.parse(bytes, value).rule else { return false }
            exclusionRules.append(rule)
            return true
        case Self.dateKey: return readDates(bytes, value)
        case Self.exclusionKey: return readExclusions(bytes, value)
        default: return false
        }
    }

    private mutating func readDates(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
        var start = value.lowerBound
        while let item = bytes.item(in: value, from: &start) {
            let slash = bytes.end(of: item, from: item.lowerBound, at: UInt8(ascii: "/"))
            guard let form = BasicForm(bytes, item.lowerBound..<slash) else { return false }
            var date = RecurrenceDate(start: form.wall, isDate: form.isDate)
            if slash < item.upperBound {
                guard item.upperBound > slash + 4,
                    bytes.key(slash + 1..<slash + 3) == Self.lengthKey,
                    bytes[item.upperBound - 1] == UInt8(ascii: "S"),
                    let seconds = bytes.number(slash + 3..<item.upperBound - 1)
                else { return false }
                date.duration = Int64(seconds)
            }
            dates.append(date)
        }
        return true
    }

    private static let lengthKey = "PT".key

    private mutating func readExclusions(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
        exclusions.reserveCapacity(value.count / 16 + 1)
        var start = value.lowerBound
        while let item = bytes.item(in: value, from: &start) {
            guard let form = BasicForm(bytes, item) else { return false }
            exclusions.append(form.isDate ? .day(form.wall.date) : .moment(form.wall))
        }
        return true
    }
}

extension RecurrenceDate {
    var text: String {
        guard !isDate else { return start.dateText }
        return start.description + (duration.map { "/PT\($0)S" } ?? "")
    }
}

extension Exclusion {
    var text: String {
        switch self {
        case .moment(let wall): wall.description
        case .day(let date): WallTime(date).dateText
        }
    }

    /// Where the exclusion begins.
    var wall: WallTime {
        switch self {
        case .moment(let wall): wall
        case .day(let date): WallTime(date)
        }
    }
}
