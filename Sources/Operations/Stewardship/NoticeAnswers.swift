import Campus
package import Recurrence
import Storage
import Words

/// Mails who gave notice without an account: that it came, and what was decided on it.
package struct NoticeAnswers: Sendable {
    private let home: Home

    package init(_ home: Home) { self.home = home }

    /// After so many letters in a row that were not taken the rest waits for the next time: the mail server itself
    /// may be what fails, and who has just decided waits for the answer.
    private static let mostFailures = 3

    /// Sends what is to be sent, the oldest first; what is not taken is tried again some minutes later, and later
    /// from one time to the next, for about three days.
    ///
    /// Whoever has just taken a notice or decided on one asks for it, and so do servers and daemons each minute. A
    /// letter is claimed before it is sent: of several that send at once one sends it.
    ///
    /// - Parameter errors: is told what was not taken; nil writes it down at once.
    /// - Returns: how many letters were taken.
    @discardableResult
    package func send(at now: Instant, countingIn errors: ErrorBook? = nil) async -> Int {
        let mailer = AccountMailer(home)
        guard mailer.canSend else { return 0 }
        var (taken, failures) = (0, 0)
        let book = errors ?? ErrorBook()
        while failures < Self.mostFailures, let notice = claim(at: now) {
            guard let notifier = notice.report.notifier else { break }
            let letter = AccountLetter(to: notifier.email, kind: Self.kind(of: notice))
            let language = notifier.language.flatMap(Language.init(rawValue:)) ?? .english
            do throws(Refusal) {
                try await mailer.send(letter, in: language, at: now)
                try note(notice, at: now)
                (taken, failures) = (taken + 1, 0)
            } catch {
                failures += 1
                let isLast = notice.tries >= Transaction.mostLetterTries
                book.note(
                    "notices", (isLast ? "a letter is given up: " : "") + error.sentence, at: now)
            }
        }
        if errors == nil { book.flush(into: home.store) }
        return taken
    }

    /// Mostly nothing is due: who looks keeps nobody from writing.
    private func claim(at now: Instant) -> Transaction.UnansweredNotice? {
        let store = home.store
        guard let due = try? store.look({ try $0.unansweredNotices(at: now) }), !due.isEmpty else {
            return nil
        }
        return try? store.act { try $0.claimLetter(at: now) }
    }

    private func note(_ notice: Transaction.UnansweredNotice, at now: Instant) throws(Refusal) {
        let store = home.store
        try translating { () throws(StorageError) in
            try store.act {
                try $0.setWritten(notice.report.id, isAnswer: notice.decision != nil, at: now)
            }
        }
    }

    private static func kind(of notice: Transaction.UnansweredNotice) -> AccountLetter.Kind {
        notice.decision.map { .noticeDecided($0) } ?? .notice
    }
}
