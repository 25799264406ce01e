import Campus
import Fetching
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Reminding

@Suite("Pushes")
struct PushChannelTests {
    static let id = PushSubscriptionID(3)

    @Test(
        "are declarative messages that the browser alone can read, with all that the worker needs")
    func delivers() async throws {
        let scene = try PushScene()
        let channel = Channel.open("push:3", scene.settings([scene.device(3)]))
        #expect(channel.name == "push:3")
        let notice = try Notice.sample(attempt: 2)
        #expect(await channel.deliver([notice]) == [.accepted([PushNote(Self.id, .taken)])])
        let request = try #require(scene.site.requests.first)
        #expect(request.method == "POST")
        #expect(request.path == "/secret-3")
        #expect(request.headers["content-encoding"] == "aes128gcm")
        #expect(request.headers["urgency"] == "high")
        #expect(request.headers["topic"] == notice.keyDigits)
        #expect(notice.keyDigits.utf8.count <= 32)
        // Until the class is over.
        #expect(request.headers["ttl"] == "\(notice.reminder.until - notice.at)")
        let host = "http://127.0.0.1:\(scene.site.port)"
        let field = try #require(request.headers["authorization"])
        #expect(field == (try scene.signer.authorization(for: host, at: notice.at.seconds)))
        #expect(!String(decoding: request.body, as: UTF8.self).contains("CM50123"))
        let text = String(decoding: try scene.opened(request.body), as: UTF8.self)
        #expect(
            text
                == #"{"belltower":{"actions":["snooze","dismiss"],"attempt":2,"key":"\#(notice.key)","#
                + #""kind":"class","reminder":"m1-PT15M"},"mutable":true,"notification":{"actions":["#
                + #"{"action":"snooze","navigate":"https://calendar.example.org/reminders","title":"In 10 minutes"},"#
                + #"{"action":"dismiss","navigate":"https://calendar.example.org/reminders","title":"Done"}],"#
                + #""body":"8W 2.1, until 11:05","dir":"auto","lang":"en","#
                + #""navigate":"https://calendar.example.org/item/m1","tag":"\#(notice.key)","#
                + #""title":"CM50123 Lecture at 09:15"},"web_push":8030}"#)
    }

    /// What a push service answers, whether that is tried again, and what is said of the device.
    static let statuses:
        [(status: Int, retryAfter: String?, retry: ChannelError.Retry?, verdict: String?)] = [
            (200, nil, nil, "taken"), (201, nil, nil, "taken"), (202, nil, nil, "taken"),
            (400, nil, .never, nil), (401, nil, .never, "refused"), (403, nil, .never, "refused"),
            (404, nil, .never, "gone"), (410, nil, .never, "gone"), (413, nil, .never, nil),
            (429, "120", .after(120), nil), (429, nil, .later, nil), (500, nil, .later, nil),
            (503, "30", .after(30), nil), (504, nil, .later, nil), (301, nil, .never, nil),
        ]

    @Test("become what the push service answers", arguments: statuses)
    func answers(
        _ status: Int, _ retryAfter: String?, _ retry: ChannelError.Retry?, _ verdict: String?
    ) async throws {
        let scene = try PushScene { _ in
            .status(status, headers: retryAfter.map { [("Retry-After", $0)] } ?? [])
        }
        let channel = Channel.open("push:3", scene.settings([scene.device(3)]))
        let outcome = try #require(await channel.deliver([Notice.sample()]).first)
        #expect(outcome.retry == retry)
        #expect(!outcome.words.contains("secret"))
        let notes: [PushNote] =
            switch outcome {
            case .accepted(let notes): notes
            case .failed(let error): error.notes
            case .delivered: []
            }
        #expect(notes.map(\.verdict.name) == [verdict].compactMap(\.self))
        #expect(notes.allSatisfy { $0.subscription == Self.id })
        // A shorter one is tried once.
        #expect(scene.site.requests.count == (status == 413 ? 2 : 1))
    }

    @Test("that are too large for a push service are sent shorter, cut between characters")
    func shorter() async throws {
        let scene = try PushScene { .status($0.body.count > 3_000 ? 413 : 201) }
        let channel = Channel.open("push:3", scene.settings([scene.device(3)]))
        let body = String(
            repeating: "Käse \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \"x\"\n", count: 500)
        let notice = try Notice.sample(body: body)
        #expect(await channel.deliver([notice]) == [.accepted([PushNote(Self.id, .taken)])])
        let requests = scene.site.requests
        #expect(requests.count == 2)
        for (request, limit) in zip(requests, [4_096, 2_000 + 103]) {
            #expect(request.body.count <= limit)
            // No room is given away, but for less than the last character.
            #expect(request.body.count > limit - 40)
            let text = try scene.opened(request.body)
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
            let shown = try #require(object["notification"] as? [String: Any])
            let said = try #require(shown["body"] as? String)
            #expect(said.hasSuffix("…"))
            #expect(body.hasPrefix(said.dropLast()))
        }
    }

