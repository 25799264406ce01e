import Recurrence

/// Reads components all of whose values are written plainly, as those of nearly every feed are.
///
/// libical makes the same of them (a test holds the readers against each other), but builds a tree
/// of C objects for each component first.
enum PlainReader {
    /// The properties of a component's lines, in order; nil when one of them is not plain.
    static func properties(of lines: [LogicalLine], _ text: [UInt8]) -> [Property]? {
        var result: [Property] = []
        result.reserveCapacity(lines.count)
        var lenient = LenientReader()
        for line in lines {
            if line.isOdd {
                lenient.read(line, text, into: &result)
                guard lenient.issues.issues.isEmpty else { return nil }
                continue
            }
            let parameters = line.parameters(in: text)
            guard let value = value(of: line, in: text, parameters) else { return nil }
            result.append(
                Property(
                    line.traits.name, value, parameters: parameters.shown(for: line.traits.kind)))
        }
        return result
    }

    /// Nil for a value of another type than its property's, and for one that is not written as
    /// RFC 5545 writes it.
    private static func value(
        of line: LogicalLine, in text: [UInt8], _ parameters: LineParameters
    ) -> Value? {
        let range = (line.colon + 1)..<line.end
        switch line.traits.kind {
        case .text:
            guard parameters.valueType == nil,
                !line.traits.isList || !text[range].contains(comma)
            else { return nil }
            return .text(TextValue.exact(text[range]))
        case .time: return time(at: range, in: text, parameters).map { .time($0) }
        case .times:
            var times: [TimeValue] = []
            for part in text[range].split(separator: comma, omittingEmptySubsequences: false) {
                guard let time = time(at: part.startIndex..<part.endIndex, in: text, parameters)
                else { return nil }
                times.append(time)
            }
            return .times(times)
        case .integer:
            guard parameters.valueType == nil else { return nil }
            return Int(String(decoding: text[range], as: UTF8.self)).map { .integer($0) }
        case .duration, .periods, .rule, .word, .other: return nil
        }
    }

    private static let comma = UInt8(ascii: ",")

    private static func time(
        at range: Range<Int>, in text: [UInt8], _ parameters: LineParameters
    ) -> TimeValue? {
        guard let form = BasicForm(text.span, range) else { return nil }
        switch parameters.valueType {
        case nil: break
        case "DATE": guard form.isDate else { return nil }
        case "DATE-TIME": guard !form.isDate else { return nil }
        default: return nil
        }
        if form.isDate { return TimeValue(form.wall, .date) }
        return TimeValue(form.wall, form.isUTC ? .utc : parameters.wallForm)
    }
}
