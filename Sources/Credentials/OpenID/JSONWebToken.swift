package import Foundation

/// A token of claims with a signature (RFC 7515, compact), of an algorithm that is believed at all.
package struct JSONWebToken: Sendable {
    /// Nobody's claims are longer, in bytes.
    private static let mostBytes = 16 << 10

    let algorithm: SignatureKey.Algorithm
    /// Of the key that signed it; nil where it is not said.
    let keyID: String?
    /// A JSON object.
    let claims: Data
    fileprivate let message: Data
    fileprivate let signature: [UInt8]

    /// Nil for what is none, for algorithms without a public key (`none`, HS256), and for headers that have to
    /// be understood and are not.
    package init?(_ text: String) {
        struct Header: Decodable {
            var alg: String
            var kid: String?
            var crit: [String]?
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard text.utf8.count <= Self.mostBytes, parts.count == 3,
            let header = Base64URL.bytes(parts[0]), let claims = Base64URL.bytes(parts[1]),
            let signature = Base64URL.bytes(parts[2]),
            let read = try? JSONDecoder().decode(Header.self, from: Data(header)),
            read.crit == nil, let algorithm = SignatureKey.Algorithm(rawValue: read.alg)
        else { return nil }
        self.algorithm = algorithm
        keyID = read.kid
        self.claims = Data(claims)
        message = Data("\(parts[0]).\(parts[1])".utf8)
        self.signature = signature
    }
}

/// The public keys that a provider signs with (RFC 7517).
package struct JSONWebKeys: Sendable {
    package enum Verdict: Sendable {
        case signed
        /// By a key that is not among these: they may have changed.
        case unknownKey
        case forged
    }

    private static let most = 50

    private let keys: [(id: String?, key: SignatureKey)]

    /// Nil for what is no set of keys; those that are not for signatures, or of other kinds, are left out.
    package init?(_ json: Data) {
        struct Document: Decodable {
            var keys: [Key]
        }
        struct Key: Decodable {
            var kty: String
            var kid: String?
            var use: String?
            var crv, x, y, n, e: String?
        }
        guard let document = try? JSONDecoder().decode(Document.self, from: json) else {
            return nil
        }
        func number(_ text: String?) -> [UInt8] { text.flatMap { Base64URL.bytes($0) } ?? [] }
        keys = document.keys.prefix(Self.most).compactMap { entry in
            guard entry.use ?? "sig" == "sig" else { return nil }
            let key: SignatureKey? =
                switch (entry.kty, entry.crv) {
                case ("EC", "P-256"): SignatureKey(x: number(entry.x), y: number(entry.y))
                case ("RSA", _): SignatureKey(modulus: number(entry.n), exponent: number(entry.e))
                default: nil
                }
            return key.map { (entry.kid, $0) }
        }
    }

    package func verdict(on token: JSONWebToken) -> Verdict {
        // By its kind a key has one algorithm: what the token says of itself chooses among keys alone.
        let fitting = keys.filter { id, key in
            key.algorithm == token.algorithm && (token.keyID == nil || token.keyID == id)
        }
        guard !fitting.isEmpty else { return .unknownKey }
        let isSigned = fitting.contains { _, key in
            key.isSignature(token.signature, of: token.message, as: .plain)
        }
        return isSigned ? .signed : .forged
    }
}
