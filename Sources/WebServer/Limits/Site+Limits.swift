import Campus
import Hummingbird
import NIOCore
import Operations
import Recurrence

/// By what somebody shows who they are, request by request.
enum CredentialKind: Hashable, Sendable, CaseIterable {
    /// A browser's cookie: pages are asked by it.
    case cookie
    /// A session's token, which programs send.
    case token
    case appPassword
}

extension Site {
    /// How often somebody may ask by a kind of credential.
    ///
    /// Each kind has its own: a program gone wild takes nothing from the pages, where its owner ends it.
    func limits(of kind: CredentialKind) -> RateLimits { programLimits[kind] ?? limits }

    /// How many requests were refused, by whatever kind.
    var refusedCount: Int { programLimits.values.reduce(limits.refused) { $0 + $1.refused } }

    /// The body of a request, whole.
    ///
    /// - Throws: `HTTPError` 413 for more bytes; `Refusal.tooMany` where somebody has sent very much of late.
    func body(
        of request: Request, upTo most: Int, by context: SiteContext
    ) async throws -> ByteBuffer {
        let body = try await request.wholeBody(upTo: most)
        if let caller = context.caller {
            try mind(body.readableBytes, of: caller.person, by: context.credential)
        }
        return body
    }

    /// Counts what has to be read of somebody by its bytes, as so many costly requests.
    ///
    /// - Throws: `Refusal.tooMany`.
    func mind(_ bytes: Int, of person: Person, by kind: CredentialKind) throws(Refusal) {
        for _ in 0..<(bytes / BodyLimits.costly) {
            try limits(of: kind).costly(of: person.handle.text, at: now)
        }
    }
}
