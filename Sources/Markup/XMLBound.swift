/// A check of an XML document's bounds, made of its bytes before libxml2 reads them.
///
/// libxml2 compares each attribute of a tag with all before it, and tells of a tag only when it has read
/// the whole of it: 40,000 attributes in 418 KiB took 16 seconds. It looks up each prefix among all that
/// are declared around it as well. Neither can be stopped once it is begun, so both are counted here.
///
/// A tag has to be written as XML 1.0 has it (section 3.1). What is not is refused at once and read no
/// further, so that there is one reading of where a tag ends, and no way around the count.
struct XMLBound {
    private let limits: XMLLimits
    private let bytes: UnsafeRawBufferPointer
    private var place = 0
    private var elements = 0
    /// The namespaces that each open element declares.
    private var open: [Int] = []
    /// Those that are declared where the reading stands.
    private var namespaces = 0

    /// Whether a document keeps within some limits, in one walk over its bytes.
    static func holds(_ bytes: [UInt8], _ limits: XMLLimits) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var bound = XMLBound(limits: limits, bytes: bytes)
            return bound.holds()
        }
    }

    private init(limits: XMLLimits, bytes: UnsafeRawBufferPointer) {
        self.limits = limits
        self.bytes = bytes
        open.reserveCapacity(limits.depth)
    }

    private mutating func holds() -> Bool {
        while place < bytes.count {
            let isWell = bytes[place] == UInt8(ascii: "<") ? readMarkup() : readText()
            guard isWell else { return false }
        }
        return open.isEmpty
    }

    /// A text up to the next markup.
    private mutating func readText() -> Bool {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") {
            // libxml2 takes a zero for the end, or for half a letter of UTF-16.
            guard bytes[place] != 0 else { return false }
            place += 1
        }
        return place - start <= limits.token
    }

    private mutating func readMarkup() -> Bool {
        if starts(with: "</") { return readEndTag() }
        if starts(with: "<!--") { return skip("<!--", to: "-->") }
        if starts(with: "<![CDATA[") { return skip("<![CDATA[", to: "]]>") }
        if starts(with: "<?") { return skip("<?", to: "?>") }
        // A DTD has no other beginning of markup left.
        place += 1
        return readStartTag()
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            place + text.count <= bytes.count
                && text.indices.allSatisfy { bytes[place + $0] == text[$0] }
        }
    }

    /// Skips a comment, a section or an instruction, each of which is one token.
    private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
        let first = place
        place += start.utf8CodeUnitCount
        while place < bytes.count, place - first <= limits.token {
            if starts(with: end) {
                place += end.utf8CodeUnitCount
                return true
            }
            guard bytes[place] != 0 else { return false }
            place += 1
        }
        return false
    }

    private mutating func readEndTag() -> Bool {
        place += 2
        guard readName() != nil, let declared = open.popLast() else { return false }
        namespaces -= declared
        skipBlanks()
        return take(">")
    }

    private mutating func readStartTag() -> Bool {
        guard readName() != nil else { return false }
        elements += 1
        var (attributes, declared) = (0, 0)
        while true {
            let isApart = skipBlanks()
            if take(">") {
                open.append(declared)
                namespaces += declared
                return open.count <= limits.depth && isFewEnough(attributes, declared: 0)
            }
            if take("/") { return take(">") && isFewEnough(attributes, declared: declared) }
            guard isApart, let name = readName(), readValue() else { return false }
            (attributes, elements) = (attributes + 1, elements + 1)
            if name.starts(with: "xmlns".utf8) { declared += 1 }
            guard isFewEnough(attributes, declared: declared) else { return false }
        }
    }

    private func isFewEnough(_ attributes: Int, declared: Int) -> Bool {
        attributes <= limits.attributes && elements <= limits.elements
            && namespaces + declared <= limits.namespaces
    }

    /// ` = "…"`, of which the quotes may be others.
    private mutating func readValue() -> Bool {
        skipBlanks()
        guard take("=") else { return false }
        skipBlanks()
        guard place < bytes.count else { return false }
        let (quote, start) = (bytes[place], place)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        place += 1
        while place < bytes.count, place - start <= limits.token {
            let byte = bytes[place]
            place += 1
            if byte == quote { return true }
            guard byte != UInt8(ascii: "<"), byte != 0 else { return false }
        }
        return false
    }

    /// A name, whose letters beyond ASCII libxml2 looks at; nil where there is none.
    private mutating func readName() -> Slice<UnsafeRawBufferPointer>? {
        let start = place
        while place < bytes.count, Self.isName(bytes[place], isFirst: place == start) { place += 1 }
        guard place > start, place - start <= Self.longestName else { return nil }
        return bytes[start..<place]
    }

    /// None in use has a tenth of that.
    private static let longestName = 1_000

    private static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = place
        while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
        return place > start
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
    }

    private mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard place < bytes.count, bytes[place] == UInt8(ascii: letter) else { return false }
        place += 1
        return true
    }
}
