package import Campus
package import Recurrence
package import Words
import Foundation
import Reminding
import Storage

/// Notices of what should not be on the site by who has no account (Regulation (EU) 2022/2065, article 16).
///
/// Whether there is such a thing is told by nothing: each notice becomes a case, and answers are the same.
package struct NoticeDesk: Sendable {
    let home: Home
    /// On the clock of whoever answers.
    let now: Instant
}

extension Home {
    package func notices(at now: Instant) -> NoticeDesk { NoticeDesk(home: self, now: now) }
}

/// What somebody without an account gives notice of.
package struct NoticeDraft: Sendable {
    package var name: String
    package var email: String
    /// Of the thing, on this site.
    package var address: String
    package var reason: ReportReason
    /// Why it should not be there.
    package var words: String
    /// Whether they said that it is true as far as they know.
    package var isInGoodFaith: Bool

    package init(
        name: String, email: String, address: String, reason: ReportReason, words: String,
        isInGoodFaith: Bool
    ) {
        self.name = name
        self.email = email
        self.address = address
        self.reason = reason
        self.words = words
        self.isInGoodFaith = isInGoodFaith
    }
}

extension NoticeDesk {
    /// Letters of why something should not be there.
    package static let mostWords = 2_000

    /// So many notices a day with one mailbox are said to have come, and so many are answered; the others are decided on
    /// like these.
    static let (mostReceipts, mostAnswers) = (3, 10)

    private func lettersToday(
        to address: EmailAddress, in transaction: Transaction
    ) throws(StorageError) -> Int {
        let rules = home.mailboxes
        let mailbox = rules.mailbox(of: address.text)
        return try transaction.noticeAddresses(since: now.adding(seconds: -86_400))
            .count { rules.mailbox(of: $0) == mailbox }
    }

    /// Takes a notice down, which stewards see beside what others reported.
    ///
    /// - Parameter language: in which they are answered.
    /// - Returns: its number, which is for stewards alone.
    @discardableResult
    package func give(_ draft: NoticeDraft, in language: Language) throws(Refusal) -> ReportID {
        let name = try WrittenText.checked(draft.name, as: "text.name", atMost: 120)
        let email = try EmailAddress(typed: draft.email)
            .orThrow(Refusal(.invalid, "refusal.email.unreadable"))
        let words = try WrittenText.checked(
            draft.words, as: "text.reason", atMost: Self.mostWords, allowsLines: true)
        let address = try NoticeAddress(draft.address, on: home.serverSettings.url).orThrow(
            Refusal(
                .invalid, "refusal.notice.address", with: ["text": "\(draft.address.shortened)"]))
        guard draft.isInGoodFaith else { throw Refusal(.invalid, "refusal.notice.faith") }
        let notifier = Notifier(name: name, email: email, language: language.rawValue)
        let (store, now) = (home.store, now)
        let id = try translatingAny {
            try store.transaction(.act) { transaction in
                let thing = try address.thing(in: transaction)
                let opening = CaseOpening(transaction: transaction, now: now)
                // Of what is removed already no second case is opened, which could only bring it back: they are answered
                // what was decided.
                let open =
                    try opening.removal(of: thing)
                    ?? opening.openCase(of: thing, for: draft.reason, by: nil)
                let earlier = try lettersToday(to: email, in: transaction)
                let id = try transaction.addNotice(
                    of: thing.subject, in: open.id, by: notifier, for: draft.reason, words, at: now)
                // Whose address it is nobody has proved: they get no letter for each that somebody makes up.
                if earlier >= Self.mostReceipts {
                    try transaction.setWritten(id, isAnswer: false, at: now)
                }
                if earlier >= Self.mostAnswers {
                    try transaction.setWritten(id, isAnswer: true, at: now)
                }
                return id
            }
        }
        home.poke(.any)
        return id
    }
}
