import Campus
import Recurrence
import Reminding
import Storage
import TestSupport
import Testing

/// A process that dies between any two of its steps; the next one finds what it left.
@Suite("The bell after a crash")
struct CrashTests {
    /// Steps of a process on the way of its reminders.
    enum Step: CaseIterable { case plan, claim, send, record }

    @Test(
        "whatever the last step was, nothing is lost, and what rings again says so",
        arguments: 0..<60)
    func crashes(seed: Int) async throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let folder = try TemporaryFolder()
        let path = folder.path + "/ledger.sqlite"
        let reminders = (1...5).map { BellScene.reminder(Int64($0), "20261005T090000") }
        var sent: [(key: String, attempt: Int)] = []
        for life in 0..<4 {
            let scene = try BellScene(at: "20261005T08450\(life)", path: path)
            let person = try scene.person()
            if life == 3 {
                let service = scene.service({ _ in reminders })
                _ = try await service.ringOnce()
                sent += scene.rung.map { ($0.key, $0.attempt) }
                let states = try scene.history(of: person).map(\.reminder.state)
                #expect(states == .init(repeating: .delivered, count: 5), "seed \(seed)")
                continue
            }
            let last = Step.allCases.randomElement(using: &random) ?? .plan
            let few = Int.random(in: 0...5, using: &random)
            sent += try Self.live(scene, person, reminders, until: last, few: few)
        }
        for (key, attempts) in Dictionary(grouping: sent, by: \.key) {
            let numbers = attempts.map(\.attempt)
            // The same key, and only the first one may be a first attempt.
            #expect(numbers.dropFirst().allSatisfy { $0 > 1 }, "seed \(seed): \(key) \(numbers)")
            #expect(Set(numbers).count == numbers.count)
        }
        #expect(Set(sent.map(\.key)).count == 5, "seed \(seed)")
    }

    /// One life of a process, up to some step of a few of its reminders.
    static func live(
        _ scene: BellScene, _ person: Person, _ reminders: [Reminder], until last: Step, few: Int,
        channel: String = "test"
    ) throws -> [(key: String, attempt: Int)] {
        let (store, now) = (scene.store, scene.clock.now)
        try store.act { try $0.recover(at: now) }
        for mark in try store.look({ try $0.marked(at: now, limit: 9) }) {
            let window = PlanWindow(for: mark, at: now)
            try store.relaxed {
                try $0.reconcile(
                    mark, planned: reminders.filter { window.planned.contains($0.due) }, in: window,
                    at: now)
            }
        }
        guard last != .plan else { return [] }
        let due = try store.look { try $0.due(at: now, limit: few) }
        let attempts = try store.act {
            try $0.claim(
                due.map { ReminderClaim(row: $0.row, channel: channel, title: "") }, at: now)
        }
        guard last != .claim else { return [] }
        let sent = zip(due, attempts).compactMap { due, attempt in
            attempt.map { ("sam/\(due.reminder.id)", $0.number) }
        }
        guard last != .send else { return sent }
        try store.relaxed {
            try $0.settle(
                attempts.compactMap(\.self).map {
                    DeliveryEnd($0, .delivered, at: now.seconds * 1_000)
                })
        }
        return sent
    }
}
