package import Recurrence
import Campus
import Credentials
import Storage

extension SignInDesk {
    /// How old what is written of a session's last use may be.
    private static let usedWithin: Int64 = 300

    /// Whose session a token is, as a caller; nil when it is none that lives.
    ///
    /// - Parameter zone: in which they want all told; nil for their own.
    package func caller(token: String, zone: Zone? = nil) throws(Refusal) -> Caller? {
        let digest = SecretToken.digest(of: token)
        let (store, now) = (store, now)
        let found = try translating { () throws(StorageError) in
            try store.look { transaction -> (Session, Person)? in
                guard let session = try transaction.session(digest: digest, at: now),
                    let person = try transaction.person(session.person)
                else { return nil }
                return (session, person)
            }
        }
        guard let (session, person) = found else { return nil }
        // To look is not to write, but a time that is told must be about right.
        if now - session.used >= Self.usedWithin {
            _ = try? store.relaxed { try $0.touch(session.id, at: now) }
        }
        var caller = try home.caller(person, at: now, zone: zone)
        caller.proof = .session(session.id, at: session.proven)
        return caller
    }
}
