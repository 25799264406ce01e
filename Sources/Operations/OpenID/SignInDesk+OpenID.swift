package import Campus
package import Credentials
import Recurrence
import Storage

extension SignInDesk {
    /// Begins a session for whom a provider names.
    ///
    /// Whom nobody here is linked to has an account by an address that the provider may prove, or gets a
    /// new one as far as the home lets people sign up.
    /// - Throws: `Refusal.forbidden` where nobody new may come.
    package func begin(
        identity claims: IdentityClaims, of issuer: String, device: String
    ) throws(Refusal) -> OpenedSession {
        try opening { transaction, notices in
            let key = IdentityKey(issuer: issuer, subject: claims.subject)
            let proven = claims.provenAt.map { Instant(seconds: $0) } ?? Instant(seconds: 0)
            if let id = try transaction.useIdentity(key, at: now),
                let person = try transaction.person(id)
            {
                return try open(
                    person, device: device, isNew: false, proven: proven, notices, in: transaction)
            }
            let (person, isNew) = try account(of: claims, in: transaction)
            if isNew { try mustNotBeBarred(.identity(key), in: transaction) }
            _ = try transaction.link(key, to: person.id, at: now)
            return try open(
                person, device: device, isNew: isNew, proven: proven, notices, in: transaction)
        }
    }

    private func account(
        of claims: IdentityClaims, in transaction: Transaction
    ) throws -> (Person, isNew: Bool) {
        let name = claims.name.map { String($0.prefix(80)) }
        let newcomer = Newcomer(
            name: name?.contains(where: { !$0.isWhitespace }) == true ? name : nil)
        let address = claims.verifiedEmail.flatMap { EmailAddress($0.trimming)?.text }
        if let address, server.openID.provesAddresses {
            return try account(at: address, newcomer, in: transaction)
        }
        // An address that is not believed opens nothing, and is not kept.
        guard try home.site(in: transaction).signUp == .open else {
            throw Refusal(.forbidden, "refusal.openID.unlinked")
        }
        return (try add(newcomer, for: nil, role: .student, in: transaction), true)
    }
}

extension AccountDesk {
    /// Whom providers name the person.
    package func identities() throws(Refusal) -> [LinkedIdentity] {
        try looking { transaction, viewer in try transaction.identities(of: viewer.id) }
    }

    /// Links whom a provider names with the person: they sign in by it from now on.
    ///
    /// - Throws: `Refusal.conflict` where it is linked with another account.
    package func link(
        _ claims: IdentityClaims, of issuer: String
    ) throws(Refusal) {
        let signIn = home.signIn(at: now)
        try changing(.linkProvider) { transaction, person in
            let key = IdentityKey(issuer: issuer, subject: claims.subject)
            try signIn.mustNotBeBarred(.identity(key), in: transaction)
            guard try transaction.link(key, to: person.id, at: now) == person.id else {
                throw Refusal(.conflict, "refusal.openID.other")
            }
        }
    }

    package func unlink(_ id: RowID<LinkedIdentity>) throws(Refusal) {
        try changing(.unlinkProvider) { transaction, person in
            try Self.mustNotLoseWaysIn(person)
            guard try transaction.unlink(id, of: person.id) else {
                throw Refusal(.missing, "refusal.openID.unknown")
            }
        }
    }

    /// Proves anew who the caller is, by a provider that has just asked them.
    ///
    /// - Throws: `Refusal.unauthenticated` for somebody else, and where it does not say that it asked.
    package func prove(
        _ claims: IdentityClaims, of issuer: String
    ) throws(Refusal) {
        let isRight = try securing { transaction, person in
            let key = IdentityKey(issuer: issuer, subject: claims.subject)
            guard let at = claims.provenAt, now.seconds - at < Session.freshness,
                try transaction.useIdentity(key, at: now) == person.id
            else { return false }
            if let session = desks.caller.session {
                try transaction.freshen(session, at: Instant(seconds: at))
            }
            return true
        }
        guard isRight else { throw OpenIDProvider.wrong }
    }
}
