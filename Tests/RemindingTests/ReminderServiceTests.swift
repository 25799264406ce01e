import Campus
import Logging
import Recurrence
import Reminding
import Scheduling
import Storage
import Synchronization
import TestSupport
import Testing

@Suite("The bell's loop")
struct ReminderServiceTests {
    /// What was rung, and when.
    final class Bell: Sendable {
        private let log = Mutex<[(id: String, at: Instant, attempt: Int)]>([])
        let failures: Mutex<Int>

        init(failures: Int = 0) { self.failures = Mutex(failures) }

        var rung: [(id: String, at: Instant, attempt: Int)] { log.withLock { $0 } }

        var channel: Channel {
            Channel(name: "test") { notice throws(ChannelError) in
                let fails = self.failures.withLock { left in
                    left -= 1
                    return left >= 0
                }
                if fails { throw ChannelError("out of order") }
                self.log.withLock { $0.append((notice.reminder.id, notice.at, notice.attempt)) }
            }
        }
    }

    static let start = Samples.wall("20261005T083000")

    /// Runs the loop over a term of weekly classes until the clock has passed an instant.
    static func run(_ bell: Bell, until end: String, jumpingBy jump: Int64 = 0) async throws {
        let store = try Store(path: nil)
        let person = try store.person(
            try #require(Handle("sam")), addedAt: Instant(seconds: start.seconds))
        let meeting = Samples.meeting(
            Samples.entry("20261005T090000", rule: Samples.rule("FREQ=DAILY;COUNT=5")))
        let clock = JumpingClock(Instant(seconds: start.seconds))
        let last = Samples.wall(end)
        let service = ReminderService(
            people: [person], ledger: Ledger(store: store), channel: bell.channel,
            clock: WallClock(
                now: { clock.now },
                sleep: { seconds in
                    if clock.now.seconds > last.seconds { throw CancellationError() }
                    try await clock.sleep(seconds)
                    if jump > 0, clock.now.seconds < start.seconds + 600 { clock.jump(jump) }
                }), zone: .utc,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        ) { _, window in
            let agenda = expand(
                [SourcedMeeting(source: Samples.source, meeting: meeting)],
                AgendaQuery(window: window.lowerBound..<window.upperBound.adding(seconds: 900)),
                zones: ZoneTable(viewer: .utc))
            return ReminderPlanner(ReminderSituation(agenda: agenda, zone: .utc))
                .reminders(dueIn: window)
        }
        try await service.run()
    }

    @Test("each class rings once, in the second in which it is due")
    func onTime() async throws {
        let bell = Bell()
        try await Self.run(bell, until: "20261007T120000")
        #expect(bell.rung.count == 3)
        for (index, ring) in bell.rung.enumerated() {
            let due = Samples.wall("20261005T084500").seconds + Int64(index) * 86_400
            #expect(ring.at.seconds == due)
            #expect(ring.attempt == 1)
        }
    }

    @Test("a machine that slept rings what is still of use, and lets the rest lapse")
    func slept() async throws {
        // From half past eight to a little after nine: the class is on.
        let late = Bell()
        try await Self.run(late, until: "20261005T120000", jumpingBy: 2_100)
        #expect(late.rung.count == 1)
        // To the afternoon: it is over.
        let over = Bell()
        try await Self.run(over, until: "20261005T180000", jumpingBy: 20_000)
        #expect(over.rung.isEmpty)
    }

    @Test("a failed attempt is made again soon, three in all")
    func failures() async throws {
        let twice = Bell(failures: 2)
        try await Self.run(twice, until: "20261005T120000")
        #expect(twice.rung.map(\.attempt) == [3])
        #expect((twice.rung.first?.at.seconds ?? 0) - Samples.wall("20261005T084500").seconds <= 10)
        let dead = Bell(failures: 100)
        try await Self.run(dead, until: "20261005T120000")
        #expect(dead.rung.isEmpty)
        #expect(dead.failures.withLock { $0 } == 97)
    }
}
