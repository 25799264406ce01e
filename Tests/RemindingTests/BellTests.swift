import Campus
import Foundation
import Recurrence
import Reminding
import Scheduling
import Storage
import Synchronization
import TestSupport
import Testing

@Suite("The bell's loop")
struct BellTests {
    static let day = [
        BellScene.reminder(1, "20261005T090000"), BellScene.reminder(2, "20261005T100000"),
        BellScene.reminder(3, "20261005T170000"),
    ]

    @Test("what is planned rings once each, in the second in which it is due")
    func onTime() async throws {
        let scene = try BellScene(at: "20261005T083000")
        let person = try scene.person()
        try await scene.run(until: "20261005T235900") { _ in Self.day }
        #expect(scene.rung.map(\.at) == Self.day.map(\.due))
        #expect(scene.rung.map(\.attempt) == [1, 1, 1])
        #expect(scene.rung.map(\.key) == Self.day.map { "sam/\($0.id)" })
        let states = try scene.history(of: person).map(\.reminder.state)
        #expect(states == [.delivered, .delivered, .delivered])
    }

    /// What the clock does, and what has become of the three reminders of the day in the end.
    static let clocks: [(what: String, jump: BellScene.Jump, rung: [String], states: String)] = [
        (
            "set forward by eight hours",
            BellScene.Jump(at: BellScene.instant("20261005T084000"), seconds: 8 * 3_600),
            ["m3-PT15M 16:45"], "lapsed lapsed delivered"
        ),
        (
            "a short sleep: one is late",
            BellScene.Jump(at: BellScene.instant("20261005T084000"), seconds: 1_200),
            ["m1-PT15M (15 min late) 09:00", "m2-PT15M 09:45", "m3-PT15M 16:45"],
            "delivered delivered delivered"
        ),
        (
            "two are late: one summary",
            BellScene.Jump(at: BellScene.instant("20261005T084000"), seconds: 74 * 60),
            ["2 reminders 09:54", "m3-PT15M 16:45"], "delivered delivered delivered"
        ),
        (
            "a minute and a half is not late",
            BellScene.Jump(at: BellScene.instant("20261005T084459"), seconds: 90),
            ["m1-PT15M 08:46", "m2-PT15M 09:45", "m3-PT15M 16:45"],
            "delivered delivered delivered"
        ),
        (
            "set back by two hours: nothing rings twice",
            BellScene.Jump(at: BellScene.instant("20261005T095000"), seconds: -7_200),
            ["m1-PT15M 08:45", "m2-PT15M 09:45", "m3-PT15M 16:45"],
            "delivered delivered delivered"
        ),
    ]

    @Test(
        "a clock that jumps rings what is of use, and says what is not", arguments: clocks.indices)
    func clockJumps(index: Int) async throws {
        let (what, jump, rung, states) = Self.clocks[index]
        let scene = try BellScene(at: "20261005T083000", jumps: [jump])
        let person = try scene.person()
        try await scene.run(until: "20261005T235900") { _ in Self.day }
        let heard = scene.rung.map { ring in
            "\(ring.title) \(Zone.utc.wall(at: ring.at).clockText)"
        }
        #expect(heard == rung, "\(what)")
        let became = try scene.history(of: person).filter { $0.reminder.kind == .class }
        #expect(became.map(\.reminder.state.rawValue).joined(separator: " ") == states, "\(what)")
        #expect(became.filter { $0.reminder.state == .lapsed }.allSatisfy { $0.reason != nil })
    }

    @Test("each part of a summary is on record by itself")
    func summary() async throws {
        let jump = BellScene.Jump(at: BellScene.instant("20261005T084000"), seconds: 74 * 60)
        let scene = try BellScene(at: "20261005T083000", jumps: [jump])
        let person = try scene.person()
        try await scene.run(until: "20261005T120000") { _ in Self.day }
        let parts = try scene.history(of: person).filter { $0.reminder.kind == .class }.prefix(2)
        #expect(parts.allSatisfy { $0.reason?.text.hasPrefix("in summary-") ?? false })
        #expect(parts.map(\.late) == [4_140_000, 540_000])
        #expect(scene.rung.first?.body.contains("(69 min late)") ?? false)
    }

