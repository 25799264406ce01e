import Campus
import Recurrence
import Reminding
import Storage
import Synchronization
import TestSupport
import Testing

@Suite("The end of an offer")
struct OfferEndTests {
    @Test("wakes the bell")
    func wakes() async throws {
        let scene = try BellScene(at: "20261005T080000")
        _ = try scene.person()
        let end = BellScene.instant("20261005T083000")
        let settled = Mutex<[Instant]>([])
        let service = scene.service(
            { _ in [] }, until: BellScene.instant("20261005T090000"),
            settleOffers: {
                let now = scene.clock.now
                guard now >= end else { return end }
                settled.withLock { $0.append(now) }
                return nil
            })
        try await scene.run(service)
        #expect(settled.withLock { $0.first } == end)
    }
}
