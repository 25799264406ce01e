import Campus
import Fetching
import Foundation
import Logging
import Recurrence
import Reminding
import Storage
import StorageSQLite
import Synchronization
import Wire

/// The bell: how late it rings, how fast many, and what a million planned reminders cost.
///
/// The loop, the ledger on the disk and a JSON-lines file are the daemon's own; what a reminder says
/// is made here, since that is the calendar's matter.
enum BellRows {
    private static let burst = 30_000
    private static let crowd = 1_000_000

    static func rows() async throws -> [Row] {
        try await [lateness(reminders: 1_000, over: 60), nineOClock(), webhooks()] + planned()
    }

    /// A ledger with reminders at given instants, spread over people.
    private static func ledger(
        _ path: String, people: Int, dues: [Instant], at now: Instant
    ) throws -> Store {
        let store = try Store(path: path)
        let everybody = try store.transaction { transaction in
            try (0..<people).compactMap { index in
                try Handle("p\(index)").flatMap { try transaction.addPerson($0, at: now) }
            }
        }
        var byPerson: [Int: [Reminder]] = [:]
        for (index, due) in dues.enumerated() {
            byPerson[index % people, default: []].append(
                Reminder(
                    .item(ItemID(meeting: MeetingID(Int64(index + 1)), original: nil)), .class,
                    lead: 900, due: due, until: due.adding(seconds: 7_200)))
        }
        for (index, person) in everybody.enumerated() {
            let mark = PlanMark(person: person, since: now, stamp: 0, plannedUntil: nil)
            try store.relaxed {
                try $0.reconcile(
                    mark, planned: byPerson[index] ?? [], in: PlanWindow(for: mark, at: now),
                    at: now)
            }
        }
        return store
    }

    /// Runs a daemon's loop for each store until a channel has delivered so many, and ends them.
    ///
    /// - Returns: how long that took.
    static func ring(
        _ stores: [Store], _ count: Int, through channel: Channel
    ) async throws -> Duration {
        let rung = Mutex(0)
        let finished = Doorbell()
        let counting = Channel(name: channel.name, batch: channel.batch, width: channel.width) {
            notices in
            let outcomes = await channel.deliver(notices)
            let delivered = outcomes.count { $0 == .delivered }
            if rung.withLock({ rung in
                rung += delivered
                return rung >= count
            }) {
                finished.ring()
            }
            return outcomes
        }
        let rules = BellRules(
            plan: { _, _ in [] },
            assess: { due, _ in
                due.map { due in
                    .ring(
                        Ringing(
                            ReminderContent(
                                title: "Class \(due.row) at 09:00", body: "8W 2.1, until 10:00"),
                            zone: .utc))
                }
            })
        let services = try stores.map { store in
            let doorbell = Doorbell()
            return ReminderService(
                ReminderService.Parts(
                    store: store, rules: rules,
                    clock: .machine(try Alarm(home: nil, doorbell: doorbell)), doorbell: doorbell,
                    channel: channel.name, open: { _ in counting },
                    logger: Logger(label: "bench", factory: { _ in SwiftLogNoOpLogHandler() })))
        }
        let clock = ContinuousClock()
        let start = clock.now
        let running = services.map { service in Task { try await service.run() } }
        await finished.wait()
        let took = clock.now - start
        for one in running { one.cancel() }
        for one in running { try await one.value }
        return took
    }

    private static var now: Instant { Instant(seconds: Int64(Date().timeIntervalSince1970)) }