    /// Classes at nine of London's clock, around a change to and from summer time.
    @Test(
        "a change of the clock neither loses nor doubles a reminder",
        arguments: ["20261023T000000", "20270326T000000"])
    func daylightSaving(start: String) async throws {
        let file = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/Europe/London"))
        let london = try Zone(id: "Europe/London", tzif: Array(file))
        let first = Samples.wall(start)
        let meeting = Samples.meeting(
            Samples.entry(
                first.adding(seconds: 9 * 3_600).description,
                rule: Samples.rule("FREQ=DAILY;COUNT=4"),
                basis: .zone("Europe/London")))
        let scene = try BellScene(at: start)
        _ = try scene.person()
        let end = first.adding(seconds: 5 * 86_400).description
        try await scene.run(until: end) { _ in
            let zones = ZoneTable(viewer: london)
            let from = Instant(seconds: first.seconds)
            let agenda = expand(
                [SourcedMeeting(source: Samples.source, meeting: meeting)],
                AgendaQuery(window: from..<from.adding(seconds: 6 * 86_400)), zones: zones)
            return ReminderPlanner(ReminderSituation(agenda: agenda, zone: london))
                .reminders(dueIn: from..<from.adding(seconds: 6 * 86_400))
        }
        #expect(
            scene.rung.map { london.wall(at: $0.at).clockText }
                == .init(repeating: "08:45", count: 4))
    }

    @Test("a failed attempt is made again after waits that grow, then by the next channel")
    func retries() async throws {
        let scene = try BellScene(at: "20261005T083000")
        let person = try scene.person()
        let tries = Mutex<[Int64]>([])
        let clock = scene.clock
        let dead = scene.channel("dead") { _ in
            tries.withLock { $0.append(clock.now.seconds) }
            return .failed(ChannelError("out of order"))
        }
        try await scene.run(
            until: "20261005T120000", channels: [dead, scene.channel("alive")]
        ) { _ in [BellScene.reminder(1, "20261005T090000")] }
        let first = BellScene.instant("20261005T084500").seconds
        // A third wait would be two minutes, and the next channel need not wait.
        #expect(tries.withLock { $0.map { $0 - first } } == [0, 5, 35])
        #expect(scene.rung.map(\.attempt) == [4])
        #expect(scene.rung.map(\.channel) == ["alive"])
        #expect(scene.rung.map { $0.at.seconds - first } == [35])
        let record = try #require(try scene.history(of: person).first)
        #expect(record.reminder.state == .delivered)
        #expect(record.steps.map(\.state).filter { $0 == "failed" }.count == 3)
    }

    @Test("the last channel is tried for as long as it is of use")
    func lastChannel() async throws {
        let scene = try BellScene(at: "20261005T083000")
        _ = try scene.person()
        let tries = Mutex<[Int64]>([])
        let clock = scene.clock
        let dead = scene.channel("dead") { _ in
            tries.withLock { $0.append(clock.now.seconds) }
            return .failed(ChannelError("out of order"))
        }
        try await scene.run(until: "20261005T120000", channels: [dead]) { _ in
            [BellScene.reminder(1, "20261005T090000")]
        }
        let first = BellScene.instant("20261005T084500").seconds
        #expect(tries.withLock { $0.map { $0 - first } } == [0, 5, 35, 155, 755])
    }

    @Test(
        "a wait that a server asks for is kept while it costs no more than a minute, be it late or not",
        arguments: [
            (3_600, "20261005T083000", [0], 0), (61, "20261005T083000", [0], 0),
            (50, "20261005T083000", [0, 50], 50), (60, "20261005T083000", [0, 60], 60),
            // Found ten minutes late: it is later already, by no fault of the channel.
            (3_600, "20261005T085500", [600], 600),
            (20, "20261005T085500", [600, 620, 650], 650),
        ])
    func asked(_ wait: Int64, _ start: String, _ wanted: [Int64], _ rung: Int64) async throws {
        let scene = try BellScene(at: "20261005T083000")
        _ = try scene.person()
        // Planned in time, by a daemon that then stopped.
        try await scene.run(until: "20261005T084000") { _ in
            [BellScene.reminder(1, "20261005T090000")]
        }
        scene.clock.wait(until: BellScene.instant(start).seconds * 1_000)
        let tries = Mutex<[Int64]>([])
        let clock = scene.clock
        let busy = scene.channel("busy") { _ in
            tries.withLock { $0.append(clock.now.seconds) }
            return .failed(ChannelError("too many", retry: .after(wait)))
        }
        try await scene.run(
            until: "20261005T120000", channels: [busy, scene.channel("alive")]
        ) { _ in [BellScene.reminder(1, "20261005T090000")] }
        let first = BellScene.instant("20261005T084500").seconds
        #expect(tries.withLock { $0.map { $0 - first } } == wanted)
        #expect(scene.rung.map { $0.at.seconds - first } == [rung])
        #expect(scene.rung.map(\.channel) == ["alive"])
    }

    @Test("what no channel takes has failed; what never can is not tried again; waits are heeded")
    func failures() async throws {
        let scene = try BellScene(at: "20261005T083000")
        let person = try scene.person()
        let tries = Mutex<[Int64]>([])
        let clock = scene.clock
        let never = scene.channel("never") { _ in
            .failed(ChannelError("no such recipient", retry: .never))
        }
        let busy = scene.channel("busy") { _ in
            tries.withLock { $0.append(clock.now.seconds) }
            return .failed(ChannelError("too many", retry: .after(1_000)))
        }
        try await scene.run(until: "20261005T120000", channels: [never, busy]) { _ in
            [BellScene.reminder(1, "20261005T090000")]
        }
        let times = tries.withLock { $0 }
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 == 1_000 })
        #expect(times.count == 5)
        #expect(try scene.history(of: person).map(\.reminder.state) == [.failed])
        #expect(try scene.history(of: person).map(\.reason) == ["too many"])
    }

    @Test("a dead channel of one person delays nobody else")
    func dead() async throws {
        let scene = try BellScene(at: "20261005T083000")
        let (sam, kim) = (try scene.person("sam"), try scene.person("kim"))
        let channels = [scene.channel("dead") { _ in nil }, scene.channel("alive")]
        try await scene.run(
            until: "20261005T180000", channels: channels, isHanging: true,
            assess: { due, _ in
                .ring(
                    Ringing(
                        ReminderContent(title: due.reminder.id, body: ""), zone: .utc,
                        channels: [due.person.id == sam.id ? "dead" : "alive"]))
            }
        ) { _ in Self.day }
        #expect(scene.rung.map(\.at) == Self.day.map(\.due))
        #expect(scene.rung.allSatisfy { $0.person == "kim" })
        _ = kim
    }

    @Test("what waits rings later, what is not wanted lapses, what is gone is planned anew")
    func assessments() async throws {
        let scene = try BellScene(at: "20261005T083000")
        let person = try scene.person()
        let quiet = BellScene.instant("20261005T093000")
        try await scene.run(
            until: "20261005T235900",
            assess: { due, now in
                switch due.reminder.id {
                case "m1-PT15M" where now < quiet: return .wait(until: quiet, reason: "quiet hours")
                case "m2-PT15M": return .lapse(reason: "muted")
                case "m3-PT15M": return .withdraw(reason: "it was moved")
                default:
                    return .ring(Ringing(ReminderContent(title: "", body: ""), zone: .utc))
                }
            }
        ) { _ in Self.day }
        #expect(scene.rung.map(\.at) == [quiet])
        let records = try scene.history(of: person)
        #expect(records.map(\.reminder.state) == [.delivered, .lapsed, .lapsed])
        #expect(records[0].steps.map(\.reason).contains("quiet hours"))
        #expect(records[0].late == 0)
        #expect(records[1].reason == "muted")
    }

    @Test("one person who cannot be planned and one item that cannot be read hold up nobody")
    func unreadable() async throws {
        struct Broken: Error {}
        let scene = try BellScene(at: "20261005T083000")
        let (sam, kim) = (try scene.person("sam"), try scene.person("kim"))
        try await scene.run(
            until: "20261005T235900",
            assess: { due, _ in
                if due.reminder.id == "m2-PT15M" { throw Broken() }
                return .ring(Ringing(ReminderContent(title: "", body: ""), zone: .utc))
            }
        ) { person in
            if person.id == sam.id { throw Broken() }
            return Self.day
        }
        #expect(scene.rung.map(\.id) == ["m1-PT15M", "m3-PT15M"])
        #expect(
            try scene.history(of: kim).map(\.reminder.state) == [.delivered, .lapsed, .delivered])
        #expect(
            try scene.store.look { try $0.marked(at: scene.clock.now, limit: 9) }.map(\.person) == [
                sam
            ])
    }
}
