package import Campus
package import Credentials
import Foundation
package import Recurrence
import Storage

/// The ways into an account, for who is nobody yet.
///
/// Whether an address or a name is known is told by nothing: answers are the same, and take the same
/// time.
package struct SignInDesk: Sendable {
    let home: Home
    /// On the clock of whoever answers.
    let now: Instant
    /// From which network it is asked; nil where that is not known.
    var network: String?

    var store: Store { home.store }
    var server: Configuration.Server { home.context.configuration.server }
}

extension Home {
    /// The ways into an account.
    ///
    /// - Parameter network: from which they are asked; nil where that is not known.
    package func signIn(at now: Instant, from network: String? = nil) -> SignInDesk {
        SignInDesk(home: self, now: now, network: network)
    }
}

/// A session that has just begun.
package struct OpenedSession: Sendable {
    /// What the device shows from now on; it is kept nowhere.
    package let token: SecretToken
    package let session: Session
    package let person: Person
    /// Whether the account was made just now.
    package let isNew: Bool
}

extension SignInDesk {
    /// What somebody who signs up wants to be called.
    package struct Newcomer: Sendable {
        /// Nil for one that is made of the name.
        package var handle: String?
        package var name: String?

        package init(handle: String? = nil, name: String? = nil) {
            self.handle = handle
            self.name = name
        }
    }

    /// Begins a session for whoever types the code that was sent to an address.
    ///
    /// Who is not here yet gets an account, as far as the home lets people sign up.
    /// - Parameter isKnown: whether they signed in by that address from where they are before.
    /// - Throws: `Refusal.unauthenticated` for a wrong code, one that is too old, or was tried too
    ///   often; `.conflict` for a handle that is taken, with which the code stays good; `.forbidden`
    ///   where nobody new may come.
    package func begin(
        address text: String, code: String, device: String, newcomer: Newcomer = Newcomer(),
        isKnown: Bool = false
    ) throws(Refusal) -> OpenedSession {
        let address = try Self.address(text)
        // A wrong code is counted: the transaction ends well, and it is refused afterwards.
        let outcome: OpenedSession? = try opening { transaction, notices in
            let check = CodeCheck(transaction, now, isKnown: isKnown)
            guard try check.take(code, for: address, .signIn) != nil else { return nil }
            let (person, isNew) = try account(at: address, newcomer, in: transaction)
            return try open(
                person, device: device, isNew: isNew, by: address, notices, in: transaction)
        }
        return try outcome.orThrow(Refusal(.unauthenticated, "refusal.code.wrong"))
    }

    /// What a password is compared with; somebody else's hash, as it were, for who has none.
    package func passwordHash(of name: String) throws(Refusal) -> KnownPassword {
        let found = try translatingAny {
            try store.reading { transaction -> (Person, String)? in
                let address = EmailAddress(typed: name)?.text
                let named =
                    try address.map { try transaction.holder(of: $0) }
                    ?? Handle(typed: name).flatMap { try transaction.person($0) }
                guard let person = named, let hash = try transaction.passwordHash(of: person.id)
                else { return nil }
                return (person, hash)
            }
        }
        guard let found else { return KnownPassword(person: nil, hash: .ofNobody) }
        return KnownPassword(person: found.0, hash: PasswordHash(text: found.1))
    }

    /// Begins a session for whoever gave their password.
    ///
    /// - Parameter known: whose it was found to be; `matches` must have been true.
    package func begin(
        _ known: KnownPassword, device: String
    ) throws(Refusal) -> OpenedSession {
        try opening { transaction, notices in
            // Changed while it was compared: it is their password no more.
            guard let id = known.person?.id, let person = try transaction.person(id),
                try transaction.passwordHash(of: id) == known.hash.text
            else { throw Refusal(.unauthenticated, "refusal.password.wrong") }
            return try open(person, device: device, isNew: false, notices, in: transaction)
        }
    }

}

extension PasswordHash {
    /// A hash that no password has, at the usual cost.
    package static let ofNobody = PasswordHash(
        text: "$scrypt$ln=15,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA==$"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=")
}

/// A password that somebody's is compared with, outside of any transaction since that takes long.
package struct KnownPassword: Sendable {
    package let person: Person?
    let hash: PasswordHash

    /// Whether a password is the one; takes as long where nobody is known.
    package func matches(_ password: String) throws(Refusal) -> Bool {
        let most = PasswordRule.lengths.upperBound
        let isSame = try hash.isOf(String(password.prefix(most)))
        return isSame && person != nil && password.count <= most
    }
}

extension SignInDesk {
    func acting<Value>(
        _ body: (Transaction) throws -> Value
    ) throws(Refusal) -> Value {
        try translatingAny { try store.transaction(.act, body) }
    }

    /// The same for what begins a session, which is told to the account's other addresses.
    func opening<Value>(
        _ body: (Transaction, AccountNotices) throws -> Value
    ) throws(Refusal) -> Value {
        let notices = AccountNotices(home, at: now, from: network)
        let value = try acting { try body($0, notices) }
        notices.send()
        return value
    }

