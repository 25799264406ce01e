import Campus
import Locks
import Recurrence
import Storage
import Words

/// What changes the ways into an account: it stands on its owner's record, and is told to every address that they had
/// before.
///
/// Whoever has somebody's open session may do all that they may. The letters are what they find out by.
struct AccountNotices: Sendable {
    private let home: Home
    private let now: Instant
    private let network: String?
    private let notice = Locked<AccountNotice?>(nil)

    /// - Parameter network: from which it is done; nil where that is not known.
    init(_ home: Home, at now: Instant, from network: String? = nil) {
        self.home = home
        self.now = now
        self.network = network
    }

    /// Writes an act down, with it.
    ///
    /// What a transaction that is done anew wrote before is forgotten.
    ///
    /// - Parameters:
    ///   - addresses: the person's, as they were before the act.
    ///   - used: the one by which it was done, which is not told; nil for none.
    func note(
        _ act: AuditedAct, of person: Person, to addresses: [ProvenAddress],
        besides used: String? = nil, in transaction: Transaction
    ) throws(StorageError) {
        try transaction.audit(act, by: person, on: person, at: now)
        let choice = try transaction.settings(of: person)[SettingKey<LanguageChoice>.language.name]
        let language = (choice.flatMap(LanguageChoice.init(written:)) ?? .usual).words.language
        let told = addresses.filter { $0.text != used }.compactMap { EmailAddress($0.text) }
        notice.withLock {
            $0 = AccountNotice(
                act: act, person: person, network: network,
                letters: told.map { AccountLetter(to: $0, kind: .changed(act)) },
                language: language)
        }
    }

    /// Has the letters mailed once what they tell is committed, with all that it is a part of.
    func send() {
        guard let notice = notice.withLock({ $0 }), !notice.letters.isEmpty else { return }
        home.store.afterwards { [home] in home.post.hand(over: notice) }
    }
}

extension AccountDesk {
    /// What somebody who has just proved who they are changes about the ways into their account.
    func changing<Value>(
        _ act: AuditedAct, besides used: String? = nil,
        _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        try mustBeFresh()
        return try telling(act, besides: used, body)
    }

    /// The same for what wants no fresh proof.
    func telling<Value>(
        _ act: AuditedAct, besides used: String? = nil,
        _ body: (Transaction, Person) throws -> Value
    ) throws(Refusal) -> Value {
        let notices = AccountNotices(home, at: now)
        let value = try securing { transaction, person in
            let addresses = try transaction.provenAddresses(of: person.id)
            let value = try body(transaction, person)
            try notices.note(act, of: person, to: addresses, besides: used, in: transaction)
            return value
        }
        notices.send()
        return value
    }
}
