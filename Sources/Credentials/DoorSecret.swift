import Crypto
package import Foundation

/// What the codes at the door of one event are made with, as RFC 6238 makes one-time passwords: an HMAC
/// of the number of the half minute.
///
/// Whoever stands at the door reads the code; who has the secret has all codes.
package struct DoorSecret: Sendable {
    /// How long a code is shown, in seconds.
    package static let step: Int64 = 30
    package static let digits = 6

    /// 32 random bytes, as they are kept.
    package let kept: Data

    /// A new one.
    package init() { kept = Data(randomBytes(32)) }

    package init(kept: Data) { self.kept = kept }

    /// The code of some time: six digits.
    ///
    /// - Parameter seconds: since 1970.
    package func code(at seconds: Int64) -> String {
        // RFC 4226, 5.3, over SHA-256: the last four bits say where four bytes are taken.
        let counter = UInt64(bitPattern: Self.number(at: seconds))
        let bytes = (0..<8).reversed().map { UInt8(truncatingIfNeeded: counter >> ($0 * 8)) }
        let hash = Array(
            HMAC<SHA256>.authenticationCode(for: bytes, using: SymmetricKey(data: kept)))
        let place = Int((hash.last ?? 0) & 15)
        let word = hash[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7fff_ffff
        let text = String(word % 1_000_000)
        return String(repeating: "0", count: Self.digits - text.count) + text
    }

    /// When the code of some time is followed by the next one.
    package static func end(at seconds: Int64) -> Int64 { (number(at: seconds) + 1) * step }

    /// Whether a code that somebody typed is the one of now or the one before; spaces and hyphens in it
    /// are left out.
    package func accepts(_ typed: String, at seconds: Int64) -> Bool {
        let text = Array(typed.filter { !$0.isWhitespace && $0 != "-" }.utf8)
        return [seconds, seconds - Self.step].reduce(false) {
            isSame(text, Array(code(at: $1).utf8)) || $0
        }
    }

    private static func number(at seconds: Int64) -> Int64 { seconds / step }
}

extension DoorSecret: CustomStringConvertible {
    /// Nothing of it.
    package var description: String { "the secret of a door" }
}