    static func address(_ text: String) throws(Refusal) -> String {
        try EmailAddress(typed: text).orThrow(
            Refusal(.invalid, "refusal.email.unreadable")
        ).text
    }

    /// - Parameters:
    ///   - proven: when they proved who they are; nil for just now.
    ///   - address: whose mail they read to do so, which needs no letter; nil for another way.
    func open(
        _ person: Person, device: String, isNew: Bool, proven: Instant? = nil,
        by address: String? = nil, _ notices: AccountNotices, in transaction: Transaction
    ) throws -> OpenedSession {
        let token = SecretToken()
        let name = try WrittenText.checked(
            device.isEmpty ? "?" : device, as: "text.device", atMost: 80)
        try transaction.forgetSessions(at: now)
        let session = try transaction.beginSession(
            of: person.id, digest: token.digest, device: name, proven: proven, at: now)
        if !isNew {
            try notices.note(
                .beginSession, of: person, to: transaction.provenAddresses(of: person.id),
                besides: address, in: transaction)
        }
        return OpenedSession(token: token, session: session, person: person, isNew: isNew)
    }

    /// Whose account an address opens: who proved it, who said that it is theirs and has proved none
    /// yet, or somebody new.
    func account(
        at address: String, _ newcomer: Newcomer, in transaction: Transaction
    ) throws -> (Person, isNew: Bool) {
        if let known = try transaction.holder(of: address) { return (known, false) }
        try mustNotBeSuspended(address, besides: nil, in: transaction)
        if let claimed = try transaction.claimable(by: address) {
            try transaction.prove(address, of: claimed, in: home.mailboxes, at: now)
            return (claimed, false)
        }
        try mustNotBeBarred(.mailbox(home.mailboxes.mailbox(of: address)), in: transaction)
        guard try mayJoin(address, in: transaction) else {
            throw Refusal(.forbidden, "refusal.signUp.closed")
        }
        let person = try add(newcomer, for: address, role: .student, in: transaction)
        return (person, true)
    }

    /// Refuses an address whose mailbox is an account's that may not act: it would act by another.
    ///
    /// - Parameter person: whose own account does not count.
    func mustNotBeSuspended(
        _ address: String, besides person: Person?, in transaction: Transaction
    ) throws {
        guard person?.isSuspended != true,
            try transaction.isSuspended(mailbox: home.mailboxes.mailbox(of: address))
        else { return }
        throw Refusal(.forbidden, "refusal.signUp.suspended")
    }

    /// Refuses whose account was erased while it was suspended.
    func mustNotBeBarred(_ way: WayBack, in transaction: Transaction) throws {
        guard try way.isBarred(in: transaction, at: now) else { return }
        throw Refusal(.forbidden, "refusal.signUp.barred")
    }

    /// Whether somebody new may come with an address.
    func mayJoin(
        _ address: String, in transaction: Transaction
    ) throws(StorageError) -> Bool {
        let site = try home.site(in: transaction)
        return switch site.signUp {
        case .open: true
        case .domains: EmailAddress(address).map(site.isOwn) ?? false
        case .invited, .closed: false
        }
    }

    func add(
        _ newcomer: Newcomer, for address: String?, role: Person.Role, in transaction: Transaction
    ) throws -> Person {
        let handle = try handle(newcomer, in: transaction)
        guard var person = try transaction.addPerson(handle, at: now) else {
            throw Refusal(.conflict, "refusal.person.taken", with: ["handle": "\(handle)"])
        }
        if role != .student { try transaction.setRole(role, of: person) }
        person.role = role
        var profile = Profile()
        try WrittenText.set(&profile.name, to: newcomer.name, as: "text.name", atMost: 80)
        if role == .student {
            try home.mustHaveNoLinks([profile.name], inNewAccountAt: now)
        }
        profile.email = address.flatMap { EmailAddress($0) }
        try transaction.save(profile, of: person)
        person.name = profile.name
        if let address {
            try transaction.prove(address, of: person, in: home.mailboxes, at: now)
        }
        try transaction.raiseCampusRevision()
        return person
    }

    /// The handle that they want, else one made of their name that nobody has.
    ///
    /// Never of their address, which is shown to nobody.
    private func handle(
        _ newcomer: Newcomer, in transaction: Transaction
    ) throws -> Handle {
        if let wished = newcomer.handle, !wished.isEmpty { return try Handle.checked(wished) }
        let name = TypedText.folded(newcomer.name ?? "").filter { Handle(String($0)) != nil }
        let base = name.isEmpty ? "student" : String(name.prefix(24))
        var choices = name.isEmpty ? [] : [base]
        choices += (0..<20).map { _ in "\(base)\(Int.random(in: 100...99_999))" }
        for choice in choices.compactMap({ Handle($0) })
        where try transaction.person(choice) == nil {
            return choice
        }
        throw Refusal(.conflict, "refusal.person.taken", with: ["handle": "\(base)"])
    }
}
