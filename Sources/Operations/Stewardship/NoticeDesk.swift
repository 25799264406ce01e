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

    /// Takes a notice down, which stewards see beside what others reported.
    ///
    /// - Parameter language: in which they are answered.
    /// - Returns: its number, which is for stewards alone.
    @discardableResult
    package func give(_ draft: NoticeDraft, in language: Language) throws(Refusal) -> ReportID {
        let name = try WrittenText.checked(draft.name, as: "text.name", atMost: 120)
        let email = try EmailAddress(draft.email.trimming)
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
                return try transaction.addNotice(
                    of: thing.subject, in: open.id, by: notifier, for: draft.reason, words, at: now)
            }
        }
        Poke(home: home.folder.path).send()
        store.announce()
        return id
    }
}
