package import Campus
package import Credentials
package import Recurrence
import Storage
import Words

/// How somebody proves who they are, and where they are signed in.
///
/// Whoever changes that must have proved it in the last ten minutes.
package struct AccountDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var account: AccountDesk { AccountDesk(desks: self) }
}

// MARK: - Sessions

extension AccountDesk {
    /// The person's sessions, the one used last first.
    package func sessions() throws(Refusal) -> [Session] {
        try looking { transaction, viewer in try transaction.sessions(of: viewer.id, at: now) }
    }

    /// Ends a session, of a device that was lost or is another's.
    package func endSession(_ id: SessionID) throws(Refusal) {
        try securing { transaction, person in
            guard try transaction.endSession(id, of: person.id) else {
                throw Refusal(.missing, "refusal.session.unknown")
            }
        }
    }

    /// Ends all sessions but the one that asks.
    ///
    /// - Returns: how many there were.
    @discardableResult
    package func endOtherSessions() throws(Refusal) -> Int {
        try securing { transaction, person in
            try transaction.endSessions(of: person.id, but: desks.caller.session)
        }
    }

    /// Proves anew who the caller is, by a code that was sent to one of their addresses.
    package func prove(address text: String, code: String) throws(Refusal) {
        let address = try SignInDesk.address(text)
        let isRight = try securing { transaction, person in
            guard try transaction.holder(of: address)?.id == person.id,
                try CodeCheck(transaction, now, isKnown: true).take(code, for: address, .signIn)
                    != nil
            else { return false }
            if let session = desks.caller.session { try transaction.freshen(session, at: now) }
            return true
        }
        guard isRight else { throw Refusal(.unauthenticated, "refusal.code.wrong") }
    }

    /// Writes down that the caller has just given their password.
    package func prove(_ known: KnownPassword) throws(Refusal) {
        try securing { transaction, person in
            guard known.person?.id == person.id,
                try transaction.passwordHash(of: person.id) == known.hash.text
            else { throw Refusal(.unauthenticated, "refusal.password.wrong") }
            if let session = desks.caller.session { try transaction.freshen(session, at: now) }
        }
    }
}

// MARK: - Addresses

extension AccountDesk {
    package func addresses() throws(Refusal) -> [ProvenAddress] {
        try looking { transaction, viewer in try transaction.provenAddresses(of: viewer.id) }
    }

    /// Makes a code for an address that the person wants to add, to be mailed there.
    ///
    /// - Returns: nil when the last one is too new.
    package func requestAddress(
        _ text: String, ifLetterMayGo mayGo: LetterGate = {}
    ) throws(Refusal) -> AskedLetter? {
        let signIn = home.signIn(at: now)
        let address = try SignInDesk.address(text)
        let to = try signIn.mailable(address)
        try mustBeFreshToAdd()
        return try securing { transaction, person in
            let made = try CodeCheck(transaction, now, home.mailboxes).make(
                for: address, .address, of: person.id, ifLetterMayGo: mayGo)
            return AskedLetter(made) { AccountLetter(to: to, kind: .address($0)) }
        }
    }

    /// Adds an address, by the code that was sent there.
    ///
    /// - Throws: `Refusal.unauthenticated` for a wrong code; `.conflict` where the address is
    ///   another account's: whoever reads its mail may sign in there and remove it.
    package func confirmAddress(
        _ text: String, code: String
    ) throws(Refusal) -> [ProvenAddress] {
        let address = try SignInDesk.address(text)
        let (notices, signIn) = (AccountNotices(home, at: now), home.signIn(at: now))
        try mustBeFreshToAdd()
        let addresses = try securing { transaction, person -> [ProvenAddress]? in
            let check = CodeCheck(transaction, now)
            guard let pending = try transaction.code(for: address, .address),
                pending.person == person.id,
                try check.take(code, for: address, .address) != nil
            else { return nil }
            if let holder = try transaction.holder(of: address), holder.id != person.id {
                throw Refusal(.conflict, "refusal.address.other")
            }
            try signIn.mustNotBeSuspended(address, besides: person, in: transaction)
            try signIn.mustNotBeBarred(
                .mailbox(home.mailboxes.mailbox(of: address)), in: transaction)
            let before = try transaction.provenAddresses(of: person.id)
            try transaction.prove(address, of: person, in: home.mailboxes, at: now)
            try notices.note(
                .addAddress, of: person, to: before, besides: address, in: transaction)
            return try transaction.provenAddresses(of: person.id)
        }
        notices.send()
        return try addresses.orThrow(Refusal(.unauthenticated, "refusal.code.wrong"))
    }

