package import Campus
import Fetching
import Words

/// What those who run a home are told of it: it is no person's reminder, and in no ledger of reminders.
package struct OperatorNotice: Sendable {
    /// The same on every attempt and every channel: `alert/12`, `alert/12/over`.
    package var key: String
    package var title: String
    /// What is said below it.
    package var lines: [String]
    /// Whether something is wrong, rather than well again.
    package var isUrgent: Bool
    /// When, on the home's clock.
    package var at: ClockTime
    /// What webhooks get: one JSON document.
    package var document: [UInt8]

    package init(
        key: String, title: String, lines: [String], isUrgent: Bool, at: ClockTime,
        document: [UInt8]
    ) {
        self.key = key
        self.title = title
        self.lines = lines
        self.isUrgent = isUrgent
        self.at = at
        self.document = document
    }
}

/// A way by which those who run a home hear of it: e-mail, ntfy, or a webhook.
package struct OperatorChannel: Sendable {
    /// Of an address no more than its host.
    package let name: String
    private let deliver: @Sendable (OperatorNotice) async -> Result<PeerAnswer, FetchError>?
    private let host: String

    /// - Throws: `ChannelError` for a kind that tells no operators, and for e-mail without a mail server.
    package init(
        _ specification: ChannelSpecification, _ settings: ChannelSettings
    ) throws(ChannelError) {
        name = specification.name
        switch specification {
        case .email(let address):
            guard let mail = settings.mail else {
                throw ChannelError(
                    "no mail server is known: give channels.email in config.yaml", retry: .never)
            }
            host = mail.server.host
            deliver = { [mailer = settings.mailer] notice in
                await mailer.send([notice.letter(to: address, mail)], through: mail.server).first
            }
        case .ntfy(let topic):
            let channel = try NtfyChannel(topic, settings)
            host = channel.host
            deliver = { await channel.post($0) }
        case .webhook(let address):
            host = address.host
            deliver = { [poster = settings.poster, secret = settings.webhookSecret] notice in
                await poster.post([notice.message(signedWith: secret)], to: address).first
            }
        case .jsonLines, .command, .desktop, .push:
            throw ChannelError("operators hear by email, ntfy or webhook", retry: .never)
        }
    }

    /// Hands a notice over; ends within the channel's own time limit.
    ///
    /// - Returns: why it was not taken; nil when it was.
    package func send(_ notice: OperatorNotice) async -> ChannelError? {
        switch await deliver(notice) {
        case .success(let answer) where answer.isTaken: nil
        case .success(let answer):
            ChannelError(
                .because(
                    "kept.channel.status",
                    ["host": .text(host), "status": .number(answer.status)]))
        case .failure(let error): ChannelError(unreached: error, host: host)
        case nil: ChannelError(.because("kept.channel.silent", ["host": .text(host)]))
        }
    }
}

extension OperatorNotice {
    /// In 32 digits.
    private var digits: String { Hexadecimal.digits(of: key) }

    fileprivate func letter(to address: EmailAddress, _ mail: MailSettings) -> EmailMessage {
        MailMessage(
            to: address, subject: title, lines: [title] + lines, digits: digits, date: at,
            settings: mail
        ).letter
    }

    fileprivate func message(signedWith secret: [UInt8]?) -> PostMessage {
        var fields = [("Content-Type", "application/json"), ("Belltower-Key", key)]
        if let secret {
            fields.append(
                ("Belltower-Signature", WebhookChannel.signature(of: document, with: secret)))
        }
        return PostMessage(fields: fields, body: document)
    }
}

extension NtfyChannel {
    fileprivate func post(_ notice: OperatorNotice) async -> Result<PeerAnswer, FetchError>? {
        let text = notice.lines.isEmpty ? notice.title : notice.lines.joined(separator: "\n")
        return await post(
            title: notice.title, text: text, priority: notice.isUrgent ? "high" : "default",
            tag: notice.isUrgent ? "warning" : "white_check_mark",
            more: [("Belltower-Key", notice.key)])
    }
}
