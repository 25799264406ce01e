import Campus
import Credentials
import Recurrence
import Storage

/// Throws where no letter more may go now.
package typealias LetterGate = () throws(Refusal) -> Void

/// What came of asking for a code.
enum MadeCode {
    /// The last one of this address is too new.
    case tooSoon
    /// None goes, of which whoever asked hears nothing: that other addresses of the mailbox are waited for would tell
    /// whether somebody holds this one.
    case withheld
    case code(OneTimeCode)
}

/// A letter with a code that was asked for, as whoever asked hears of it.
package struct AskedLetter: Sendable {
    /// Nil where none goes, though it is said that one does: another address of the same mailbox had one just now.
    package let letter: AccountLetter?

    /// - Returns: nil when the last one is too new.
    init?(_ made: MadeCode, _ write: (OneTimeCode) throws -> AccountLetter) rethrows {
        switch made {
        case .tooSoon: return nil
        case .withheld: letter = nil
        case .code(let code): letter = try write(code)
        }
    }
}

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

    /// A new code for an address, instead of any before; none when the last one is too new.
    ///
    /// A minute between two, and twice as long from the fifth within an hour on, up to eight: with five
    /// tries each that leaves a guesser some 65 of a hundred million an hour, and whoever else asks for
    /// an address's codes keeps its owner waiting no longer than that.
    ///
    /// Addresses of one mailbox that nobody holds wait for each other as well. One that somebody holds does not:
    /// otherwise whoever asks for made-up ones beside it would keep its owner out.
    /// - Parameters:
    ///   - person: who wants the address to be theirs; nil where that is found by it.
    ///   - mayGo: is asked once it is known that a letter would go; what it throws keeps the last code as it is.
    func make(
        for address: String, _ purpose: PendingCode.Purpose, of person: PersonID? = nil,
        ifLetterMayGo mayGo: LetterGate
    ) throws -> MadeCode {
        try transaction.forgetCodes(at: now)
        if try isTooSoon(after: transaction.sentCodes(to: address)) { return .tooSoon }
        try mayGo()
        let last = try transaction.code(for: address, purpose)
        let mailbox =
            try transaction.holder(of: address) == nil ? rules.mailbox(of: address) : nil
        if let mailbox, try isTooSoon(after: transaction.sentCodes(toMailbox: mailbox)) {
            try withhold(after: last, from: address, purpose, of: person)
            return .withheld
        }
        let code = OneTimeCode()
        var pending = pending(code, for: address, of: person)
        pending.withinHour += last?.withinHour ?? 0
        if let last, isReleased(last) { pending.tries = last.tries }
        try transaction.save(pending, for: address, in: mailbox, purpose)
        return .code(code)
    }

    private func isTooSoon(after sent: SentCodes) -> Bool {
        guard let last = sent.last else { return false }
        return now - last < Self.pause(after: sent.count)
    }

    private func pending(
        _ code: OneTimeCode, for address: String, of person: PersonID?
    ) -> PendingCode {
        PendingCode(
            digest: code.digest(for: address), made: now,
            expires: now.adding(seconds: OneTimeCode.lifetime), person: person, withinHour: 1)
    }

    /// Has an address wait as if a letter had gone to it: a code that was sent there stays the one that is good.
    ///
    /// It has no part in what its mailbox waits for, which strangers would draw out without an end.
    private func withhold(
        after last: PendingCode?, from address: String, _ purpose: PendingCode.Purpose,
        of person: PersonID?
    ) throws(StorageError) {
        var kept = pending(OneTimeCode(), for: address, of: person)
        if let last {
            kept = last
            (kept.made, kept.withinHour) = (now, last.withinHour + 1)
        }
        try transaction.save(kept, for: address, in: nil, purpose)
    }

    /// Whether the letter with a code that is good still was put off, so that another may be asked for at once: as
    /// often as that is, there are no more tries of it.
    private func isReleased(_ code: PendingCode) -> Bool {
        code.expires > now && code.expires - code.made > OneTimeCode.lifetime
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
