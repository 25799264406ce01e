package import Campus
import Fetching
package import Recurrence
import Words

/// Hands sealed messages to push services (RFC 8030).
package struct PushSender: Sendable {
    /// Connections to one push service.
    static let width = 16
    /// Bytes of a message that is sent once more, where the first was too large for the service.
    static let fewerBytes = 2_000
    /// Seconds that push services keep a message at most.
    private static let longestLife: Int64 = 28 * 86_400

    private let settings: PushSettings
    private let poster: Poster

    init(_ settings: PushSettings, _ poster: Poster) {
        self.settings = settings
        self.poster = poster
    }

    /// - Throws: `ChannelError` that says what to configure, where pushes cannot be sent at all.
    package init(_ settings: ChannelSettings) throws(ChannelError) {
        guard let push = settings.push else {
            throw ChannelError(
                "pushes come from a site, and none is known: give server.url in config.yaml",
                retry: .never)
        }
        self.init(push, settings.pushPoster)
    }

    /// What became of a message.
    struct Answer {
        /// What is to be written down of the device; nil where nothing is known of it.
        var note: PushNote?
        /// Nil when the service took it.
        var error: ChannelError?
    }

    /// One message on its way, and how it is to be handled.
    struct Envelope {
        var payload: PushPayload
        var isUrgent: Bool
        /// Seconds for which it is of use.
        var life: Int64
        /// At most 32 characters of base64url: a later message with it takes this one's place.
        var topic: String
        var now: Instant
    }

    /// The envelope of a notice.
    func envelope(of notice: Notice) -> Envelope {
        let left = notice.reminder.until - notice.at
        return Envelope(
            payload: PushPayload(notice, site: settings.site),
            isUrgent: notice.reminder.kind != .digest, life: left, topic: notice.keyDigits,
            now: notice.at)
    }

    /// Sends a message that tries whether a device is reached.
    ///
    /// - Returns: what is to be written down of the device; and why the service did not take it, nil
    ///   when it did.
    package func send(
        _ trial: PushTrial, at now: Instant
    ) async -> (note: PushNote?, error: ChannelError?) {
        let payload = PushPayload(
            trying: trial.key, title: trial.title, body: trial.body, language: trial.language,
            site: settings.site)
        let answer = await send(
            Envelope(payload: payload, isUrgent: true, life: 300, topic: "test", now: now),
            to: trial.subscription)
        return (answer.note, answer.error)
    }

    func send(_ envelope: Envelope, to device: PushSubscription) async -> Answer {
        guard let endpoint = PushEndpoint(device.address.endpoint, among: settings.hosts),
            let keys = PushKeys(
                publicKey: device.address.publicKey, secret: device.address.secret)
        else {
            return Answer(
                error: ChannelError(
                    "\(device) is at no push service that is known: see server.pushHosts",
                    retry: .never))
        }
        var answer = await post(envelope, atMost: SealedPush.mostBytes, to: endpoint, keys)
        if case .success(let said) = answer, said.status == 413 {
            answer = await post(envelope, atMost: Self.fewerBytes, to: endpoint, keys)
        }
        return self.answer(to: answer, of: device, at: endpoint, now: envelope.now)
    }

    private func post(
        _ envelope: Envelope, atMost limit: Int, to endpoint: PushEndpoint, _ keys: PushKeys
    ) async -> Result<PeerAnswer, FetchError> {
        let message: PostMessage
        do {
            let body = try SealedPush.seal(envelope.payload.bytes(atMost: limit), for: keys)
            let token = try settings.signer.authorization(
                for: endpoint.address.origin, at: envelope.now.seconds)
            message = PostMessage(
                fields: [
                    ("Content-Type", "application/octet-stream"),
                    ("Content-Encoding", "aes128gcm"),
                    ("TTL", "\(min(max(60, envelope.life), Self.longestLife))"),
                    ("Urgency", envelope.isUrgent ? "high" : "normal"),
                    ("Topic", envelope.topic), ("Authorization", token),
                ], body: body)
        } catch {
            return .failure(FetchError(.other, at: endpoint.address.host))
        }
        return await poster.post([message], to: endpoint.address).first
            ?? .failure(FetchError(.cancelled, at: endpoint.address.host))
    }

    private func answer(
        to result: Result<PeerAnswer, FetchError>, of device: PushSubscription,
        at endpoint: PushEndpoint, now: Instant
    ) -> Answer {
        let host = endpoint.address.host
        switch result {
        case .success(let said) where said.isTaken:
            return Answer(note: PushNote(device.id, .taken))
        case .success(let said) where [404, 410].contains(said.status):
            return Answer(
                note: PushNote(device.id, .gone),
                error: ChannelError(
                    .because(
                        "kept.channel.gone",
                        ["device": "\(device)", "status": .number(said.status)]),
                    retry: .never))
        case .success(let said) where [401, 403].contains(said.status):
            let reason = "\(host) does not believe our key (\(said.status))"
            return Answer(
                note: PushNote(device.id, .refused(reason)),
                error: ChannelError(reason, retry: .never))
        default:
            guard
                case .failed(let error) = PeerRefusal.outcome(
                    of: result, from: host, now: now.seconds)
            else { return Answer() }
            return Answer(error: error)
        }
    }
}

/// A message that tries whether a device is reached.
package struct PushTrial: Sendable {
    package var subscription: PushSubscription
    /// As a notice's, by which the device acknowledges it.
    package var key: String
    package var title: String
    package var body: String
    /// A language's tag.
    package var language: String

    package init(
        _ subscription: PushSubscription, key: String, title: String, body: String,
        language: String
    ) {
        self.subscription = subscription
        self.key = key
        self.title = title
        self.body = body
        self.language = language
    }
}
