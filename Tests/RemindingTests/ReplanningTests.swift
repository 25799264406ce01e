import Campus
import Recurrence
import Reminding
import Storage
import TestSupport
import Testing

@Suite("Plans anew while something rings")
struct ReplanningTests {
    @Test("a class that is moved while its reminder is on its way rings for the new time too")
    func underWay() async throws {
        let scene = try BellScene(at: "20261005T084500")
        let person = try scene.person()
        func plan(_ start: String, at now: String) throws -> Bool {
            let now = BellScene.instant(now)
            let mark = try #require(try scene.store.look { try $0.marked(at: now, limit: 1) }.first)
            return try scene.store.relaxed {
                try $0.reconcile(
                    mark, planned: [BellScene.reminder(1, start)],
                    in: PlanWindow(for: mark, at: now),
                    at: now)
            }
        }
        #expect(try plan("20261005T090000", at: "20261005T084500"))
        let due = try scene.store.look { try $0.due(at: scene.clock.now, limit: 9) }
        let attempt = try scene.store.act {
            try $0.claim(
                due.map { ReminderClaim(row: $0.row, channel: "slow", title: "") },
                at: scene.clock.now
            )
        }.first
        try scene.store.transaction { try $0.mark(person, at: scene.clock.now) }
        #expect(try !plan("20261005T110000", at: "20261005T084501"))
        let end = scene.clock.milliseconds + 2_000
        try scene.store.relaxed {
            try $0.settle([DeliveryEnd(try #require(attempt ?? nil), .delivered, at: end)])
        }
        #expect(try plan("20261005T110000", at: "20261005T084531"))
        #expect(try scene.store.look { try $0.marked(at: scene.clock.now, limit: 1) }.isEmpty)
        let dues = try scene.history(of: person).map(\.reminder).map { ($0.id, $0.due) }
        #expect(dues.map(\.0) == ["m1-PT15M", "m1-PT15M.2"])
        #expect(dues.map(\.1) == ["20261005T084500", "20261005T104500"].map(BellScene.instant))
    }

    /// One life of a daemon on a ledger, at an instant: rings what is due, and ends.
    private func rings(
        at now: String, _ folder: TemporaryFolder, _ start: String?
    ) async throws -> [String] {
        let scene = try BellScene(at: now, path: folder.path + "/ledger.sqlite")
        _ = try scene.person()
        let service = scene.service(
            { _ in start.map { [BellScene.reminder(1, $0)] } ?? [] }, until: scene.clock.now)
        try await scene.run(service)
        return scene.rung.map { "\($0.id) \($0.title)" }
    }

    /// While nobody rings, somebody alters something.
    private func mark(at now: String, _ folder: TemporaryFolder) throws {
        let scene = try BellScene(at: now, path: folder.path + "/ledger.sqlite")
        let person = try scene.person()
        try scene.store.transaction { try $0.mark(person, at: scene.clock.now) }
    }

    @Test("a class that is moved after it rang, while nobody runs, rings for the new time too")
    func movedAfterwards() async throws {
        let folder = try TemporaryFolder()
        let first = try await rings(at: "20261005T084500", folder, "20261005T090000")
        #expect(first == ["m1-PT15M m1-PT15M"])
        try mark(at: "20261005T093000", folder)
        let second = try await rings(at: "20261005T105000", folder, "20261005T110000")
        #expect(second == ["m1-PT15M.2 m1-PT15M.2 (5 min late)"])
    }

    @Test("a class that is moved before it rings, while nobody runs, rings for the new time alone")
    func movedBefore() async throws {
        let folder = try TemporaryFolder()
        #expect(try await rings(at: "20261005T080000", folder, "20261005T090000").isEmpty)
        try mark(at: "20261005T083000", folder)
        let second = try await rings(at: "20261005T095000", folder, "20261005T100000")
        #expect(second == ["m1-PT15M m1-PT15M (5 min late)"])
    }

    @Test("what is planned no more after downtime does not ring, though it was due")
    func dropped() async throws {
        let folder = try TemporaryFolder()
        #expect(try await rings(at: "20261005T080000", folder, "20261005T090000").isEmpty)
        try mark(at: "20261005T083000", folder)
        #expect(try await rings(at: "20261005T085500", folder, nil).isEmpty)
        let scene = try BellScene(at: "20261005T090000", path: folder.path + "/ledger.sqlite")
        let record = try #require(try scene.history(of: try scene.person()).first)
        #expect(record.reminder.state == .lapsed)
        #expect(record.reason?.text == "its item is gone, or rings no more")
    }
}