    @Test("with a title that fills everything keep its beginning")
    func longTitle() async throws {
        let scene = try PushScene()
        let channel = Channel.open("push:3", scene.settings([scene.device(3)]))
        let notice = try Notice.sample(String(repeating: "Title ", count: 2_000), body: "B")
        _ = await channel.deliver([notice])
        let request = try #require(scene.site.requests.first)
        #expect(request.body.count <= 4_096)
        let text = String(decoding: try scene.opened(request.body), as: UTF8.self)
        #expect(text.contains(#""title":"Title Title"#))
    }

    @Test("to a service that hangs, or leaves early, are tried later")
    func broken() async throws {
        for reply in [LoopbackReply.stall, .hangUp] {
            let scene = try PushScene { _ in reply }
            let settings = scene.settings([scene.device(3)]) { $0.timeout = .milliseconds(100) }
            let outcomes = await Channel.open("push:3", settings).deliver([try .sample()])
            #expect(outcomes.map(\.retry) == [.later])
            #expect(!(outcomes.first?.words.contains("secret") ?? true))
        }
    }

    @Test("to one host wait for no other host")
    func slowHost() async throws {
        let slow = try PushScene { _ in .stall }
        let fast = try PushScene()
        let settings = fast.settings([slow.device(1), fast.device(2)]) {
            $0.timeout = .seconds(60)
        }
        let sample = try Notice.sample()
        let waiting = Task { await Channel.open("push:1", settings).deliver([sample]) }
        let outcomes = await Channel.open("push:2", settings).deliver([sample])
        #expect(outcomes == [.accepted([PushNote(PushSubscriptionID(2), .taken)])])
        slow.site.stop()
        #expect(await waiting.value.map(\.retry) == [.later])
    }

    @Test("go to all of a person's devices, and are accepted where one of them takes them")
    func several() async throws {
        let scene = try PushScene { .status($0.path == "/secret-1" ? 410 : 201) }
        let settings = scene.settings([scene.device(1), scene.device(2)])
        let channel = Channel.open("push:1+2", settings)
        #expect(channel.name == "push:1+2")
        let outcome = try #require(await channel.deliver([Notice.sample()]).first)
        guard case .accepted(let notes) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(
            Set(notes) == [
                PushNote(PushSubscriptionID(1), .gone), PushNote(PushSubscriptionID(2), .taken),
            ])
    }

    @Test("go to whoever may be pushed to just then, however long a channel is open")
    func asked() async throws {
        let scene = try PushScene()
        var settings = scene.settings([])
        let device = scene.device(3)
        let notice = try Notice.sample()
        // Their session ends a minute later.
        settings.push?.subscriptions = { _, now in now <= notice.at ? [device] : [] }
        let channel = Channel.open("push:3", settings)
        #expect(await channel.deliver([notice]) == [.accepted([PushNote(Self.id, .taken)])])
        var later = notice
        later.at = notice.at.adding(seconds: 60)
        let outcome = try #require(await channel.deliver([later]).first)
        #expect(outcome.retry == .never && outcome.words.contains("takes no pushes any more"))
        #expect(scene.site.requests.count == 1)
    }

    @Test("are tried again where one device may be reached later")
    func partly() async throws {
        let scene = try PushScene { .status($0.path == "/secret-1" ? 410 : 503) }
        let settings = scene.settings([scene.device(1), scene.device(2)])
        let outcome = try #require(
            await Channel.open("push:1+2", settings).deliver([Notice.sample()]).first)
        #expect(outcome.retry == .later)
        guard case .failed(let error) = outcome else { return }
        #expect(error.notes == [PushNote(PushSubscriptionID(1), .gone)])
    }

    @Test("without a site say what to configure; without a device, where to allow them")
    func nothing() async throws {
        let scene = try PushScene()
        let cases = [
            ("push:3", ChannelSettings.loopback(), "server.url"),
            ("push:3", scene.settings([]), "takes no pushes any more"),
            ("push", scene.settings([]), "allow them on the site"),
        ]
        for (name, settings, words) in cases {
            let outcome = try #require(
                await Channel.open(name, settings).deliver([.sample()]).first)
            #expect(outcome.retry == .never)
            #expect(outcome.words.contains(words), "\(outcome.words)")
        }
        #expect(scene.site.requests.isEmpty)
    }

    @Test("go to no private address without leave, and to no host that is not a push service")
    func refused() async throws {
        let scene = try PushScene()
        var settings = scene.settings([scene.device(3)]) { $0.allowPrivate = false }
        let outcome = await Channel.open("push:3", settings).deliver([try .sample()]).first
        #expect(outcome?.retry == .never)
        settings = scene.settings([scene.device(3)])
        settings.push?.hosts = PushHosts()
        let other = await Channel.open("push:3", settings).deliver([try .sample()]).first
        #expect(other?.words.contains("server.pushHosts") == true)
        #expect(scene.site.requests.isEmpty)
    }
}

extension PushNote.Verdict {
    fileprivate var name: String {
        switch self {
        case .taken: "taken"
        case .gone: "gone"
        case .refused: "refused"
        }
    }
}