    /// Removes an address, but not the last way in.
    package func removeAddress(_ id: RowID<ProvenAddress>) throws(Refusal) {
        try changing(.removeAddress) { transaction, person in
            try Self.mustNotLoseWaysIn(person)
            guard try transaction.removeAddress(id, of: person.id) != nil else {
                throw Refusal(.missing, "refusal.address.unknown")
            }
            guard try !transaction.provenAddresses(of: person.id).isEmpty else {
                throw Refusal(.conflict, "refusal.address.last")
            }
        }
    }
}

extension AccountDesk {
    /// Refuses to take an address or a provider's name from who is suspended: they would come again by it.
    static func mustNotLoseWaysIn(_ person: Person) throws(Refusal) {
        guard !person.isSuspended else {
            throw Refusal(.forbidden, "refusal.address.suspended")
        }
    }
}

// MARK: - Passwords

extension AccountDesk {
    package func hasPassword() throws(Refusal) -> Bool {
        try looking { transaction, viewer in try transaction.passwordHash(of: viewer.id) != nil }
    }

    /// When the password was set; nil where there is none.
    package func passwordTime() throws(Refusal) -> Instant? {
        try looking { transaction, viewer in try transaction.passwordTime(of: viewer.id) }
    }

    /// Makes sure that the caller has proved who they are in the last ten minutes.
    ///
    /// - Throws: `Refusal.unauthenticated` otherwise.
    package func mustBeFresh() throws(Refusal) {
        guard desks.caller.isFresh else {
            throw Refusal(.unauthenticated, "refusal.account.stale")
        }
    }

    /// Checks what may be a password.
    ///
    /// - Throws: `Refusal.invalid`, saying what is wrong with it.
    package func check(password: String) throws(Refusal) {
        let problem = PasswordRule.problem(
            password, names: [person.handle.text, person.name ?? "", "belltower"])
        switch problem {
        case nil: return
        case .short: throw Refusal(.invalid, "refusal.password.short")
        case .long: throw Refusal(.invalid, "refusal.password.long")
        case .common: throw Refusal(.invalid, "refusal.password.common")
        }
    }

    /// Sets a password that was hashed outside; all other sessions end.
    ///
    /// - Parameter hash: nil to have none any more.
    package func setPassword(_ hash: PasswordHash?) throws(Refusal) {
        try hash == nil ? mustBeFresh() : mustBeFreshToAdd()
        try telling(hash == nil ? .removePassword : .setPassword) { transaction, person in
            try transaction.setPassword(hash?.text, of: person.id, at: now)
            _ = try transaction.endSessions(of: person.id, but: desks.caller.session)
        }
    }

    package func appPasswords() throws(Refusal) -> [AppPassword] {
        try looking { transaction, viewer in try transaction.appPasswords(of: viewer.id) }
    }

    /// Makes an app password for one calendar client.
    ///
    /// - Returns: what is shown once.
    package func addAppPassword(
        _ name: String
    ) throws(Refusal) -> (password: AppPassword, token: SecretToken) {
        let name = try WrittenText.checked(name, as: "text.device", atMost: 80)
        let token = SecretToken(bits: 160)
        try passGate()
        return try changing(.addAppPassword) { transaction, person in
            try Self.mustHaveRoom(person, in: transaction)
            let password = try transaction.addAppPassword(
                of: person.id, name: name, digest: token.digest, at: now)
            return (password, token)
        }
    }

    /// Refuses one app password more than somebody may have.
    static func mustHaveRoom(_ person: Person, in transaction: Transaction) throws {
        guard try transaction.appPasswords(of: person.id).count < mostAppPasswords else {
            throw Refusal(
                .conflict, "refusal.appPassword.many", with: ["most": .number(mostAppPasswords)])
        }
    }

    package func removeAppPassword(_ id: RowID<AppPassword>) throws(Refusal) {
        try securing { transaction, person in
            guard try transaction.removeAppPassword(id, of: person.id) else {
                throw Refusal(.missing, "refusal.appPassword.unknown")
            }
        }
    }

    private static let mostAppPasswords = 50
}

extension AccountDesk {
    /// What somebody does for the safety of their account: open to the suspended too.
    func securing<Value>(
        _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        let value = try translatingAny {
            try store.transaction(.act) { transaction in
                let id = person.id
                let current = try transaction.person(id).orThrow(
                    Refusal(.missing, "refusal.person.gone", with: ["handle": "\(person.handle)"]))
                let value = try body(transaction, current)
                try transaction.raiseRevision(of: id)
                return value
            }
        }
        // Open pages of a session that ended are told so.
        poke()
        return value
    }

    /// The same for what wants a fresh proof.
    func proving<Value>(
        _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        try mustBeFresh()
        return try securing(body)
    }
}
