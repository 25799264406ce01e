import Campus
import Crypto
import Fetching
import Recurrence

/// A web server that gets each notice's document in a POST.
struct WebhookChannel {
    /// Connections to one host.
    static let width = 8
    /// Notices that one connection is handed together.
    static let batch = 64

    private let address: PostAddress
    private let secret: [UInt8]?
    private let poster: Poster
    private let document: NoticeDocument

    init(_ address: PostAddress, _ settings: ChannelSettings) {
        self.address = address
        secret = settings.webhookSecret
        poster = settings.poster
        document = settings.document
    }

    func channel(named name: String) -> Channel {
        Channel(name: name, batch: Self.batch, width: Self.width) { notices in
            let answers = await poster.post(notices.map(message), to: address)
            return zip(notices, answers).map { notice, answer in
                PeerRefusal.outcome(of: answer, from: address.host, now: notice.at.seconds)
            }
        }
    }

    private func message(of notice: Notice) -> PostMessage {
        let body = document(notice)
        var fields = [
            ("Content-Type", "application/json"),
            ("Belltower-Key", notice.key),
            ("Belltower-Attempt", "\(notice.attempt)"),
        ]
        if let secret {
            fields.append(("Belltower-Signature", Self.signature(of: body, with: secret)))
        }
        return PostMessage(fields: fields, body: body)
    }

    /// `sha256=` and the HMAC of the body's bytes, in hexadecimal digits.
    static func signature(of body: [UInt8], with secret: [UInt8]) -> String {
        let code = HMAC<SHA256>.authenticationCode(
            for: body, using: SymmetricKey(data: secret))
        return "sha256=" + Hexadecimal.text(code)
    }
}
