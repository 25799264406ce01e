package import Campus
package import Credentials

/// What makes an event private, or public again.
package enum EventPassword: Sendable {
    /// Public.
    case open
    /// As somebody wrote it.
    case words(String)
    /// Hashed by who must not wait for that in the turn of an act.
    case hashed(PasswordHash)

    /// An empty text makes an event public.
    package init(_ words: String) { self = words.isEmpty ? .open : .words(words) }

    /// What is kept of it; nil for a public event.
    ///
    /// Takes a fifth of a second where it was written.
    /// - Throws: `Refusal.invalid` for one that is too short or too long.
    func hash() throws(Refusal) -> PasswordHash? {
        switch self {
        case .open: return nil
        case .hashed(let hash): return hash
        case .words(let words):
            try Self.check(words)
            return try PasswordHash(refusing: words)
        }
    }

    static func check(_ words: String) throws(Refusal) {
        guard (4...200).contains(words.utf8.count) else {
            throw Refusal(.invalid, "refusal.event.password")
        }
    }
}

extension PasswordHashing {
    /// A password for an event, hashed on these threads.
    ///
    /// - Throws: `Refusal.invalid` for one that is too short or too long; `.busy` where too many wait.
    package func prepare(
        _ password: EventPassword?, by person: PersonID
    ) async throws -> EventPassword? {
        guard case .words(let words) = password else { return password }
        try EventPassword.check(words)
        return .hashed(try await hash(words, forThingOf: person))
    }
}
