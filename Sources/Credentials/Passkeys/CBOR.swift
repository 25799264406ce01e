/// A value of CBOR (RFC 8949), of the kinds that authenticators write: CTAP2's canonical form, but for
/// the order of keys.
///
/// Numbers and lengths are as short as they can be, lengths are known beforehand, there are no tags and
/// no floating points. Keys are numbers or texts, each once; their order is left open, since programs that
/// keep passkeys write an attestation's in any.
package enum CBOR: Hashable, Sendable {
    case unsigned(UInt64)
    /// -1 less the number.
    case negative(UInt64)
    case bytes([UInt8])
    case text(String)
    case list([CBOR])
    case map([Entry])
    case flag(Bool)
    case null

    package struct Entry: Hashable, Sendable {
        package let key: CBOR
        package let value: CBOR
    }
}

extension CBOR {
    /// The value of a key of a map; nil where there is none, or this is none.
    package subscript(key: CBOR) -> CBOR? {
        guard case .map(let entries) = self else { return nil }
        return entries.first { $0.key == key }?.value
    }

    package subscript(name: String) -> CBOR? { self[.text(name)] }

    /// The value of a number, as COSE names its parts.
    package subscript(number: Int) -> CBOR? { self[CBOR(number)] }

    package init(_ number: Int) {
        self = number < 0 ? .negative(UInt64(-1 - number)) : .unsigned(UInt64(number))
    }

    package var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
}

/// Reads values of CBOR from bytes of anybody's: no deeper than it has to be, and no more than is there.
package struct CBORReader {
    /// How deep values may stand in others; CTAP2 allows four, an attestation of several nests some more.
    private static let mostDepth = 8

    private let bytes: [UInt8]
    /// Where the next value begins.
    package private(set) var position: Int

    package init(_ bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The one value that some bytes are; nil where they are none, or something follows it.
    package static func value(of bytes: [UInt8]) -> CBOR? {
        var reader = CBORReader(bytes)
        let value = reader.next()
        return reader.left == 0 ? value : nil
    }

    /// The next value; nil where there is none.
    package mutating func next() -> CBOR? { value(within: Self.mostDepth) }

    private var left: Int { bytes.count - position }

    private mutating func value(within depth: Int) -> CBOR? {
        guard depth > 0, let (major, number) = head() else { return nil }
        switch major {
        case 0: return .unsigned(number)
        case 1: return .negative(number)
        case 2: return take(number).map { .bytes(Array($0)) }
        case 3:
            return take(number).flatMap { String(validating: $0, as: UTF8.self) }.map { .text($0) }
        case 4: return list(of: number, within: depth - 1)
        case 5: return map(of: number, within: depth - 1)
        case 7:
            switch number {
            case 20: return .flag(false)
            case 21: return .flag(true)
            case 22: return .null
            default: return nil
            }
        default: return nil
        }
    }

    /// What a value is, and its number or length.
    private mutating func head() -> (major: UInt8, number: UInt64)? {
        guard let first = take(1)?.first else { return nil }
        let (major, short) = (first >> 5, first & 0x1f)
        guard short >= 24 else { return (major, UInt64(short)) }
        // 28 to 31 are nobody's, or of lengths that are not known; of the simple values none is this long.
        guard short <= 27, major != 7, let more = take(1 << UInt64(short - 24)) else { return nil }
        let number = more.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let least: UInt64 = short == 24 ? 24 : 1 << (4 << UInt64(short - 24))
        return number >= least ? (major, number) : nil
    }

    private mutating func take(_ count: UInt64) -> ArraySlice<UInt8>? {
        guard count <= UInt64(left) else { return nil }
        defer { position += Int(count) }
        return bytes[position..<position + Int(count)]
    }

    /// Each value takes a byte at least: a length that is not there is refused before it is walked.
    private mutating func list(of count: UInt64, within depth: Int) -> CBOR? {
        guard count <= UInt64(left) else { return nil }
        var values: [CBOR] = []
        for _ in 0..<count {
            guard let value = value(within: depth) else { return nil }
            values.append(value)
        }
        return .list(values)
    }

    private mutating func map(of count: UInt64, within depth: Int) -> CBOR? {
        guard count <= UInt64(left) / 2 else { return nil }
        var (entries, known): ([CBOR.Entry], Set<CBOR>) = ([], [])
        for _ in 0..<count {
            guard let key = value(within: 1), key.isKey, known.insert(key).inserted,
                let value = value(within: depth)
            else { return nil }
            entries.append(CBOR.Entry(key: key, value: value))
        }
        return .map(entries)
    }
}

extension CBOR {
    fileprivate var isKey: Bool {
        switch self {
        case .unsigned, .negative, .text: true
        default: false
        }
    }
}
