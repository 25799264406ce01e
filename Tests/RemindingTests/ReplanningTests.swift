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
            let mark = try #require(try scene.store.marked(at: now, limit: 1).first)
            return try scene.store.reconcile(
                mark, planned: [BellScene.reminder(1, start)], in: PlanWindow(for: mark, at: now),
                at: now)
        }
        #expect(try plan("20261005T090000", at: "20261005T084500"))
        let due = try scene.store.due(at: scene.clock.now, limit: 9)
        let attempt = try scene.store.claim(
            due.map { ReminderClaim(row: $0.row, channel: "slow", title: "") },
            at: scene.clock.now
        ).first
        try scene.store.transaction { try $0.mark(person, at: scene.clock.now) }
        #expect(try !plan("20261005T110000", at: "20261005T084501"))
        let end = scene.clock.milliseconds + 2_000
        try scene.store.settle([DeliveryEnd(try #require(attempt ?? nil), .delivered, at: end)])
        #expect(try plan("20261005T110000", at: "20261005T084531"))
        #expect(try scene.store.marked(at: scene.clock.now, limit: 1).isEmpty)
        let dues = try scene.history(of: person).map(\.reminder).map { ($0.id, $0.due) }
        #expect(dues.map(\.0) == ["m1-PT15M", "m1-PT15M.2"])
        #expect(dues.map(\.1) == ["20261005T084500", "20261005T104500"].map(BellScene.instant))
    }
}
