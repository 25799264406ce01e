package import Campus

/// Writes one JSON document (RFC 8259) as bytes.
///
/// Ours because an agenda of 10,000 items is promised in 150 ms for the whole process: Foundation's
/// encoder boxes each of its 200,000 values, this appends them to one buffer. Keys come out in the
/// order in which they are written, as the contract lists them.
package struct JSONWriter: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// Whether the next value or key has to be parted from one before it.
    private var needsComma = false

    package init(reserving capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        open("{")
        body(&self)
        close("}")
    }

    package mutating func array<Elements: Sequence>(
        _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
    ) {
        open("[")
        for element in elements { body(&self, element) }
        close("]")
    }

    package mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// A key that is only known when the program runs.
    package mutating func key(named name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    package mutating func string(_ value: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var value = value
        value.withUTF8 { appendEscaped($0) }
        bytes.append(UInt8(ascii: "\""))
    }

    package mutating func number(_ value: Int64) { raw(String(value)) }

    package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

    package mutating func null() { raw("null") }

    /// A timestamp of RFC 3339, 25 bytes, without making a string of it first.
    package mutating func timestamp(_ time: ClockTime) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
            let count = Timestamp.write(time.wall, offset: time.offset, into: buffer)
            bytes.append(contentsOf: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A value that is JSON already.
    package mutating func raw(_ json: String) {
        separate()
        bytes.append(contentsOf: json.utf8)
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    /// Copies runs of plain bytes whole; only quotes, backslashes and controls are looked at, and
    /// what in UTF-8 may begin a character that steers a terminal.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var run = 0
        for (index, byte) in text.enumerated()
        where byte < 0x20 || byte == 0x22 || byte == 0x5c || byte == 0x7f || byte == 0xc2
            || byte == 0xd8 || byte == 0xe2
        {
            // Text in other scripts begins so too: nothing but what steers is escaped.
            guard let (code, length) = Self.escaped(text, at: index) else { continue }
            bytes.append(contentsOf: text[run..<index])
            run = index + length
            switch byte {
            case 0x22: bytes.append(contentsOf: #"\""#.utf8)
            case 0x5c: bytes.append(contentsOf: #"\\"#.utf8)
            case 0x0a: bytes.append(contentsOf: #"\n"#.utf8)
            case 0x0d: bytes.append(contentsOf: #"\r"#.utf8)
            case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
            default:
                bytes.append(contentsOf: #"\u"#.utf8)
                for shift in [12, 8, 4, 0] as [UInt16] {
                    bytes.append(Self.hexDigits[Int(code >> shift & 15)])
                }
            }
        }
        bytes.append(contentsOf: text[run...])
    }

    /// The character at a place that is to be escaped, and how many bytes it has; nil for any other.
    ///
    /// RFC 8259 asks it of what is below a space. A terminal that prints JSON obeys C1 controls as
    /// well, and marks of direction make text read as what it is not.
    private static func escaped(
        _ text: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> (code: UInt16, length: Int)? {
        let byte = text[index]
        guard byte >= 0x80 else { return (UInt16(byte), 1) }
        let length = byte == 0xe2 ? 3 : 2
        guard index + length <= text.count else { return nil }
        let second = UInt16(text[index + 1] & 0x3f)
        let code =
            length == 2
            ? UInt16(byte & 0x1f) << 6 | second
            : UInt16(byte & 0x0f) << 12 | second << 6 | UInt16(text[index + 2] & 0x3f)
        // A separator of lines ends a string where JSON is read as a script.
        let isSeparator = code == 0x2028 || code == 0x2029
        return isSeparator || Unicode.Scalar(code)?.steers == true ? (code, length) : nil
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)
}
