import Campus
import Fetching

/// E-mail to one person.
struct EmailChannel {
    /// Connections to the mail server.
    static let width = 4
    /// Letters that one connection is handed together.
    static let batch = 16

    private let recipient: EmailAddress
    private let mail: MailSettings
    private let mailer: Mailer

    init(_ recipient: EmailAddress, _ settings: ChannelSettings) throws(ChannelError) {
        guard let mail = settings.mail else {
            throw ChannelError(
                "no mail server is known: give channels.email in config.yaml", retry: .never)
        }
        self.recipient = recipient
        self.mail = mail
        mailer = settings.mailer
    }

    func channel(named name: String) -> Channel {
        Channel(name: name, batch: Self.batch, width: Self.width) { notices in
            let letters = notices.map { notice in
                MailMessage(notice: notice, settings: mail, recipient: recipient).letter
            }
            return await mailer.send(letters, through: mail.server).map(outcome)
        }
    }

    private func outcome(of answer: Result<PeerAnswer, FetchError>) -> DeliveryOutcome {
        let host = mail.server.host
        switch answer {
        case .success(let answer) where answer.isTaken: return .delivered
        // 4xx asks for another attempt later (greylisting), 5xx for none (RFC 5321, 4.2.1).
        case .success(let answer):
            let isFinal = answer.status >= 500
            return .failed(
                ChannelError(
                    "\(host) \(Self.words(on: answer.status)) (\(answer.status))",
                    retry: isFinal ? .never : .later))
        case .failure(let error): return .failed(ChannelError(unreached: error, host: host))
        }
    }

    private static func words(on status: Int) -> String {
        switch status {
        case 530, 534, 535: "refuses the user or the password"
        case 550, 551, 553: "refuses the recipient"
        case 552: "says that the mailbox is full"
        case 500...: "refuses the message"
        default: "does not take the message now"
        }
    }
}
