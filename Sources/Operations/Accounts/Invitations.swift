package import Credentials
package import Campus
import Recurrence
import Storage

extension AccountDesk {
    /// How long an invitation is good, in seconds: a week.
    package static let invitationLifetime: Int64 = 7 * 86_400

    /// Makes an invitation: an operator's act.
    ///
    /// - Parameter handle: of whoever is in the home already and shall sign in; nil for somebody new.
    /// - Returns: what they type or open, shown once.
    /// - Throws: `Refusal.conflict`, over the network, for somebody who can sign in.
    package func invite(_ handle: String?) throws(Refusal) -> SecretToken {
        let token = SecretToken.typed()
        try acting(reaching: .seen) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.invite")
            try mustBeFresh()
            let person = try handle.map { try transaction.person(named: $0, orSelf: actor) }
            if let person { try mustBeWithoutWayIn(person, in: transaction) }
            try transaction.addInvitation(
                digest: token.digest, for: person?.id, role: person?.role ?? .student,
                lasting: now...now.adding(seconds: Self.invitationLifetime))
            try transaction.audit(.invitePerson, by: actor, on: person, at: now)
        }
        return token
    }

    /// Whoever can sign in needs no invitation: it would open their account to whoever invites.
    ///
    /// Whoever owns the home's files may let somebody in again who lost all else.
    private func mustBeWithoutWayIn(
        _ person: Person, in transaction: Transaction
    ) throws {
        guard !desks.caller.ownsFiles, try hasWayIn(person, in: transaction) else { return }
        throw Refusal(.conflict, "refusal.invitation.here", with: ["handle": "\(person.handle)"])
    }

    /// Whether somebody has anything by which they get in again, and prove who they are.
    private func hasWayIn(
        _ person: Person, in transaction: Transaction
    ) throws -> Bool {
        try !transaction.provenAddresses(of: person.id).isEmpty
            || transaction.passwordHash(of: person.id) != nil
            || !transaction.passkeys(of: person.id).isEmpty
            || !transaction.identities(of: person.id).isEmpty
    }

    /// Whether the person has anything by which they get in again, and prove who they are.
    package func hasWayIn() throws(Refusal) -> Bool {
        try looking { transaction, viewer in try hasWayIn(viewer, in: transaction) }
    }

    /// Makes sure that the caller may add a way into their account: they have just proved who they are, or have
    /// nothing yet to prove it by, as whoever came by an invitation.
    ///
    /// - Throws: `Refusal.unauthenticated` otherwise.
    package func mustBeFreshToAdd() throws(Refusal) {
        guard !desks.caller.isFresh else { return }
        guard try !hasWayIn() else { throw Refusal(.unauthenticated, "refusal.account.stale") }
    }
}

/// For whoever runs a home, into which nobody has a way yet.
package struct FirstInvitation: Sendable {
    /// What they type, shown once.
    package let token: SecretToken
    /// Who they are in the home; nil where nobody is there.
    package let handle: Handle?
}

extension SignInDesk {
    /// On a home into which nobody has a way yet: an invitation for whoever runs it, instead of any before
    /// for them.
    ///
    /// - Returns: nil when somebody has signed in, or may.
    package func inviteFirst() throws(Refusal) -> FirstInvitation? {
        let token = SecretToken.typed()
        return try acting { transaction in
            guard try !transaction.hasWaysIn() else { return nil }
            let person = try transaction.firstOperator()
            try transaction.forgetInvitations(of: person?.id)
            let end = now.adding(seconds: AccountDesk.invitationLifetime)
            try transaction.addInvitation(
                digest: token.digest, for: person?.id, role: .operator, lasting: now...end)
            return FirstInvitation(token: token, handle: person?.handle)
        }
    }

    /// Begins a session for whoever has an invitation.
    ///
    /// - Throws: `Refusal.unauthenticated` for one that is none, or is used, or too old.
    package func begin(
        invitation: String, device: String, newcomer: Newcomer = Newcomer()
    ) throws(Refusal) -> OpenedSession {
        let digest = SecretToken.digest(of: SecretToken.asTyped(TypedText.plain(invitation)))
        return try opening { transaction, notices in
            guard let taken = try transaction.takeInvitation(digest: digest, at: now) else {
                throw Refusal(.unauthenticated, "refusal.invitation.wrong")
            }
            guard let id = taken.person else {
                let person = try add(newcomer, for: nil, role: taken.role, in: transaction)
                return try open(person, device: device, isNew: true, notices, in: transaction)
            }
            let person = try transaction.person(id)
                .orThrow(Refusal(.unauthenticated, "refusal.invitation.wrong"))
            return try open(person, device: device, isNew: false, notices, in: transaction)
        }
    }

    /// Whether an invitation is for somebody who is not here yet.
    ///
    /// - Throws: `Refusal.unauthenticated` for one that is none, or is used, or too old.
    package func isNew(invitation: String) throws(Refusal) -> Bool {
        let digest = SecretToken.digest(of: SecretToken.asTyped(TypedText.plain(invitation)))
        let (store, now) = (store, now)
        let person = try translating { () throws(StorageError) in
            try store.look { try $0.invitation(digest: digest, at: now) }
        }
        guard let person else { throw Refusal(.unauthenticated, "refusal.invitation.wrong") }
        return person == .unstored
    }
}
