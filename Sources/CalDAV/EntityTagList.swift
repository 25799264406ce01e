/// The entity tags of a header field (RFC 9110 section 8.8.3), as caches and proxies give them back.
///
/// A proxy that compresses an answer names it anew, as Apache's mod_deflate does: `"a"` becomes `"a-gzip"`. Of
/// one version both are the same, so what was added is left out.
package struct EntityTagList: Hashable, Sendable {
    /// Whether it names all there is: `*`.
    package private(set) var isAny = false
    /// As they came, with their quotes and without the mark of weak ones.
    package private(set) var written: [String] = []
    /// Those that are not weak, with their quotes.
    package private(set) var strong: [String] = []
    /// All of them, with their quotes and without the mark of weak ones: If-None-Match compares so (RFC 9110
    /// section 13.1.2).
    package private(set) var all: [String] = []

    package init(_ field: String) {
        let bytes = Array(field.utf8)
        var place = 0
        while let start = bytes[place...].firstIndex(where: { !Self.isBetween($0) }) {
            let isWeak = bytes[start...].starts(with: "W/".utf8)
            let quote = isWeak ? start + 2 : start
            var end = start
            if quote < bytes.count, bytes[quote] == UInt8(ascii: "\""),
                let last = bytes[(quote + 1)...].firstIndex(of: UInt8(ascii: "\""))
            {
                add(String(decoding: bytes[(quote + 1)..<last], as: UTF8.self), isWeak: isWeak)
                // Apache 2.2 wrote what it added behind the quotes.
                end = last
            }
            place = bytes[end...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
            isAny = isAny || bytes[start..<place].filter { !Self.isBetween($0) } == Self.any
        }
    }

    private static let any = Array("*".utf8)

    private static func isBetween(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == 0x20 || byte == 0x09
    }

    private mutating func add(_ text: String, isWeak: Bool) {
        let tag = "\"\(Self.plain(text))\""
        written.append("\"\(text)\"")
        all.append(tag)
        if !isWeak { strong.append(tag) }
    }

    /// Without what proxies added; what several added one after the other as well.
    private static func plain(_ text: String) -> String {
        var text = text[...]
        while let coding = codings.first(where: { text.hasSuffix($0) }) {
            let rest = text.dropLast(coding.count)
            guard let mark = rest.last, "-;:+".contains(mark) else { break }
            text = rest
            while let mark = text.last, "-;:+".contains(mark) { text.removeLast() }
        }
        return String(text)
    }

    /// Names of codings that are added (RFC 9110 section 8.4.1, RFC 7932, RFC 8878).
    private static let codings = ["gzip", "br", "zstd", "deflate"]

    /// Whether it names a version, weak or not.
    ///
    /// - Parameter tag: in quotes, as it is here.
    package func names(_ tag: String) -> Bool { isAny || all.contains(tag) }
}
