import Campus
import Foundation
import Logging
import Operations
import Reminding
import TestSupport

/// A home whose site may push to a push service of our own; ann has a seminar at 09:15.
struct PushHome {
    let home: TestHome
    let site: LoopbackSite

    /// A browser's keys: of RFC 8291.
    static let publicKey =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
    static let configuration = """
        fetch: {allowPrivate: true}
        server:
          url: https://calendar.example.org/
          pushHosts: [push.example.org, "*.push.example.net"]

        """

    init(answer: @escaping @Sendable (LoopbackRequest) -> LoopbackReply = { _ in .status(201) })
        async throws
    {
        site = try LoopbackSite(answer: answer)
        home = try await SnoozeTests.home()
        try configure(Self.configuration)
    }

    func configure(_ yaml: String) throws { try home.configure(yaml) }

    var keyFile: String { home.folder.path + "/home/push.key" }

    func desk(_ handle: String = "ann", _ time: String = "08:00") throws -> PushDesk {
        try home.as(handle, now: SnoozeTests.at(time)).push
    }

    /// Takes pushes on a device whose endpoint has its name.
    @discardableResult
    func subscribe(_ device: String, as handle: String = "ann") throws -> PushSubscription {
        try desk(handle).subscribe(
            endpoint: site.url("/secret-\(device)"), p256dh: Self.publicKey, auth: Self.secret,
            device: device)
    }

    /// Rings what is due, through ann's own channels.
    @discardableResult
    func ring(_ time: String, day: Int = 5) throws -> RungOnce {
        try home.as("ann", now: SnoozeTests.at(time, day: day)).bell.ringOnce(
            RingOptions { _ in Array("rung".utf8) },
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    /// What the push service was asked: paths.
    var pushed: [String] { site.requests.map(\.path) }

    func channels() throws -> String { try home.as("ann").settings.setting("channels").value }
}
