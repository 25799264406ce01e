import Campus
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
        if password != nil { try limits.eventPassword(of: caller.person.handle.text, at: now) }
        let asker = caller.person.id
        let lock: PasswordHash?
        do {
            lock = try await lanes.act(as: caller) { desks in
                try desks.events.lock(of: name, isTried: password != nil)
            }
        } catch let refusal as Refusal where refusal.reason == .missing {
            // It takes as long where there is nothing to be opened: how long tells nobody what there is.
            if let password { _ = try await hashing.matches(password, .ofNobody, by: asker) }
            throw refusal
        }
        guard let lock, let password else { return nil }
        guard try await hashing.matches(password, lock, by: asker) else {
            throw EventDesk.noEvent(name, hasPassword: true)
        }
        return lock
    }
}
