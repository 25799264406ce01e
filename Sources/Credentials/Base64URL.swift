import Foundation

/// Bytes as letters of a URL, without what fills up (RFC 4648, section 5).
package enum Base64URL {
    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        String(
            Data(bytes).base64EncodedString().compactMap { letter -> Character? in
                switch letter {
                case "+": "-"
                case "/": "_"
                case "=": nil
                default: letter
                }
            })
    }

    /// Nil for what is no such text.
    package static func bytes(_ text: String) -> [UInt8]? {
        var plain: [UInt8] = []
        for letter in text.utf8 {
            switch letter {
            case UInt8(ascii: "-"): plain.append(UInt8(ascii: "+"))
            case UInt8(ascii: "_"): plain.append(UInt8(ascii: "/"))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                plain.append(letter)
            default: return nil
            }
        }
        plain += Array(repeating: UInt8(ascii: "="), count: (4 - plain.count % 4) % 4)
        return Data(base64Encoded: Data(plain)).map(Array.init)
    }

    /// The same of a text that may be filled up, as some browsers' scripts leave it.
    package static func bytes(padded text: String) -> [UInt8]? {
        bytes(text.replacing("=", with: ""))
    }
}
