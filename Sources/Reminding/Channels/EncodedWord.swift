import Foundation

/// Text in the header of a message (RFC 2047).
enum EncodedWord {
    /// Bytes of text in one word: with its frame it stays under 75.
    private static let longest = 39

    /// The text itself where a header may hold it so; else words of at most 75 characters, to be
    /// parted by white space, which is no part of the text.
    static func text(_ text: String) -> [String] {
        let isPlain = text.utf8.allSatisfy { (0x20...0x7e).contains($0) } && !text.contains("=?")
        guard !isPlain else { return [text] }
        return parts(of: text).map { "=?UTF-8?B?\(Data($0).base64EncodedString())?=" }
    }

    /// No character is cut apart (RFC 2047, section 5), unless it is longer than a word by itself.
    private static func parts(of text: String) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if let last = parts.last, last.count + bytes.count <= longest {
                parts[parts.count - 1] += bytes
            } else {
                parts.append(bytes)
            }
        }
        return parts
    }
}
