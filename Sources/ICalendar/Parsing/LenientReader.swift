import Recurrence

/// Reads property lines by hand: those around libical, and those that it cannot read.
///
/// Takes what is meant where that is beyond doubt, and says what it could not read.
struct LenientReader {
    private(set) var issues = IssueList(limit: 50)
    /// The names of what matters of which something could not be read.
    private(set) var lost: Set<String> = []

    mutating func properties(of lines: [LogicalLine], _ text: [UInt8]) -> [Property] {
        var result: [Property] = []
        result.reserveCapacity(lines.count)
        for line in lines { read(line, text, into: &result) }
        return result
    }

    /// Appends the property of a line, or several for a list of texts, or none.
    mutating func read(_ line: LogicalLine, _ text: [UInt8], into properties: inout [Property]) {
        let raw = text[(line.colon + 1)..<line.end]
        let name = line.traits.name
        let parameters = line.parameters(in: text)
        let shown = parameters.shown(for: line.traits.kind)
        func add(_ value: Value) { properties.append(Property(name, value, parameters: shown)) }
        switch line.traits.kind {
        case .rule:
            let rule = Self.trimmed(raw)
            if rule.isEmpty { return complain(line, raw) }
            add(.rule(Self.string(rule)))
        case .text where line.traits.isList:
            for text in TextValue.list(raw) { add(.text(text)) }
        case .word: add(.text(TextValue.trimmed(raw).uppercased()))
        case .text: add(.text(TextValue.exact(raw)))
        case .other: add(.other(Self.string(raw)))
        case .integer:
            guard let number = Int(Self.string(Self.trimmed(raw))) else {
                return complain(line, raw)
            }
            add(.integer(number))
        case .time:
            guard let value = LenientValue(Self.trimmed(raw), parameters).timeOrLength else {
                return complain(line, raw)
            }
            add(value)
        case .duration:
            guard let value = LenientValue(Self.trimmed(raw), parameters).lengthOrTime else {
                return complain(line, raw)
            }
            add(value)
        case .times, .periods:
            readList(raw, of: line, with: parameters, into: &properties)
        }
    }

    /// RDATE and EXDATE: what can be read of them.
    private mutating func readList(
        _ raw: ArraySlice<UInt8>, of line: LogicalLine, with parameters: LineParameters,
        into properties: inout [Property]
    ) {
        var times: [TimeValue] = []
        var periods: [PeriodValue] = []
        for part in raw.split(separator: UInt8(ascii: ",")) {
            let value = LenientValue(Self.trimmed(part), parameters)
            if let time = value.time {
                times.append(time)
            } else if let period = value.period {
                periods.append(period)
            } else {
                complain(line, part)
            }
        }
        let shown = parameters.shown(for: line.traits.kind)
        if !times.isEmpty {
            properties.append(Property(line.traits.name, .times(times), parameters: shown))
        }
        if !periods.isEmpty {
            properties.append(Property(line.traits.name, .periods(periods), parameters: shown))
        }
        // A list of nothing excludes nothing, and adds nothing.
        if raw.isEmpty { note(line, raw, .warning) }
    }

    private mutating func complain(_ line: LogicalLine, _ raw: ArraySlice<UInt8>) {
        if line.traits.isVital { lost.insert(line.traits.name) }
        note(line, raw, line.traits.isVital ? .error : .warning)
    }

    private mutating func note(
        _ line: LogicalLine, _ raw: ArraySlice<UInt8>, _ severity: FeedIssue.Severity
    ) {
        let value = Self.string(raw.prefix(60))
        issues.add(
            severity, line: line.number,
            unreadable: line.traits.name,
            raw.isEmpty
                ? "\(line.traits.name) has no value"
                : "\(line.traits.name) cannot be read: \(value)"
        )
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = bytes.drop(while: isBlank)
        let end = start.lastIndex { !isBlank($0) } ?? start.startIndex - 1
        return start.prefix(through: end)
    }
}
