import Credentials
import Crypto
import CryptoExtras
package import Foundation

/// A provider of OpenID Connect that signs whatever it is told to.
package struct SoftProvider: Sendable {
    package static let issuer = "https://login.example.ac.uk"
    package static let client = "belltower"

    private let key = P256.Signing.PrivateKey()
    private let rsa: _RSA.Signing.PrivateKey
    package var keyID = "k1"

    package init() throws { rsa = try _RSA.Signing.PrivateKey(keySize: .bits2048) }

    /// Its public keys: one of ES256, one of RS256 (`rsa`), and one that is none of ours.
    package var keys: Data {
        let point = Array(key.publicKey.rawRepresentation)
        let numbers = try? rsa.publicKey.getKeyPrimitives()
        let (modulus, exponent) = (numbers?.modulus ?? Data(), numbers?.publicExponent ?? Data())
        return Data(
            """
            {"keys":[{"kty":"oct","kid":"o","k":"AA"},\
            {"kty":"EC","crv":"P-256","kid":"\(keyID)","use":"sig","x":"\(Base64URL.text(point[..<32]))",\
            "y":"\(Base64URL.text(point[32...]))"},\
            {"kty":"RSA","kid":"rsa","n":"\(Base64URL.text(modulus))","e":"\(Base64URL.text(exponent))"}]}
            """.utf8)
    }

    /// What it says of itself.
    package static let document = Data(
        """
        {"issuer":"\(issuer)","authorization_endpoint":"\(issuer)/authorize",\
        "token_endpoint":"\(issuer)/token","jwks_uri":"\(issuer)/keys"}
        """.utf8)

    /// The claims of a token that is good.
    package static func claims(nonce: String, now: Int64) -> [String: String] {
        [
            "iss": "\"\(issuer)\"", "aud": "\"\(client)\"", "sub": "\"s-1\"",
            "exp": "\(now + 300)", "iat": "\(now)", "nonce": "\"\(nonce)\"",
        ]
    }

    /// A token of claims, whose values are JSON.
    package func token(
        _ claims: [String: String], algorithm: String = "ES256", keyID: String? = nil
    ) throws -> String {
        let named = keyID ?? (algorithm == "RS256" ? "rsa" : self.keyID)
        let header = #"{"alg":"\#(algorithm)","kid":"\#(named)","typ":"JWT"}"#
        let body = claims.map { #""\#($0)":\#($1)"# }.joined(separator: ",")
        let message = "\(Base64URL.text(header.utf8)).\(Base64URL.text("{\(body)}".utf8))"
        let signature: [UInt8] =
            switch algorithm {
            case "ES256":
                Array(try key.signature(for: Data(message.utf8)).rawRepresentation)
            case "RS256":
                Array(
                    try rsa.signature(
                        for: SHA256.hash(data: Data(message.utf8)), padding: .insecurePKCS1v1_5
                    ).rawRepresentation)
            case "HS256":
                // The public key, as everybody has it, for a secret.
                Array(
                    HMAC<SHA256>.authenticationCode(
                        for: Data(message.utf8), using: SymmetricKey(data: keys)))
            default: []
            }
        return "\(message).\(Base64URL.text(signature))"
    }
}
