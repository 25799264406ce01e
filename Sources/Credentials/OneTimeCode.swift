import Crypto
package import Foundation

/// A code that is mailed to somebody and typed once: eight digits.
///
/// Typed, not followed as a link: scanners of mail open links, and an app on an iPhone's home screen
/// does not share Safari's cookies.
package struct OneTimeCode: Sendable {
    /// How long one holds, in seconds (OWASP ASVS 5.0, 6.5.5: at most ten minutes).
    package static let lifetime: Int64 = 600
    /// Wrong ones after which it holds no longer.
    package static let tries = 5

    /// Eight digits.
    package let text: String

    package init() {
        var generator = SystemRandomNumberGenerator()
        let number = Int.random(in: 0..<100_000_000, using: &generator)
        let digits = String(number)
        text = String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// In two groups, as it is read aloud: `1234 5678`.
    package var grouped: String { "\(text.prefix(4)) \(text.suffix(4))" }

    /// What is kept of a code for an address.
    ///
    /// A short one is found by going through all of them; but it holds for ten minutes, once, and who
    /// reads the database reads what it opens as well.
    package func digest(for address: String) -> Data { Self.digest(of: text, for: address) }

    /// How many digits one has.
    package static let length = 8

    /// What is kept of a code: of its digits alone.
    package static func digest(of digits: String, for address: String) -> Data {
        Data(SHA256.hash(data: Data("\(address)\n\(digits)".utf8)))
    }
}

extension OneTimeCode: CustomStringConvertible {
    /// Nothing of it: a code is a secret.
    package var description: String { "a code" }
}
