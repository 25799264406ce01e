import Campus
package import Fetching
import Recurrence

/// A topic of an ntfy server, which shows notices on phones.
struct NtfyChannel {
    /// Longer messages become attachments there.
    static let longest = 4_000

    private let address: PostAddress
    /// Nil for a server that is not the configured one.
    private let token: String?
    private let poster: Poster

    init(_ topic: NtfyTopic, _ settings: ChannelSettings) throws(ChannelError) {
        let server = settings.ntfyServer
        let own = PostAddress(server)
        switch topic {
        case .address(let address): self.address = address
        case .topic(let name):
            let slash = server.hasSuffix("/") ? "" : "/"
            guard let address = PostAddress("\(server)\(slash)\(name)") else {
                throw ChannelError("the ntfy server is no http or https URL", retry: .never)
            }
            self.address = address
        }
        token = own?.hasSameOrigin(as: address) ?? false ? settings.ntfyToken : nil
        poster = settings.poster
    }

    var host: String { address.host }

    var channel: Channel {
        let host = host
        return Channel(name: "ntfy:\(host)", batch: WebhookChannel.batch, width: 4) { notices in
            let answers = await poster.post(notices.map(message), to: address)
            return zip(notices, answers).map { notice, answer in
                PeerRefusal.outcome(of: answer, from: host, now: notice.at.seconds)
            }
        }
    }

    private func message(of notice: Notice) -> PostMessage {
        let content = notice.content
        // An empty message reads "triggered" there.
        return message(
            title: content.title, text: content.body.isEmpty ? content.title : content.body,
            priority: notice.reminder.isImportant ? "high" : "default",
            tag: Self.tag(notice.reminder.kind),
            more: [
                // A repetition takes the earlier one's place.
                ("X-Sequence-ID", notice.keyDigits),
                ("Belltower-Key", notice.key),
                ("Belltower-Attempt", "\(notice.attempt)"),
            ])
    }

    /// Posts what is no reminder.
    ///
    /// - Parameter tag: an emoji, by its name there.
    func post(
        title: String, text: String, priority: String, tag: String,
        more fields: [(String, String)]
    ) async -> Result<PeerAnswer, FetchError>? {
        await poster.post(
            [message(title: title, text: text, priority: priority, tag: tag, more: fields)],
            to: address
        ).first
    }

    private func message(
        title: String, text: String, priority: String, tag: String,
        more: [(String, String)]
    ) -> PostMessage {
        var fields = [
            ("Content-Type", "text/plain; charset=utf-8"),
            // One value on one line: ntfy decodes encoded words, but unfolds none.
            ("X-Title", EncodedWord.text(title.harmless.oneLine).joined(separator: " ")),
            ("X-Priority", priority), ("X-Tags", tag),
        ]
        fields += more
        if let token { fields.append(("Authorization", "Bearer \(token)")) }
        return PostMessage(fields: fields, body: Self.shortened(text.harmless))
    }

    /// No more bytes than ntfy shows, cut between characters.
    private static func shortened(_ text: String) -> [UInt8] {
        guard text.utf8.count > longest else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        for character in text {
            guard bytes.count + character.utf8.count <= longest - 3 else { break }
            bytes += character.utf8
        }
        return bytes + Array("…".utf8)
    }

    /// The kind's own emoji, by its name there.
    private static func tag(_ kind: Reminder.Kind) -> String {
        switch kind {
        case .class: "school"
        case .exam: "memo"
        case .event: "tada"
        case .personal: "bell"
        case .hydration: "droplet"
        case .change: "warning"
        case .news: "mega"
        case .offer: "ticket"
        case .digest: "calendar"
        case .summary: "bookmark_tabs"
        }
    }
}

/// Where ntfy takes a notice.
package enum NtfyTopic: Hashable, Sendable {
    /// Of the configured server.
    case topic(String)
    case address(PostAddress)

    /// Reads a topic's name or a URL; nil for neither.
    ///
    /// Who knows a topic's name can read it, so it counts as a secret.
    package init?(_ text: String) {
        if text.contains("://") {
            guard let address = PostAddress(text) else { return nil }
            self = .address(address)
        } else {
            let isName = text.utf8.allSatisfy { byte in
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
            guard isName, (1...64).contains(text.utf8.count) else { return nil }
            self = .topic(text)
        }
    }
}
