import Credentials
import Operations

extension Site {
    /// The hash that the password matches which was given for an event; nil where none is needed.
    ///
    /// It is compared beside the acts, whose turn that would take too long.
    /// - Parameter name: of the event, as its number or its hashtag.
    /// - Throws: `Refusal.missing` for a wrong one.
    func opened(
        _ name: String, by password: String?, as caller: Caller
    ) async throws -> PasswordHash? {
        let lock = try await lanes.act(as: caller) { desks in
            try desks.events.lock(of: name, isTried: password != nil)
        }
        guard let lock, let password else { return nil }
        guard try await hashing.matches(password, lock) else {
            throw EventDesk.noEvent(name, hasPassword: true)
        }
        return lock
    }
}
