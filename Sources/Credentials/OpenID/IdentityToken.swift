import Crypto
import Foundation

/// Who somebody is, as a provider of OpenID Connect says.
package struct IdentityClaims: Hashable, Sendable {
    /// Whom the provider means: never given to anybody else.
    package var subject: String
    /// An address that the provider says is theirs; nil where it does not.
    package var verifiedEmail: String?
    package var name: String?
    /// When they proved to the provider who they are, in seconds since 1970; nil where it does not say.
    package var provenAt: Int64?

    package init(
        subject: String, verifiedEmail: String? = nil, name: String? = nil, provenAt: Int64? = nil
    ) {
        self.subject = subject
        self.verifiedEmail = verifiedEmail
        self.name = name
        self.provenAt = provenAt
    }
}

/// What has to hold of an ID token (OpenID Connect Core, 3.1.3.7), but for its signature.
package struct IdentityCheck: Sendable {
    /// How far the provider's clock may be from ours, in seconds.
    private static let leeway: Int64 = 60

    package var issuer: String
    package var client: String
    package var nonce: String
    /// Seconds since 1970.
    package var now: Int64

    package init(issuer: String, client: String, nonce: String, now: Int64) {
        self.issuer = issuer
        self.client = client
        self.nonce = nonce
        self.now = now
    }

    /// What a token says; nil where it is of another provider, for somebody else, or not of now.
    package func claims(of token: JSONWebToken) -> IdentityClaims? {
        guard let claims = try? JSONDecoder().decode(Claims.self, from: token.claims),
            claims.iss == issuer, claims.aud.names.contains(client),
            claims.azp.map({ $0 == client }) ?? (claims.aud.names.count == 1),
            isNow(claims), let said = claims.nonce, isSame(Array(said.utf8), Array(nonce.utf8)),
            (1...255).contains(claims.sub.utf8.count)
        else { return nil }
        return IdentityClaims(
            subject: claims.sub,
            verifiedEmail: claims.email_verified?.isTrue == true ? claims.email : nil,
            name: claims.name,
            provenAt: claims.auth_time.flatMap { Int64(exactly: $0.rounded(.down)) }
                .map { min($0, now) })
    }

    private func isNow(_ claims: Claims) -> Bool {
        let clock = Double(now), leeway = Double(Self.leeway)
        return claims.exp > clock - leeway && claims.iat < clock + leeway
            && (claims.nbf ?? 0) < clock + leeway
    }

    private struct Claims: Decodable {
        var iss: String
        var sub: String
        var aud: Audience
        var azp: String?
        var exp: Double
        var iat: Double
        var nbf: Double?
        var nonce: String?
        var auth_time: Double?
        var email: String?
        var email_verified: Flag?
        var name: String?
    }

    /// Some providers write it as a text.
    private struct Flag: Decodable {
        var isTrue: Bool

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            isTrue =
                (try? value.decode(Bool.self)) ?? ((try? value.decode(String.self)) == "true")
        }
    }

    /// One name, or several.
    private struct Audience: Decodable {
        var names: [String]

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            names = try (try? [value.decode(String.self)]) ?? value.decode([String].self)
        }
    }
}

/// One way to a provider and back: all that goes along is made of one secret, which the browser keeps.
package struct OpenIDAttempt: Sendable {
    /// Kept in a cookie.
    package let secret: String

    package init() { secret = SecretToken().text }

    package init(secret: String) { self.secret = secret }

    /// Comes back with the answer: it is the answer to this browser's question.
    package var state: String { derived("state") }
    /// Stands in the token: it was made for this browser.
    package var nonce: String { derived("nonce") }
    /// Shown with the code: whoever else has that has nothing (RFC 7636).
    package var verifier: String { derived("verifier") }
    package var challenge: String { Base64URL.text(SHA256.hash(data: Data(verifier.utf8))) }

    private func derived(_ name: String) -> String {
        Base64URL.text(
            HMAC<SHA256>.authenticationCode(
                for: Data(name.utf8), using: SymmetricKey(data: Data(secret.utf8))))
    }
}
