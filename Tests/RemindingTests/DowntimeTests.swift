import Campus
import Recurrence
import Reminding
import Storage
import TestSupport
import Testing

/// What comes about while no daemon runs.
@Suite("The bell after downtime")
struct DowntimeTests {
    @Test("a class that appeared nearer than its lead rings late, though it has begun by then")
    func begun() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/ledger.sqlite"
        let before = try BellScene(at: "20261005T085000", path: path)
        let person = try before.person()
        let scene = try BellScene(at: "20261005T090500", path: path)
        _ = try await scene.service({ _ in
            [
                BellScene.reminder(1, "20261005T090000"),
                // This one had begun when the person appeared.
                BellScene.reminder(2, "20261005T084500"),
            ]
        }).ringOnce()
        #expect(scene.rung.map(\.id) == ["m1-PT15M"])
        let record = try #require(try scene.history(of: person).first)
        // Late by when it could have rung first.
        #expect(record.late == 900_000)
    }
}
