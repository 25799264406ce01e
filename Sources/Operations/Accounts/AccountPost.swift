import Locks
package import Words

/// Where letters go that accounts write by themselves: to whoever mails them, where anybody does.
///
/// A server does; a command has no mailbox open, and whoever owns the home's files needs no account to alter it.
package final class AccountPost: Sendable {
    package typealias Carrier = @Sendable (AccountLetter, Language) -> Void

    private let carrier = Locked<Carrier?>(nil)

    package init() {}

    /// Hands all that is written from now on to somebody.
    package func carry(by carrier: @escaping Carrier) {
        self.carrier.withLock { $0 = carrier }
    }

    func hand(over letters: [(AccountLetter, Language)]) {
        guard let carrier = carrier.withLock({ $0 }) else { return }
        for (letter, language) in letters { carrier(letter, language) }
    }
}
