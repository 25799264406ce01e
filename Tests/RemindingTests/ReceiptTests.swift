import Campus
import Recurrence
import Reminding
import Storage
import Synchronization
import TestSupport
import Testing

/// A push service takes what it may never pass on.
@Suite("A push that was accepted")
struct ReceiptTests {
    static let reminder = BellScene.reminder(1, "20261005T090000")
    static let id = "m1-PT15M"

    private static func push(
        _ scene: BellScene, then body: @escaping @Sendable (BellScene.Ring) -> Void = { _ in }
    ) -> Channel {
        scene.channel("push:1") { ring in
            body(ring)
            return .accepted([])
        }
    }

    private static func heard(_ scene: BellScene) -> [String] {
        scene.rung.map { "\($0.channel) \(Zone.utc.wall(at: $0.at).clockText) \($0.attempt)" }
    }

    @Test("and not acknowledged goes to the next channel after two minutes")
    func unacknowledged() async throws {
        let scene = try BellScene(at: "20261005T083000")
        let person = try scene.person()
        try await scene.run(
            until: "20261005T120000", channels: [Self.push(scene), scene.channel("mail")]
        ) { _ in [Self.reminder] }
        #expect(Self.heard(scene) == ["push:1 08:45 1", "mail 08:47 2"])
        #expect(Set(scene.rung.map(\.key)) == ["sam/m1-PT15M"])
        let record = try #require(try scene.history(of: person).first)
        #expect(record.reminder.state == .delivered)
        #expect(record.steps.contains { $0.reason?.text == "not acknowledged by push:1" })
    }

    /// Another bell on the same ledger, until noon: what rings.
    private static func goOn(_ path: String, at start: String) async throws -> [String] {
        let scene = try BellScene(at: start, path: path)
        try await scene.run(
            until: "20261005T120000", channels: [push(scene), scene.channel("mail")]
        ) { _ in [reminder] }
        return heard(scene)
    }

    @Test("and acknowledged rings nowhere else, be it before the service has answered")
    func acknowledged() async throws {
        for isEarly in [true, false] {
            let folder = try TemporaryFolder()
            let path = folder.path + "/ledger.sqlite"
            let scene = try BellScene(at: "20261005T083000", path: path)
            let person = try scene.person()
            @Sendable func acknowledge() {
                _ = try? scene.store.act {
                    try $0.noteReceipt(of: Self.id, for: person, at: scene.clock.now)
                }
            }
            let push = Self.push(scene) { _ in if isEarly { acknowledge() } }
            try await scene.run(
                until: "20261005T084600", channels: [push, scene.channel("mail")]
            ) { _ in [Self.reminder] }
            #expect(Self.heard(scene) == ["push:1 08:45 1"])
            if !isEarly { acknowledge() }
            let later = try await Self.goOn(path, at: "20261005T084600")
            #expect(later.isEmpty)
            #expect(try scene.history(of: person).first?.reminder.state == .delivered)
        }
    }

    @Test("is delivered when the device says so, whatever its service told us")
    func acknowledgedFailure() async throws {
        let scene = try BellScene(at: "20261005T083000")
        let person = try scene.person()
        let push = scene.channel("push:1") { _ in
            _ = try? scene.store.act {
                try $0.noteReceipt(of: Self.id, for: person, at: scene.clock.now)
            }
            return .failed(ChannelError("no answer in time"))
        }
        try await scene.run(
            until: "20261005T120000", channels: [push, scene.channel("mail")]
        ) { _ in [Self.reminder] }
        #expect(scene.rung.isEmpty)
        let record = try #require(try scene.history(of: person).first)
        #expect(record.reminder.state == .delivered)
        #expect(record.attempts == 0 || record.steps.count { $0.state == "delivered" } == 1)
    }

