package import Campus
import Locks
package import Words

/// Letters that tell what was done to an account to each of its addresses.
package struct AccountNotice: Sendable {
    package let act: AuditedAct
    /// Whose account it is.
    package let person: Person
    /// From which network it was done; nil where that is not known.
    package let network: String?
    package let letters: [AccountLetter]
    package let language: Language
}

/// Where letters go that accounts write by themselves: to whoever mails them, where anybody does.
///
/// A server does; a command has no mailbox open, and whoever owns the home's files needs no account to alter it.
package final class AccountPost: Sendable {
    package typealias Carrier = @Sendable (AccountNotice) -> Void

    private let carrier = Locked<Carrier?>(nil)

    package init() {}

    /// Hands all that is written from now on to somebody.
    package func carry(by carrier: @escaping Carrier) {
        self.carrier.withLock { $0 = carrier }
    }

    func hand(over notice: AccountNotice) { carrier.withLock { $0 }?(notice) }
}
