import Campus
import Credentials
package import Recurrence
import Storage
package import Words

/// One letter of an account on its way: tried again while the mail server asks for that, or is not there.
///
/// Servers that greylist (RFC 6647) refuse a sender's first try for some seconds or minutes. A code's letter is wanted no
/// longer than the code is good.
package struct LetterDelivery: Sendable {
    /// Seconds before each try but the first.
    package static let pauses: [Int64] = [12, 30, 60, 120, 240, 600, 1_200, 2_400, 3_600]

    package let letter: AccountLetter
    package let language: Language
    private let home: Home
    private let mailer: AccountMailer
    private var tries = 0
    /// Whether another may be asked for at once, since it has not left yet.
    private var isReleased = false

    package init(_ letter: AccountLetter, in language: Language, of home: Home) {
        self.letter = letter
        self.language = language
        self.home = home
        mailer = AccountMailer(home)
    }

    /// What became of a try.
    package enum Step: Sendable {
        case taken
        /// To be tried again after so many seconds.
        case again(after: Int64, because: Refusal)
        /// Given up, or wanted no longer.
        case over(Refusal?)
    }

    /// Tries once.
    package mutating func step(at now: Instant) async -> Step {
        let desk = home.signIn(at: now)
        if tries > 0, (try? desk.isWanted(letter)) == false { return .over(nil) }
        tries += 1
        let outcome = await mailer.hand(over: letter, in: language, at: now)
        switch outcome {
        case .taken:
            if isReleased { desk.countAgain(letter) }
            return .taken
        case .never(let refusal):
            release(by: desk)
            return .over(refusal)
        case .later(let refusal):
            // None has left: whoever waits for it may ask for another.
            release(by: desk)
            guard tries <= Self.pauses.count else { return .over(refusal) }
            return .again(after: Self.pauses[tries - 1], because: refusal)
        }
    }

    private mutating func release(by desk: SignInDesk) {
        guard !isReleased else { return }
        isReleased = true
        desk.release(letter)
    }
}

extension SignInDesk {
    /// Whether a letter's code is good still; what holds no code is wanted whenever it comes.
    func isWanted(_ letter: AccountLetter) throws(Refusal) -> Bool {
        guard let (code, purpose) = letter.code else { return true }
        let (store, now, address) = (store, now, letter.to.text)
        return try translating { () throws(StorageError) in
            try store.look { transaction in
                guard let pending = try transaction.code(for: address, purpose) else {
                    return false
                }
                return pending.expires > now && pending.digest == code.digest(for: address)
            }
        }
    }

    /// Lets another code be asked for at once: the letter with the last one did not leave.
    func release(_ letter: AccountLetter) {
        guard let purpose = letter.purpose else { return }
        let (store, address) = (store, letter.to.text)
        // At worst they wait a minute.
        try? store.act { try $0.releaseCode(for: address, purpose, after: CodeCheck.longestPause) }
    }

    /// Has the next code wait for one that was released, since its letter has left now.
    func countAgain(_ letter: AccountLetter) {
        guard let purpose = letter.purpose else { return }
        let (store, now, address) = (store, now, letter.to.text)
        // At worst another letter goes at once.
        try? store.act { try $0.countReleasedCode(for: address, purpose, at: now) }
    }
}

extension AccountLetter {
    fileprivate var code: (OneTimeCode, PendingCode.Purpose)? {
        switch kind {
        case .code(let code), .proof(let code): (code, .signIn)
        case .address(let code): (code, .address)
        default: nil
        }
    }

    /// For what a code was made, whether the letter holds it or not.
    fileprivate var purpose: PendingCode.Purpose? {
        if case .stranger = kind { return .signIn }
        return code?.1
    }
}
