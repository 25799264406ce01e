/// The parameters of a property line (RFC 5545 section 3.2).
struct LineParameters {
    /// All but TZID and VALUE.
    var others: [Parameter] = []
    var tzid: String?
    /// VALUE, in capitals.
    var valueType: String?

    /// So many parameters of a line are read: RFC 5545 has 20 in all.
    static let most = 64
    /// In bytes; names and addresses are far shorter.
    private static let longest = 8_192

    /// Whether a line's head is not to be read as a whole.
    static func areTooMany(_ head: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard head.count > most else { return false }
        return head.count > longest || head.count { $0 == UInt8(ascii: ";") } > most
    }

    /// What the property shows: VALUE only where the value itself does not tell it.
    func shown(for kind: PropertyTraits.Kind) -> [Parameter] {
        var result = others
        switch kind {
        case .time, .times, .periods, .duration, .integer, .rule: return result
        case .text, .word, .other:
            if let tzid { result.insert(Parameter("TZID", tzid), at: 0) }
            if let valueType { result.insert(Parameter("VALUE", valueType), at: 0) }
            return result
        }
    }
}

extension LogicalLine {
    /// Reads the parameters; of two TZIDs or VALUEs the first counts.
    func parameters(in text: [UInt8]) -> LineParameters {
        guard hasParameters else { return LineParameters() }
        return text.withUnsafeBytes { text in
            var result = LineParameters()
            var reader = ParameterReader(UnsafeRawBufferPointer(rebasing: text[start..<colon]))
            for _ in 0..<LineParameters.most {
                guard let parameter = reader.next() else { break }
                switch parameter.name {
                case "TZID": if result.tzid == nil { result.tzid = parameter.value }
                case "VALUE":
                    if result.valueType == nil { result.valueType = parameter.value.uppercased() }
                // The text is decoded by now.
                case "ENCODING" where traits.kind == .text && parameter.isQuotedPrintable: break
                default: result.others.append(parameter)
                }
            }
            return result
        }
    }
}

/// Reads the parameters between a name and the colon.
private struct ParameterReader {
    private let head: UnsafeRawBufferPointer
    private var position: Int

    init(_ head: UnsafeRawBufferPointer) {
        self.head = head
        position = head.firstIndex(of: UInt8(ascii: ";")) ?? head.count
    }

    /// The next that has a name and a value.
    mutating func next() -> Parameter? {
        while position < head.count {
            let start = position + 1
            position = end(from: start)
            let part = head[start..<position]
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let name = Self.name(part[..<equals])
            guard Parameter.isName(name) else { continue }
            return Parameter(name, Self.value(part[(equals + 1)...]))
        }
        return nil
    }

    /// The next semicolon outside quotes.
    private func end(from start: Int) -> Int {
        var isQuoted = false
        var index = start
        while index < head.count {
            if head[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if head[index] == UInt8(ascii: ";"), !isQuoted { break }
            index += 1
        }
        return index
    }

    private static func name(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        if bytes.elementsEqual("TZID".utf8) { return "TZID" }
        if bytes.elementsEqual("VALUE".utf8) { return "VALUE" }
        return String(decoding: bytes.filter { !isBlank($0) }, as: UTF8.self).uppercased()
    }

    /// Without quotes, and with RFC 6868's escapes undone.
    private static func value(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        let isPlain = !bytes.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "^") }
        if isPlain { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var isEscape = false
        for byte in bytes where byte != UInt8(ascii: "\"") {
            if isEscape {
                isEscape = false
                switch byte {
                case UInt8(ascii: "n"): result.append(LineBreak.lineFeed)
                case UInt8(ascii: "'"): result.append(UInt8(ascii: "\""))
                case UInt8(ascii: "^"): result.append(byte)
                default: result += [UInt8(ascii: "^"), byte]
                }
            } else if byte == UInt8(ascii: "^") {
                isEscape = true
            } else {
                result.append(byte)
            }
        }
        if isEscape { result.append(UInt8(ascii: "^")) }
        return String(decoding: result, as: UTF8.self)
    }
}
