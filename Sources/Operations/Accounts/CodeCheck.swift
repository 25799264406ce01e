import Campus
import Credentials
import Recurrence
import Storage

/// Throws where no letter more may go now.
package typealias LetterGate = () throws(Refusal) -> Void

/// Codes that are sent to addresses: made, and taken once.
struct CodeCheck {
    let transaction: Transaction
    let now: Instant
    /// By which addresses are of one mailbox, which has one pause.
    let rules: MailboxRules
    /// Whether whoever types a code is known: signed in, or was from the same network before.
    let isKnown: Bool

    init(
        _ transaction: Transaction, _ now: Instant, _ rules: MailboxRules = MailboxRules(),
        isKnown: Bool = false
    ) {
        self.transaction = transaction
        self.now = now
        self.rules = rules
        self.isKnown = isKnown
    }

    /// So many wrong ones are counted: a stranger's use up no more than the first five, and as many are left to who is
    /// known.
    private var mostTries: Int { isKnown ? 2 * OneTimeCode.tries : OneTimeCode.tries }

    /// A new code for an address, instead of any before; nil when the last one is too new.
    ///
    /// A minute between two, and twice as long from the fifth within an hour on, up to eight: with five
    /// tries each that leaves a guesser some 65 of a hundred million an hour, and whoever else asks for
    /// an address's codes keeps its owner waiting no longer than that.
    /// - Parameters:
    ///   - person: who wants the address to be theirs; nil where that is found by it.
    ///   - mayGo: is asked once it is known that a letter would go; what it throws keeps the last code as it is.
    func make(
        for address: String, _ purpose: PendingCode.Purpose, of person: PersonID? = nil,
        ifLetterMayGo mayGo: LetterGate
    ) throws -> OneTimeCode? {
        try transaction.forgetCodes(at: now)
        let mailbox = rules.mailbox(of: address)
        let last = try transaction.newestCode(ofMailbox: mailbox)
        if let last, now - last.made < Self.pause(after: last.withinHour) { return nil }
        try mayGo()
        let code = OneTimeCode()
        try transaction.save(
            PendingCode(
                digest: code.digest(for: address), made: now,
                expires: now.adding(seconds: OneTimeCode.lifetime), person: person,
                withinHour: (last?.withinHour ?? 0) + 1),
            for: address, in: mailbox, purpose)
        return code
    }

    /// The longest of all pauses, in seconds.
    static var longestPause: Int64 { pause(after: .max) }

    /// Seconds from one code to the next.
    static func pause(after count: Int) -> Int64 { count < 5 ? 60 : 60 << min(count - 4, 3) }

    /// Takes the code that was sent to an address.
    ///
    /// - Returns: nil for a wrong one, which is counted, and when there is none that is still good.
    func take(
        _ text: String, for address: String, _ purpose: PendingCode.Purpose
    ) throws(StorageError) -> PendingCode? {
        guard try isRight(text, for: address, purpose),
            let pending = try transaction.code(for: address, purpose)
        else { return nil }
        try transaction.useUp(address, purpose)
        return pending
    }

    /// Whether a code is the one that was sent to an address; a wrong one is counted.
    func isRight(
        _ text: String, for address: String, _ purpose: PendingCode.Purpose
    ) throws(StorageError) -> Bool {
        guard let pending = try transaction.code(for: address, purpose), pending.expires > now,
            pending.tries < mostTries
        else { return false }
        let typed = TypedText.code(text, digits: OneTimeCode.length)
        guard isSame(OneTimeCode.digest(of: typed, for: address), pending.digest) else {
            try transaction.countTry(at: address, purpose)
            return false
        }
        return true
    }
}