    private static func lateness(reminders: Int, over seconds: Int64) async throws -> Row {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: 6)
        let begin = now.adding(seconds: 3)
        let dues = (0..<reminders).map { _ in
            begin.adding(seconds: Int64.random(in: 0..<seconds, using: &random))
        }
        let store = try ledger(folder.path + "/l.sqlite", people: 100, dues: dues, at: now)
        _ = try await ring(
            [store], reminders,
            through: .open(
                "jsonl:\(folder.path)/rung.jsonl", ChannelSettings { NoticeShape($0).bytes }))
        let late = try store.look { try $0.lateness(in: begin..<now.adding(seconds: 60)) }
        return Row(
            what: "1,000 reminders over a minute: late p50, p99, worst",
            measured: [late.median, late.ninetyNinth, late.worst]
                .map { "\($0 ?? -1) ms" }.joined(separator: ", "),
            yardstick: "", ratio: "", promise: "p50 < 20 ms, p99 < 250 ms",
            isKept: late.delivered == reminders && late.median ?? .max < 20
                && late.ninetyNinth ?? .max < 250)
    }

    private static func nineOClock() async throws -> Row {
        let folder = try TemporaryFolder()
        let store = try ledger(
            folder.path + "/l.sqlite", people: burst, dues: .init(repeating: now, count: burst),
            at: now)
        let took = try await ring(
            [store], burst,
            through: .open(
                "jsonl:\(folder.path)/rung.jsonl", ChannelSettings { NoticeShape($0).bytes }))
        let milliseconds = Double(took / .milliseconds(1))
        return Row(
            what: "30,000 due in one second, to JSON lines", measured: Measure.text(milliseconds),
            yardstick: "", ratio: "", promise: "under 1.5 s", isKept: milliseconds < 1_500)
    }

    /// The same to a receiver on this machine, which counts what comes.
    static func webhooks() async throws -> Row {
        let folder = try TemporaryFolder()
        let receiver = try WebhookReceiver()
        let alone = try receiver.rate(requests: 50_000, connections: 8)
        let store = try ledger(
            folder.path + "/l.sqlite", people: burst, dues: .init(repeating: now, count: burst),
            at: now)
        var policy = ChannelSettings.policy
        policy.allowPrivate = true
        var settings = ChannelSettings(policy: policy) { NoticeShape($0).bytes }
        settings.webhookSecret = Array("a secret".utf8)
        let before = receiver.received
        let took = try await ring(
            [store], burst,
            through: .open("webhook:http://127.0.0.1:\(receiver.port)/bell", settings))
        let milliseconds = Double(took / .milliseconds(1))
        return Row(
            what: "30,000 due in one second, to a loopback webhook",
            measured: Measure.text(milliseconds), yardstick: "receiver alone: \(alone)/s",
            ratio: "", promise: "under 10 s",
            isKept: milliseconds < 10_000 && alone >= 10_000
                && receiver.received - before == burst)
    }

    /// Makes a database with a million planned reminders, for a daemon to be watched.
    static func fill(_ path: String) throws {
        var random = SeededGenerator(seed: 7)
        let (now, crowd) = (now, crowd)
        let dues = (0..<crowd).map { _ in
            now.adding(seconds: Int64.random(in: 600..<172_000, using: &random))
        }
        _ = try ledger(path, people: burst, dues: dues, at: now)
    }

    /// Opening a ledger of a million planned reminders, and looking up the next.
    private static func planned() throws -> [Row] {
        let folder = try TemporaryFolder()
        let path = folder.path + "/l.sqlite"
        try fill(path)
        let now = now
        var ready: [Double] = []
        var next: [Double] = []
        for _ in 0..<5 {
            var opened: Store?
            ready.append(
                try Measure.milliseconds {
                    let store = try Store(path: path)
                    try store.act { try $0.recover(at: now) }
                    _ = try store.look { try $0.marked(at: now, limit: 500) }
                    _ = try store.look { try $0.nextDue() }
                    opened = store
                })
            next.append(try Measure.milliseconds { _ = try opened?.look { try $0.nextDue() } })
        }
        return [
            ("ready with 1,000,000 planned", Measure.median(ready), 1_000.0),
            ("the next due one of 1,000,000", Measure.median(next), 1.0),
        ].map { what, median, promise in
            Row(
                what: what, measured: Measure.text(median), yardstick: "", ratio: "",
                promise: "under \(Int(promise)) ms", isKept: median < promise)
        }
    }
}
