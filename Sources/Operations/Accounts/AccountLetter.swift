package import Campus
package import Credentials
package import Recurrence

/// What an address of an account is mailed.
package struct AccountLetter: Sendable {
    package enum Kind: Sendable {
        /// Signs in, or up.
        case code(OneTimeCode)
        /// Shows anew that it is them who are signed in.
        case proof(OneTimeCode)
        /// Adds the address to somebody's account.
        case address(OneTimeCode)
        /// Says that there is no account, and that none can be made with this address.
        case stranger
        /// Says that the account will be erased, and how it is kept.
        case leaving(due: Instant)
        /// Says that somebody changed how the account is got into.
        case changed(AuditedAct)
        /// Says that a notice came. It has no number here: numbers that follow each other would tell a stranger
        /// how many there are.
        case notice
        /// Says what was decided on it.
        case noticeDecided(Decision)
    }

    package let to: EmailAddress
    package let kind: Kind
}
