extension RecurrenceSet {
    /// The rules and dates as lines of text, for keeping; the start is not among them.
    ///
    /// Such as `RRULE:FREQ=WEEKLY;COUNT=10`, `EXDATE:20261109T091500,20261116` and
    /// `RDATE:20261120T091500/3600`, where a period has its length in seconds.
    public var text: String {
        var lines = rules.map { "RRULE:" + $0.text } + exclusionRules.map { "EXRULE:" + $0.text }
        if !dates.isEmpty { lines.append("RDATE:" + dates.map(\.text).joined(separator: ",")) }
        if !exclusions.isEmpty {
            lines.append("EXDATE:" + exclusions.map(\.text).joined(separator: ","))
        }
        return lines.joined(separator: "\n")
    }

    /// Reads what `text` wrote.
    public init(text: String, start: WallTime, isDate: Bool) {
        self.init(start: start, isDate: isDate)
        var text = text
        text.withUTF8 { bytes in
            for line in bytes.split(separator: 0x0a) { read(line) }
        }
    }

    private mutating func read(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let value = line[(colon + 1)...]
        // The four names differ in their first two letters.
        switch (line.first, line.dropFirst().first) {
        case (UInt8(ascii: "R"), UInt8(ascii: "R")): rules += rule(value)
        case (UInt8(ascii: "E"), UInt8(ascii: "X")) where line.dropFirst(2).first == 0x52:
            exclusionRules += rule(value)
        case (UInt8(ascii: "R"), UInt8(ascii: "D")):
            dates = value.split(separator: 0x2c).compactMap { RecurrenceDate(text: $0) }
        default:
            exclusions = value.split(separator: 0x2c).compactMap { Exclusion(text: $0) }
        }
    }

    private func rule(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> [RecurrenceRule] {
        var parser = RuleParser()
        parser.read(UnsafeBufferPointer(rebasing: value))
        return parser.finish().rule.map { [$0] } ?? []
    }
}

extension RecurrenceDate {
    fileprivate var text: String {
        duration.map { "\(start)/\($0)" } ?? start.description
    }

    fileprivate init?(text: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let start = BasicForm.wall(text.prefix(15)) else { return nil }
        self.init(
            start: start, duration: Int64(String(decoding: text.dropFirst(16), as: UTF8.self)))
    }
}

extension Exclusion {
    fileprivate var text: String {
        switch self {
        case .moment(let wall): wall.description
        case .day(let day): WallTime(day).dateText
        }
    }

    fileprivate init?(text: Slice<UnsafeBufferPointer<UInt8>>) {
        if let day = BasicForm.date(text) {
            self = .day(day)
        } else if let wall = BasicForm.wall(text) {
            self = .moment(wall)
        } else {
            return nil
        }
    }
}
