import Campus
package import Credentials
import Fetching
import Foundation
import Locks
package import Recurrence

/// The campus's provider of OpenID Connect: where browsers are sent, and what comes back with them.
///
/// What it says of itself is kept for an hour; its keys until a token has another one, and are asked for
/// once a minute at most. Where it does not answer, nobody waits for it in the next ten seconds.
package final class OpenIDProvider: Sendable {
    static let unreached = Refusal(.unavailable, "refusal.openID.unreached")
    static let wrong = Refusal(.unauthenticated, "refusal.openID.wrong")

    private let home: Home
    private let transport: OpenIDTransport
    private let known = Locked(Known())

    private struct Known {
        var document: OpenIDDocument?
        var documentAt = Instant(seconds: 0)
        /// When which issuer did not answer last.
        var failure: (issuer: String, at: Instant)?
        var keys: JSONWebKeys?
        var keysAt = Instant(seconds: 0)
    }

    package convenience init(_ home: Home) {
        self.init(home, .network(of: home))
    }

    init(_ home: Home, _ transport: OpenIDTransport) {
        self.home = home
        self.transport = transport
    }

    /// What people call it; nil where there is none.
    package var name: String? {
        let settings = home.serverSettings.openID
        return settings.isThere ? settings.name : nil
    }

    /// As it names itself.
    package var issuer: String { home.serverSettings.openID.issuer ?? "" }

    /// Where a browser is sent.
    ///
    /// - Parameters:
    ///   - callback: where it comes back.
    ///   - isProof: whether whoever comes back must have proved who they are just now.
    package func address(
        for attempt: OpenIDAttempt, callback: String, isProof: Bool, at now: Instant
    ) async throws(Refusal) -> String {
        let document = try await document(at: now)
        var fields = [
            ("response_type", "code"), ("client_id", try client()), ("redirect_uri", callback),
            ("scope", "openid email profile"), ("state", attempt.state), ("nonce", attempt.nonce),
            ("code_challenge", attempt.challenge), ("code_challenge_method", "S256"),
        ]
        // Then the token has to say when they did.
        if isProof { fields += [("max_age", "0"), ("prompt", "login")] }
        let mark = document.authorization_endpoint.contains("?") ? "&" : "?"
        return document.authorization_endpoint + mark + FormText.of(fields)
    }

    /// Who somebody is, by the code that their browser brought back.
    ///
    /// - Throws: `Refusal.unauthenticated` for whatever is wrong with code and token; `.unavailable` where
    ///   the provider does not answer.
    package func claims(
        ofCode code: String, _ attempt: OpenIDAttempt, callback: String, at now: Instant
    ) async throws(Refusal) -> IdentityClaims {
        let document = try await document(at: now)
        let message = try message(to: document, showing: code, attempt, callback: callback)
        let answer = try await transport.post(document.token_endpoint, message)
        struct Answer: Decodable { var id_token: String }
        guard let text = try? JSONDecoder().decode(Answer.self, from: answer).id_token,
            let token = JSONWebToken(text), try await isSigned(token, document, at: now)
        else { throw Self.wrong }
        let check = IdentityCheck(
            issuer: issuer, client: try client(), nonce: attempt.nonce, now: now.seconds)
        return try check.claims(of: token).orThrow(Self.wrong)
    }

    private func client() throws(Refusal) -> String {
        try home.serverSettings.openID.client.orThrow(
            Refusal(.missing, "refusal.path.unknown"))
    }

    /// The form that a code is shown with.
    private func message(
        to document: OpenIDDocument, showing code: String, _ attempt: OpenIDAttempt,
        callback: String
    ) throws(Refusal) -> PostMessage {
        let client = try client()
        var form = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", callback),
            ("client_id", client), ("code_verifier", attempt.verifier),
        ]
        var fields: [(name: String, value: String)] = [
            ("Content-Type", "application/x-www-form-urlencoded"), ("Accept", "application/json"),
        ]
        let secret = try home.serverSettings.openID.secret?.read(relativeTo: home.folder.path)
        if let secret, document.wantsSecretInForm {
            form.append(("client_secret", secret))
        } else if let secret {
            // RFC 6749, 2.3.1: both are encoded as a form's before.
            let pair = "\(FormText.encoded(client)):\(FormText.encoded(secret))"
            fields.append(("Authorization", "Basic \(Data(pair.utf8).base64EncodedString())"))
        }
        return PostMessage(
            fields: fields, body: Array(FormText.of(form).utf8), wantsBody: true)
    }
}

// MARK: - What the provider says of itself

extension OpenIDProvider {
    private func document(at now: Instant) async throws(Refusal) -> OpenIDDocument {
        let issuer = issuer
        guard name != nil else { throw Refusal(.missing, "refusal.path.unknown") }
        let kept = known.withLock { known in
            known.document.flatMap { document in
                document.issuer == issuer && now - known.documentAt < 3_600 ? document : nil
            }
        }
        if let kept { return kept }
        let failure = known.withLock(\.failure)
        if let failure, failure.issuer == issuer, now - failure.at < 10 { throw Self.unreached }
        do throws(Refusal) {
            let document = try await document(of: issuer)
            known.withLock { $0 = Known(document: document, documentAt: now) }
            return document
        } catch {
            known.withLock { $0.failure = (issuer, now) }
            throw error
        }
    }

    private func document(of issuer: String) async throws(Refusal) -> OpenIDDocument {
        let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
        let bytes = try await transport.get("\(base)/.well-known/openid-configuration")
        guard let document = try? JSONDecoder().decode(OpenIDDocument.self, from: bytes),
            document.issuer == issuer, document.isSafe
        else { throw Self.unreached }
        return document
    }

    private func isSigned(
        _ token: JSONWebToken, _ document: OpenIDDocument, at now: Instant
    ) async throws(Refusal) -> Bool {
        let (kept, age) = known.withLock { ($0.keys, now - $0.keysAt) }
        if let kept {
            switch kept.verdict(on: token) {
            case .signed: return true
            case .forged: return false
            case .unknownKey:
                // Tokens of anybody's make nobody ask for keys all the time.
                guard age >= 60 else { return false }
            }
        }
        let bytes = try await transport.get(document.jwks_uri)
        guard let keys = JSONWebKeys(bytes) else { throw Self.unreached }
        known.withLock { known in
            known.keys = keys
            known.keysAt = now
        }
        return keys.verdict(on: token) == .signed
    }
}

/// What a provider says of itself (OpenID Connect Discovery, 3).
struct OpenIDDocument: Decodable, Sendable {
    var issuer: String
    var authorization_endpoint: String
    var token_endpoint: String
    var jwks_uri: String
    var token_endpoint_auth_methods_supported: [String]?

    /// A header is the rule, where nothing is said.
    var wantsSecretInForm: Bool {
        let ways = token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
        return !ways.contains("client_secret_basic") && ways.contains("client_secret_post")
    }

    /// Whether all of it is reached by https, but for a provider on this machine.
    var isSafe: Bool {
        [authorization_endpoint, token_endpoint, jwks_uri].allSatisfy { text in
            guard let address = PostAddress(text), !address.hasCredentials else { return false }
            return address.isSecure || PostAddress(issuer)?.isLoopback == true && address.isLoopback
        }
    }
}
