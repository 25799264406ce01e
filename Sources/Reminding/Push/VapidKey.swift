import Credentials
import Crypto
import Fetching
import Foundation
import Locks

/// The key pair by which push services know this site (RFC 8292).
///
/// Browsers subscribe to its public half: with another pair, all that were subscribed are lost.
package struct VapidKey: Sendable {
    private let key: P256.Signing.PrivateKey

    /// A new one.
    package init() { key = P256.Signing.PrivateKey() }

    /// Reads what `text` wrote; nil for anything else.
    package init?(_ text: String) {
        guard
            let bytes = Base64URL.bytes(
                padded: text.trimmingCharacters(in: .whitespacesAndNewlines)),
            let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes)
        else { return nil }
        self.key = key
    }

    /// The private half as a line of text: a secret.
    package var text: String { Base64URL.text(key.rawRepresentation) }

    /// The public half, as browsers take it: base64url of the uncompressed point.
    package var publicText: String { Base64URL.text(key.publicKey.x963Representation) }

    /// A JSON Web Token signed with ES256.
    ///
    /// - Parameters:
    ///   - audience: the push service's origin.
    ///   - subject: the site's URL.
    ///   - expiry: seconds since 1970; no more than 24 hours ahead.
    func token(for audience: String, from subject: String, until expiry: Int64) throws -> String {
        let claims = ["aud": audience, "sub": subject]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rest = try String(decoding: encoder.encode(claims).dropFirst(), as: UTF8.self)
        let parts = [#"{"typ":"JWT","alg":"ES256"}"#, #"{"exp":\#(expiry),"# + rest]
        let signed = parts.map { Base64URL.text($0.utf8) }.joined(separator: ".")
        let signature = try key.signature(for: Array(signed.utf8))
        return "\(signed).\(Base64URL.text(signature.rawRepresentation))"
    }
}

/// Signs for a site, and keeps a token an origin as long as it is good.
package final class VapidSigner: Sendable {
    /// How long a token is good, in seconds; RFC 8292 allows 24 hours.
    static let lifetime: Int64 = 12 * 3_600
    /// One is made anew so long after it was made: clocks differ.
    private static let renewal = lifetime / 2
    /// More origins than there are push services.
    private static let mostTokens = 64

    private struct Token {
        var field: String
        var made: Int64
    }

    private let key: VapidKey
    private let site: String
    private let tokens = Locked<[String: Token]>([:])

    /// - Parameter site: the site's https URL, under which its operator can be found.
    package init(_ key: VapidKey, for site: String) {
        self.key = key
        self.site = site
    }

    package var publicText: String { key.publicText }

    /// The value of the field Authorization for a push service.
    ///
    /// - Parameter now: seconds since 1970.
    func authorization(for origin: String, at now: Int64) throws -> String {
        try tokens.withLock { tokens in
            // A clock that was set back has left one that is good for too long.
            if let token = tokens[origin], (0..<Self.renewal).contains(now - token.made) {
                return token.field
            }
            let token = try key.token(for: origin, from: site, until: now + Self.lifetime)
            let field = "vapid t=\(token),k=\(key.publicText)"
            if tokens.count >= Self.mostTokens { tokens = [:] }
            tokens[origin] = Token(field: field, made: now)
            return field
        }
    }
}
