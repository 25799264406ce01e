extension RecurrenceRule {
    /// Reads the value of an RRULE property.
    ///
    /// Lenient: what cannot be read is left out and named. A rule that RFC 5545 forbids is kept as
    /// far as it makes sense, and named too.
    /// - Returns: the rule, nil without a usable FREQ; and a sentence for each problem.
    public static func parse(
        _ text: some StringProtocol
    ) -> (rule: RecurrenceRule?, problems: [String]) {
        var text = String(text)
        return text.withUTF8 { bytes in
            var parser = RuleParser()
            parser.read(bytes)
            return parser.finish()
        }
    }
}

/// Reads a rule part by part, keeping what makes sense.
struct RuleParser {
    private var rule = RecurrenceRule(.yearly)
    private var hasFrequency = false
    /// A BY part none of whose values can be: the rule never matches.
    private(set) var isImpossible = false
    private var problems: [String] = []

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        for part in bytes.split(separator: UInt8(ascii: ";")) {
            let trimmed = part.trimmed
            guard !trimmed.isEmpty else { continue }
            guard let equals = trimmed.firstIndex(of: UInt8(ascii: "=")) else {
                problems.append("the rule part \(Self.text(trimmed)) has no value")
                continue
            }
            let name = trimmed[..<equals].trimmed
            read(Self.text(name).uppercased(), trimmed[(equals + 1)...].trimmed)
        }
    }

    mutating func finish() -> (rule: RecurrenceRule?, problems: [String]) {
        guard hasFrequency else {
            return (nil, problems + ["the rule has no usable FREQ"])
        }
        // A limit that nothing can meet leaves the start alone: COUNT=1 of something impossible
        // would say the same less clearly.
        guard !isImpossible else { return (nil, problems) }
        problems += RuleLegality.problems(of: rule)
        return (rule, problems)
    }

    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private mutating func read(_ name: String, _ value: Bytes) {
        switch name {
        case "FREQ": readFrequency(value)
        case "INTERVAL": readPositive(value, name) { $0.interval = $1 }
        case "COUNT": readPositive(value, name) { $0.count = $1 }
        case "UNTIL": readUntil(value)
        case "WKST": readWeekStart(value)
        case "BYDAY": readDays(value)
        case "BYSECOND": rule.bySecond = numbers(value, name, 0...60)
        case "BYMINUTE": rule.byMinute = numbers(value, name, 0...59)
        case "BYHOUR": rule.byHour = numbers(value, name, 0...23)
        case "BYMONTHDAY": rule.byMonthDay = numbers(value, name, -31...31, nonZero: true)
        case "BYYEARDAY": rule.byYearDay = numbers(value, name, -366...366, nonZero: true)
        case "BYWEEKNO": rule.byWeekNo = numbers(value, name, -53...53, nonZero: true)
        case "BYMONTH": rule.byMonth = numbers(value, name, 1...12)
        case "BYSETPOS":
            rule.bySetPos = numbers(value, name, -31_622_400...31_622_400, nonZero: true)
        case "RSCALE" where Self.text(value).uppercased() == "GREGORIAN": break
        case "SKIP" where Self.text(value).uppercased() == "OMIT": break
        default: problems.append("the rule part \(name)=\(Self.text(value)) is not known")
        }
    }

    private mutating func readFrequency(_ value: Bytes) {
        guard let frequency = RecurrenceRule.Frequency(rawValue: Self.text(value).uppercased())
        else {
            problems.append("FREQ=\(Self.text(value)) is no frequency")
            return
        }
        rule.frequency = frequency
        hasFrequency = true
    }

    private mutating func readPositive(
        _ value: Bytes, _ name: String, _ set: (inout RecurrenceRule, Int) -> Void
    ) {
        guard let number = Self.number(value), number > 0 else {
            problems.append("\(name)=\(Self.text(value)) is not a number above 0")
            return
        }
        set(&rule, number)
    }

    private mutating func readUntil(_ value: Bytes) {
        if let until = Self.until(value) {
            rule.until = until
        } else {
            problems.append("UNTIL=\(Self.text(value)) is no date or time")
        }
    }

    private mutating func readWeekStart(_ value: Bytes) {
        if let weekday = Weekday(code: Self.text(value)) {
            rule.weekStart = weekday
        } else {
            problems.append("WKST=\(Self.text(value)) is no weekday")
        }
    }

    private mutating func readDays(_ value: Bytes) {
        var days: [RecurrenceRule.DayOfWeek] = []
        for item in value.split(separator: UInt8(ascii: ",")) {
            let item = item.trimmed
            guard let weekday = Weekday(code: Self.text(item.suffix(2))),
                let ordinal = item.count == 2 ? 0 : Self.number(item.dropLast(2)),
                (-53...53).contains(ordinal), item.count == 2 || ordinal != 0
            else {
                problems.append("BYDAY=\(Self.text(item)) is no weekday")
                continue
            }
            days.append(RecurrenceRule.DayOfWeek(weekday, ordinal: ordinal))
        }
        rule.byDay = days
        if days.isEmpty { isImpossible = true }
    }

    private mutating func numbers(
        _ value: Bytes, _ name: String, _ range: ClosedRange<Int>, nonZero: Bool = false
    ) -> [Int] {
        var result: [Int] = []
        for item in value.split(separator: UInt8(ascii: ",")) {
            guard let number = Self.number(item.trimmed), range.contains(number),
                !nonZero || number != 0
            else {
                problems.append("\(name)=\(Self.text(item)) is out of its range")
                continue
            }
            if !result.contains(number) { result.append(number) }
        }
        if result.isEmpty { isImpossible = true }
        return result
    }

    /// Clamped rather than refused when it is larger than any use: COUNT=10^18 is no limit.
    private static func number(_ bytes: Bytes) -> Int? {
        var digits = bytes
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
        guard !digits.isEmpty else { return nil }
        var value = 0
        for byte in digits {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = min(value * 10 + Int(byte - 0x30), 1 << 50)
        }
        return isNegative ? -value : value
    }

    private static func until(_ bytes: Bytes) -> RecurrenceRule.Until? {
        guard let date = BasicForm.date(bytes.prefix(8)) else { return nil }
        if bytes.count == 8 || (bytes.count == 9 && bytes.last == UInt8(ascii: "Z")) {
            return .date(date)
        }
        guard bytes.count >= 15, let wall = BasicForm.wall(bytes.prefix(15)) else { return nil }
        if bytes.count == 15 { return .local(wall) }
        return bytes.count == 16 && bytes.last == UInt8(ascii: "Z")
            ? .utc(Instant(seconds: wall.seconds)) : nil
    }

    private static func text(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes.prefix(60), as: UTF8.self)
    }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
    fileprivate var trimmed: Self {
        var slice = self.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x5c }
        while let last = slice.last, last == 0x20 || last == 0x09 || last == 0x5c {
            slice.removeLast()
        }
        return slice
    }
}
