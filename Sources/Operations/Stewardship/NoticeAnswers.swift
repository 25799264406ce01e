package import Recurrence
import Campus
import Storage
import Words

/// Mails who gave notice without an account: that it came, and what was decided on it.
package struct NoticeAnswers: Sendable {
    private let home: Home

    package init(_ home: Home) { self.home = home }

    /// Sends what is to be sent; what cannot be sent now waits for the next time.
    ///
    /// Whoever has just taken a notice or decided on one asks for it, and so does the night.
    /// - Returns: how many letters were taken.
    @discardableResult
    package func send(at now: Instant) async -> Int {
        let mailer = AccountMailer(home)
        guard mailer.canSend else { return 0 }
        let store = home.store
        var count = 0
        for notice in (try? store.look({ try $0.unansweredNotices() })) ?? [] {
            guard let notifier = notice.report.notifier else { continue }
            let letter = AccountLetter(to: notifier.email, kind: Self.kind(of: notice))
            let language = notifier.language.flatMap(Language.init(rawValue:)) ?? .english
            do throws(Refusal) {
                try await mailer.send(letter, in: language, at: now)
            } catch {
                return count
            }
            count += 1
            let isAnswer = notice.decision != nil
            _ = try? store.act {
                try $0.setWritten(notice.report.id, isAnswer: isAnswer, at: now)
            }
        }
        return count
    }

    private static func kind(of notice: Transaction.UnansweredNotice) -> AccountLetter.Kind {
        let number = notice.report.id.description
        guard let decision = notice.decision else { return .notice(number) }
        return .noticeDecided(number, decision)
    }
}
