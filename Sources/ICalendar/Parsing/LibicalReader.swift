import CLibical

/// libical itself, which is loaded when it is called first: with it comes ICU, 30 MB.
package enum Libical {
    package static var isThere: Bool { belltower_ical_is_there() != 0 }
}

/// Reads property lines with libical.
///
/// This is the one place where libical parses; nothing of it outlives the call. Its error number
/// and its buffers are a thread's own, so components may be parsed on several threads at once.
enum LibicalReader {
    /// The properties of a component's lines, in order; nil when libical is not there, could not
    /// read one of them, or read it as something that cannot be.
    static func properties(of lines: [LogicalLine], _ text: inout [UInt8]) -> [Property]? {
        guard Libical.isThere else { return nil }
        belltower_ical_never_abort()
        guard let parsed = ParsedLines(lines, &text) else { return nil }
        return parsed.properties(of: lines, text)
    }
}

/// Lines that libical has parsed; they are freed with this value.
private struct ParsedLines: ~Copyable {
    private let root: OpaquePointer

    init?(_ lines: [LogicalLine], _ text: inout [UInt8]) {
        guard let parser = icalparser_new() else { return nil }
        defer { icalparser_free(parser) }
        // The component's own name does not matter for how its lines are read.
        Self.add("BEGIN:VEVENT", to: parser)
        text.withUnsafeMutableBytes { text in
            for line in lines where !line.isOdd {
                let start = text.baseAddress?.advanced(by: line.start)
                icalparser_add_line(parser, start?.assumingMemoryBound(to: CChar.self))
            }
        }
        guard let root = Self.add("END:VEVENT", to: parser) else { return nil }
        self.root = root
    }

    deinit { icalcomponent_free(root) }

    /// libical's numbers for the properties it knows.
    private static let kinds = PropertyTraits.known.mapValues {
        icalproperty_string_to_kind($0.name).rawValue
    }

    @discardableResult
    private static func add(_ line: String, to parser: OpaquePointer) -> OpaquePointer? {
        var line = line.utf8CString
        return line.withUnsafeMutableBufferPointer { icalparser_add_line(parser, $0.baseAddress) }
    }

    /// libical's properties come in the order of their lines, one for each value of a line.
    borrowing func properties(of lines: [LogicalLine], _ text: [UInt8]) -> [Property]? {
        var result: [Property] = []
        result.reserveCapacity(lines.count)
        var lenient = LenientReader()
        var next = icalcomponent_get_first_property(root, ICAL_ANY_PROPERTY)
        for line in lines {
            guard !line.isOdd else {
                lenient.read(line, text, into: &result)
                guard lenient.issues.issues.isEmpty else { return nil }
                continue
            }
            let parameters = line.parameters(in: text)
            var values = LibicalValues(line.traits.kind, parameters)
            for _ in 0..<line.valueCount(in: text) {
                guard let property = next,
                    icalproperty_isa(property).rawValue == Self.kinds[line.key],
                    let value = icalproperty_get_value(property), values.read(value)
                else { return nil }
                next = icalcomponent_get_next_property(root, ICAL_ANY_PROPERTY)
            }
            guard values.append(to: &result, line.traits.name) else { return nil }
        }
        return next == nil ? result : nil
    }
}
