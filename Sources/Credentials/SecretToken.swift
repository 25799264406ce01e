import Crypto
package import Foundation

/// A secret that a program keeps and shows again: a session's, an app password, an invitation.
///
/// 160 bits or more, so its digest may be kept without salt: nobody goes through 2^160 of them.
package struct SecretToken: Sendable {
    /// As it is shown: letters and digits of a URL (RFC 4648, section 5), or groups to be typed.
    package let text: String

    /// A new one, for programs.
    ///
    /// - Parameter bits: of chance; a session has 256 (OWASP ASVS 5.0, 7.2.3 asks for 128).
    package init(bits: Int = 256) {
        text = Base64URL.text(randomBytes(bits / 8))
    }

    init(text: String) { self.text = text }

    /// A new one that is typed by hand: 80 bits, as `8m3k-pq7w-hzt4-v2xn`.
    ///
    /// No letter looks like another or like a digit.
    package static func typed() -> SecretToken {
        let letters = Array("23456789abcdefghjkmnpqrstuvwxyz")
        var generator = SystemRandomNumberGenerator()
        let groups = (0..<4).map { _ in
            String(
                (0..<4).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
        }
        return SecretToken(text: groups.joined(separator: "-"))
    }

    /// A token made to be typed, as it was made, of how somebody typed it: in capitals, with spaces, or
    /// without its hyphens.
    package static func asTyped(_ text: String) -> String {
        let letters = text.prefix(100).lowercased().filter { $0.isLetter || $0.isNumber }
        return stride(from: 0, to: letters.count, by: 4).map { letters.dropFirst($0).prefix(4) }
            .joined(separator: "-")
    }

    /// What is kept of it.
    package var digest: Data { Self.digest(of: text) }

    /// What is kept of a token that somebody shows.
    package static func digest(of text: String) -> Data {
        Data(SHA256.hash(data: Data(text.utf8)))
    }
}

extension SecretToken: CustomStringConvertible {
    /// Nothing of it: a token is a secret.
    package var description: String { "a token" }
}

/// Bytes of chance from the system.
package func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}

/// Whether two secrets are the same: all bytes are compared, so that the time tells nothing.
package func isSame(_ one: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    let start: UInt8 = one.count == other.count ? 0 : 1
    return zip(one, other).reduce(start) { $0 | ($1.0 ^ $1.1) } == 0
}