    @Test("by a person's only channel is not tried again")
    func only() async throws {
        let scene = try BellScene(at: "20261005T083000")
        let person = try scene.person()
        try await scene.run(until: "20261005T120000", channels: [Self.push(scene)]) { _ in
            [Self.reminder]
        }
        #expect(Self.heard(scene) == ["push:1 08:45 1"])
        #expect(try scene.history(of: person).first?.reminder.state == .delivered)
        #expect(try scene.store.look { try $0.nextReceiptDue() } == nil)
    }

    /// What the clock does a minute after the push, and when the letter goes then.
    @Test(
        "and not acknowledged goes on though the clock jumps",
        arguments: [
            (600, "mail 08:56 2"), (7_200, nil), (-3_600, "mail 07:48 2"),
        ] as [(Int64, String?)])
    func clock(_ seconds: Int64, _ letter: String?) async throws {
        let jump = BellScene.Jump(at: BellScene.instant("20261005T084600"), seconds: seconds)
        let scene = try BellScene(at: "20261005T083000", jumps: [jump])
        let person = try scene.person()
        try await scene.run(
            until: "20261005T120000", channels: [Self.push(scene), scene.channel("mail")]
        ) { _ in [Self.reminder] }
        #expect(Self.heard(scene) == ["push:1 08:45 1"] + [letter].compactMap(\.self))
        #expect(try scene.history(of: person).first?.reminder.state == .delivered)
    }

