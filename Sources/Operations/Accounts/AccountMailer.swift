import Campus
import Credentials
import Fetching
import Foundation
import Reminding
package import Recurrence
package import Words

/// Mails what accounts need: codes, and that one is to be erased.
package struct AccountMailer: Sendable {
    private let home: Home

    package init(_ home: Home) { self.home = home }

    /// Whether there is a mail server to hand anything to.
    package var canSend: Bool { home.context.configuration.channels.email != nil }

    /// Hands a letter to the mail server.
    ///
    /// - Throws: `Refusal.misconfigured` without a mail server; `.unavailable`, naming its host
    ///   alone, when it does not take the letter.
    package func send(
        _ letter: AccountLetter, in language: Language, at now: Instant
    ) async throws(Refusal) {
        switch await hand(over: letter, in: language, at: now) {
        case .taken: return
        case .later(let refusal), .never(let refusal): throw refusal
        }
    }

    /// What became of a letter that was handed to the mail server.
    package enum Outcome: Sendable {
        case taken
        /// The server asks to be asked again (4yz, RFC 5321, 4.2.1), or was not there.
        case later(Refusal)
        /// It will not be taken.
        case never(Refusal)
    }

    func hand(
        over letter: AccountLetter, in language: Language, at now: Instant
    ) async -> Outcome {
        let settings: MailSettings
        do throws(Refusal) {
            settings = try self.settings()
        } catch {
            return .never(error)
        }
        let message = message(for: letter, in: language, at: now, settings)
        let answers = await Mailer(policy: ChannelSettings.policy.reachingOwnMailServer, width: 1)
            .send([message.letter], through: settings.server)
        switch answers.first {
        case .success(let answer) where answer.isTaken: return .taken
        case .success(let answer):
            let refusal = Refusal(
                .unavailable, "refusal.mail.refused",
                with: ["host": "\(settings.server.host)", "status": .number(answer.status)])
            return (400..<500).contains(answer.status) ? .later(refusal) : .never(refusal)
        case .failure, nil:
            return .later(
                Refusal(
                    .unavailable, "refusal.mail.unreached",
                    with: ["host": "\(settings.server.host)"]))
        }
    }

    private func settings() throws(Refusal) -> MailSettings {
        let configuration = home.context.configuration
        let email = try configuration.channels.email
            .orThrow(Refusal(.misconfigured, "refusal.mail.unset"))
        var server = email.server
        server.password = try email.password?.read(relativeTo: home.folder.path)
        return MailSettings(
            server: server, sender: email.sender, senderName: home.site.name)
    }

    private func leaving(
        at due: Instant, seenAt now: Instant, _ site: Message.Argument, _ words: Catalogue
    ) -> (Message, [Message]) {
        let (due, today) = (home.context.zone.wall(at: due), home.context.zone.wall(at: now))
        let day = DayWords(words: words).short(due.date, seenFrom: today.date)
        let page =
            home.context.configuration.server.url.map { [Message(verbatim: "\($0)/me")] } ?? []
        return (
            Message("mail.leaving.subject", ["site": site]),
            [
                Message("mail.leaving.body", ["site": site, "day": .text(day)]),
                Message("mail.leaving.stay"), Message("mail.leaving.stranger"),
            ] + page
        )
    }

    private func decided(
        _ decision: Decision, _ site: Message.Argument
    ) -> (Message, [Message]) {
        let outcome: Decision.Outcome = decision.outcome.removes ? .remove : decision.outcome
        var lines = [
            Message("mail.notice.decided.\(outcome.rawValue)"),
            Message("mail.notice.decided.ground", ["ground": .message(decision.ground.message)]),
        ]
        if !decision.words.isEmpty { lines.append(Message(verbatim: decision.words.oneLine)) }
        lines += [Message("mail.notice.decided.human"), Message("mail.notice.decided.redress")]
        return (
            Message("mail.notice.decided.subject", ["site": site]), lines
        )
    }

    /// The site as a stranger knows it: whatever it calls itself, it is a Belltower.
    static func site(_ name: String) -> String {
        name.lowercased().contains("belltower") ? name : "\(name) (Belltower)"
    }

    private func message(
        for letter: AccountLetter, in language: Language, at now: Instant, _ settings: MailSettings
    ) -> MailMessage {
        let words = Catalogue.of(language)
        let site: Message.Argument = "\(Self.site(home.site.name))"
        let (subject, lines): (Message, [Message]) =
            switch letter.kind {
            case .code(let code):
                (
                    Message("mail.code.subject", ["code": "\(code.grouped)", "site": site]),
                    [
                        Message("mail.code.body", ["code": "\(code.grouped)", "site": site]),
                        Message("mail.code.ignore"),
                    ]
                )
            case .proof(let code):
                (
                    Message("mail.proof.subject", ["code": "\(code.grouped)", "site": site]),
                    [
                        Message("mail.proof.body", ["code": "\(code.grouped)", "site": site]),
                        Message("mail.proof.ignore"),
                    ]
                )
            case .address(let code):
                (
                    Message("mail.address.subject", ["code": "\(code.grouped)", "site": site]),
                    [
                        Message("mail.address.body", ["code": "\(code.grouped)", "site": site]),
                        Message("mail.code.ignore"),
                    ]
                )
            case .stranger:
                (
                    Message("mail.stranger.subject", ["site": site]),
                    [Message("mail.stranger.body", ["site": site])]
                )
            case .leaving(let due):
                leaving(at: due, seenAt: now, site, words)
            case .changed(let act):
                (
                    Message("mail.changed.subject", ["site": site]),
                    [
                        Message(
                            "mail.changed.body",
                            ["site": site, "what": .message(Message("audit.\(act.rawValue)"))]),
                        Message("mail.changed.stranger"),
                    ]
                )
            case .notice:
                (Message("mail.notice.subject", ["site": site]), [Message("mail.notice.body")])
            case .noticeDecided(let decision): decided(decision, site)
            }
        return MailMessage(
            to: letter.to, subject: words.text(subject), lines: lines.map { words.text($0) },
            digits: Hexadecimal.text(randomBytes(16)),
            date: ClockTime(now, in: home.context.zone), settings: settings)
    }
}
