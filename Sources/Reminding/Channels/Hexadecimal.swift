import Crypto

/// Bytes as digits.
package enum Hexadecimal {
    private static let digits = Array("0123456789abcdef".utf8)

    package static func text(_ bytes: some Sequence<UInt8>) -> String {
        let characters = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: characters, as: UTF8.self)
    }

    /// 32 digits that stand for a text, for places that take no other characters.
    static func digits(of text: String) -> String {
        self.text(SHA256.hash(data: Array(text.utf8)).prefix(16))
    }
}