    @Test("before the bell was killed goes on when it is there again", arguments: [60, 600])
    func killed(seconds: Int64) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/ledger.sqlite"
        let start = BellScene.instant("20261005T084500")
        let person: Person
        do {
            let scene = try BellScene(at: "20261005T084500", path: path)
            person = try scene.person()
            let (store, now) = (scene.store, scene.clock.now)
            let mark = try #require(try store.look { try $0.marked(at: now, limit: 1) }.first)
            try store.relaxed {
                try $0.reconcile(
                    mark, planned: [Self.reminder], in: PlanWindow(for: mark, at: now), at: now)
            }
            let due = try #require(try store.look { try $0.due(at: now, limit: 1) }.first)
            let attempt = try store.act {
                try $0.claim(
                    [ReminderClaim(row: due.row, channel: "push:1", title: "")], at: now)
            }.compactMap(\.self).first
            let begun = try #require(attempt)
            try store.relaxed {
                try $0.settle([
                    DeliveryEnd(
                        begun,
                        .accepted(receiptDue: now.adding(seconds: 120)), at: now.seconds * 1_000)
                ])
            }
        }
        let again = Zone.utc.wall(at: start.adding(seconds: seconds)).description
        let heard = try await Self.goOn(path, at: again)
        #expect(heard == [seconds == 60 ? "mail 08:47 2" : "mail 08:55 2"])
        let scene = try BellScene(at: again, path: path)
        #expect(try scene.history(of: person).first?.reminder.state == .delivered)
    }

    @Test("and acknowledged while the bell was dead is delivered, and rings no more")
    func acknowledgedWhileDead() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/ledger.sqlite"
        let person: Person
        do {
            let scene = try BellScene(at: "20261005T084500", path: path)
            person = try scene.person()
            _ = try CrashTests.live(
                scene, person, [Self.reminder], until: .send, few: 1, channel: "push:1")
            try scene.store.act {
                _ = try $0.noteReceipt(of: Self.id, for: person, at: scene.clock.now)
            }
        }
        let heard = try await Self.goOn(path, at: "20261005T084700")
        #expect(heard.isEmpty)
        let scene = try BellScene(at: "20261005T084700", path: path)
        #expect(try scene.history(of: person).first?.reminder.state == .delivered)
    }

    @Test("of a summary tells all of it again through the next channel")
    func summary() async throws {
        let jump = BellScene.Jump(at: BellScene.instant("20261005T084000"), seconds: 74 * 60)
        let scene = try BellScene(at: "20261005T083000", jumps: [jump])
        let person = try scene.person()
        try await scene.run(
            until: "20261005T120000", channels: [Self.push(scene), scene.channel("mail")]
        ) { _ in
            [Self.reminder, BellScene.reminder(2, "20261005T100000", seconds: 7_200)]
        }
        #expect(Self.heard(scene) == ["push:1 09:54 1", "mail 09:56 2"])
        #expect(scene.rung.map(\.title) == ["2 reminders", "2 reminders"])
        let states = try scene.history(of: person).map(\.reminder.state)
        #expect(states == [.delivered, .delivered, .delivered])
    }

    @Test("and answered by its person goes nowhere else")
    func answered() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/ledger.sqlite"
        let scene = try BellScene(at: "20261005T083000", path: path)
        let person = try scene.person()
        let channels = [Self.push(scene), scene.channel("mail")]
        try await scene.run(until: "20261005T084600", channels: channels) { _ in [Self.reminder] }
        #expect(Self.heard(scene) == ["push:1 08:45 1"])
        let known = try #require(
            try scene.store.look { try $0.reminders(of: person, about: Self.reminder.subject) }
                .first)
        try scene.store.act { try $0.dismiss(known, reason: nil, at: scene.clock.now) }
        let later = try await Self.goOn(path, at: "20261005T084600")
        #expect(later.isEmpty)
        #expect(try scene.history(of: person).first?.reminder.state == .dismissed)
    }

    @Test("and put off waits for the receipt of what rings then")
    func snoozed() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/ledger.sqlite"
        let scene = try BellScene(at: "20261005T083000", path: path)
        let person = try scene.person()
        let channels = [Self.push(scene), scene.channel("mail")]
        try await scene.run(until: "20261005T084500", channels: channels) { _ in [Self.reminder] }
        #expect(Self.heard(scene) == ["push:1 08:45 1"])
        let known = try #require(
            try scene.store.look { try $0.reminders(of: person, about: Self.reminder.subject) }
                .first)
        let later = BellScene.instant("20261005T084600")
        try scene.store.act {
            try $0.snooze(known, until: later, reason: nil, at: scene.clock.now)
        }
        let heard = try await Self.goOn(path, at: "20261005T084501")
        #expect(heard == ["push:1 08:46 2", "mail 08:48 3"])
    }

    @Test("is not waited for by a bell that rings for somebody else")
    func narrowed() throws {
        let scene = try BellScene(at: "20261005T084500")
        let person = try scene.person()
        let other = try scene.person("ann")
        let (store, now) = (scene.store, scene.clock.now)
        let mark = try #require(
            try store.look { try $0.marks(of: [person.id]) }.first)
        try store.relaxed {
            try $0.reconcile(
                mark, planned: [Self.reminder], in: PlanWindow(for: mark, at: now), at: now)
        }
        let due = try #require(try store.look { try $0.due(at: now, limit: 1) }.first)
        let attempt = try #require(
            try store.act {
                try $0.claim(
                    [ReminderClaim(row: due.row, channel: "push:1", title: "")], at: now)
            }.compactMap(\.self).first)
        let receipt = now.adding(seconds: 120)
        try store.relaxed {
            try $0.settle([
                DeliveryEnd(attempt, .accepted(receiptDue: receipt), at: now.seconds * 1_000)
            ])
        }
        let late = receipt.adding(seconds: 1)
        #expect(try store.look { try $0.nextReceiptDue(of: .person(other)) } == nil)
        #expect(try store.look { try $0.nextReceiptDue(of: .person(person)) } == receipt)
        #expect(try !store.look { try $0.hasLateReceipts(at: late, of: .person(other)) })
        #expect(try store.act { try $0.passOnUnacknowledged(at: late, of: .person(other)) } == 0)
        #expect(try store.look { try $0.hasLateReceipts(at: late, of: .person(person)) })
        #expect(try store.act { try $0.passOnUnacknowledged(at: late, of: .person(person)) } == 1)
        #expect(try !store.look { try $0.hasLateReceipts(at: late) })
    }
}
