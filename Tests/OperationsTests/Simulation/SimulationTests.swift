import Campus
import Foundation
import Recurrence
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Operations
@testable import Reminding

/// Weeks at speed; the whole hundred in `make soak`.
@Suite("Faults: a simulated week", .serialized)
struct SimulationTests {
    static let isSoak = !(ProcessInfo.processInfo.environment["BELLTOWER_SOAK"] ?? "").isEmpty

    /// `BELLTOWER_SEED=17` lives one week again, and tells what was done in it when it fails.
    static let seeds =
        ProcessInfo.processInfo.environment["BELLTOWER_SEED"].flatMap { Int($0) }.map { [$0] }
        ?? Array(1...(isSoak ? 100 : 3))

    @Test("all that was due is on record once, and what rang was so", arguments: seeds)
    func week(seed: Int) async throws {
        var week = try await SimulatedWeek(seed: seed)
        try await week.live()
        var (due, wrong): ([ReminderRecord], [String]) = ([], [])
        var records: [LedgerOracle.Key: [ReminderRecord]] = [:]
        for handle in SimulatedWeek.people {
            let own = try week.records(of: handle)
            due += own
            for record in own { records[record.key(of: handle), default: []].append(record) }
            wrong += try Self.untold(week, handle, own)
        }
        wrong += week.oracle.missing(in: records, at: week.end)
        for (key, rows) in records {
            wrong += rows.flatMap { Self.unsettled($0, key) }
            wrong += Self.doubled(rows, key)
        }
        wrong += Self.heard(week, records)
        let tally = ReminderTally(due)
        #expect(wrong.isEmpty, "seed \(seed): \(wrong.count), \(wrong.sorted().prefix(12))")
        #expect(tally.lateness.delivered > 100 && tally.waiting == 0)
        if Self.isSoak || !wrong.isEmpty { Self.tell(week, tally) }
        if !wrong.isEmpty { print(week.journal.joined(separator: "\n")) }
    }

    static func tell(_ week: SimulatedWeek, _ tally: ReminderTally) {
        let acts = week.tally.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        print("week \(week.seed): \(tally.due) due, \(tally.lateness), \(tally.lapses)")
        print("    " + acts.joined(separator: ", "))
    }

    /// Changes and news that somebody was to hear of, and is not on record to have.
    static func untold(
        _ week: SimulatedWeek, _ handle: String, _ records: [ReminderRecord]
    ) throws -> [String] {
        let known = Set(records.map(\.reminder.subject.description))
        let (changes, news) = try week.told(handle)
        var untold: [String] = []
        // cy mutes and hides.
        for (number, recorded) in changes where handle != "cy" {
            let change = recorded.change
            let isTold = [.moved, .relocated, .cancelled, .removed].contains(change.kind)
            let ahead = change.startsAt - recorded.at
            guard isTold, recorded.revertedAt == nil, ahead > 0, ahead < 2 * 86_400,
                recorded.at < week.end
            else { continue }
            if !known.contains("change-\(number)") { untold.append("\(handle) change-\(number)") }
        }
        for one in news where !known.contains("news-\(one.id)") {
            untold.append("\(handle) news-\(one.id)")
        }
        return untold
    }

    /// What is neither rung nor given up with a reason.
    static func unsettled(_ record: ReminderRecord, _ key: LedgerOracle.Key) -> [String] {
        let state = record.reminder.state
        guard state.isSettled else { return ["\(key) is \(state)"] }
        return state != .delivered && record.reason == nil ? ["\(key) \(state) for no reason"] : []
    }

    /// Rows of one reminder whose instants are so near that it rang twice for the same.
    static func doubled(_ rows: [ReminderRecord], _ key: LedgerOracle.Key) -> [String] {
        guard rows.first?.reminder.kind != .summary else { return [] }
        let told = rows.filter { $0.reminder.state == .delivered }
            .sorted { $0.reminder.round < $1.reminder.round }
        let near = zip(told, told.dropFirst()).filter { earlier, later in
            later.reminder.due - earlier.reminder.due <= 600
        }
        let twice = told.filter { record in
            record.steps.count { $0.state == "delivered" && $0.attempt != nil } != 1
        }
        return (near.map(\.1) + twice).map { "\(key) rang twice: \($0.reminder.id)" }
    }

    /// What was heard beside what is on record.
    static func heard(
        _ week: SimulatedWeek, _ records: [LedgerOracle.Key: [ReminderRecord]]
    ) -> [String] {
        let rings = week.world.rings.withLock { $0 }
        var wrong: [String] = []
        for (key, rings) in Dictionary(grouping: rings, by: \.notice.key) {
            // What one life has recorded, no later one sends again.
            if Set(rings.map(\.life)).count != rings.count
                || zip(rings, rings.dropFirst()).contains(where: {
                    $0.notice.attempt >= $1.notice.attempt
                })
            {
                wrong.append("\(key) at attempts \(rings.map(\.notice.attempt))")
            }
        }
        for ring in rings {
            let (notice, reminder) = (ring.notice, ring.notice.reminder)
            let handle = notice.person.text
            if reminder.kind != .summary, reminder.until <= notice.at {
                wrong.append("\(notice.key) rang after its use")
            }
            let key = LedgerOracle.Key(
                person: handle, subject: reminder.subject.description, lead: reminder.lead)
            if case .item = reminder.subject,
                week.oracle.views[ring.stretch][handle]?.dues[key] != reminder.due
            {
                wrong.append(
                    "\(notice.key) of \(Zone.utc.wall(at: reminder.due)) rang at "
                        + "\(Zone.utc.wall(at: notice.at)); the calendar has "
                        + "\(week.oracle.views[ring.stretch][handle]?.dues[key].map { Zone.utc.wall(at: $0).description } ?? "no such thing")"
                )
            }
            let record = records[key]?.first { $0.reminder.round == reminder.round }
            let step = record?.steps.last { $0.attempt == notice.attempt }
            if step?.state == "delivered", record?.deliveredAt?.seconds != ring.at / 1_000 {
                wrong.append("\(notice.key) is recorded at another instant than it rang at")
            }
            if step?.state == "delivered", let record, !record.wasPutOff,
                let late = record.late, late > ring.at - record.reminder.due.seconds * 1_000
            {
                wrong.append("\(notice.key) is recorded as \(late) ms late")
            }
            if record == nil, reminder.kind != .summary {
                wrong.append("\(notice.key) is not on record")
            }
        }
        return wrong
    }
}

extension ReminderRecord {
    fileprivate func key(of handle: String) -> LedgerOracle.Key {
        LedgerOracle.Key(
            person: handle, subject: reminder.subject.description, lead: reminder.lead)
    }

    fileprivate var wasPutOff: Bool { steps.contains { $0.state == "planned" } }
}
