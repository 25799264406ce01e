import Campus
import Credentials
import Recurrence
import Storage

/// Codes that are sent to addresses: made, and taken once.
struct CodeCheck {
    let transaction: Transaction
    let now: Instant

    init(_ transaction: Transaction, _ now: Instant) {
        self.transaction = transaction
        self.now = now
    }

    /// A new code for an address, instead of any before; nil when the last one is too new.
    ///
    /// A minute between two, and twice as long from the fifth within an hour on, up to eight: with five
    /// tries each that leaves a guesser some 65 of a hundred million an hour, and whoever else asks for
    /// an address's codes keeps its owner waiting no longer than that.
    /// - Parameter person: who wants the address to be theirs; nil where that is found by it.
    func make(
        for address: String, _ purpose: PendingCode.Purpose, of person: PersonID? = nil
    ) throws(StorageError) -> OneTimeCode? {
        try transaction.forgetCodes(at: now)
        let last = try transaction.newestCode(for: address)
        if let last, now - last.made < Self.pause(after: last.withinHour) { return nil }
        let code = OneTimeCode()
        try transaction.save(
            PendingCode(
                digest: code.digest(for: address), made: now,
                expires: now.adding(seconds: OneTimeCode.lifetime), person: person,
                withinHour: (last?.withinHour ?? 0) + 1),
            for: address, purpose)
        return code
    }

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
            pending.tries < OneTimeCode.tries
        else { return false }
        guard isSame(OneTimeCode.digest(of: text, for: address), pending.digest) else {
            try transaction.countTry(at: address, purpose)
            return false
        }
        return true
    }
}
