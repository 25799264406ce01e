import TestSupport
import Testing

@testable import Storage

@Suite("Query plans on PostgreSQL", .enabled(if: PostgresCluster.isAsked))
struct PostgresPlanTests {
    @Test("the next due of some buckets is looked up by an index of its own")
    func nextDue() throws {
        let steps: [String] = try Store.fresh().look {
            try $0.column("EXPLAIN " + Transaction.nextOfBuckets, ["[1,2]"])
        }
        #expect(steps.contains { $0.contains("using reminder_by_bucket on reminder") }, "\(steps)")
    }

    @Test(
        "what is due is not looked for in whole tables, even if they were empty when they were counted"
    )
    func due() throws {
        let store = try Store.fresh()
        try store.tidy()
        let steps: [String] = try store.look {
            try $0.column("EXPLAIN " + Transaction.dueReminders, [0, 500])
        }
        let index = "delivery_reminder_id_attempt_key on delivery"
        #expect(steps.contains { $0.contains(index) }, "\(steps)")
        #expect(!steps.contains { $0.contains("Seq Scan") || $0.contains("Gather") }, "\(steps)")
    }
}
