import TestSupport
import Testing

@testable import Storage

@Suite("Query plans on PostgreSQL", .enabled(if: PostgresCluster.isAsked))
struct PostgresPlanTests {
    @Test("the next due of some buckets is looked up by an index of its own")
    func nextDue() throws {
        let steps: [String] = try Store.fresh().transaction { transaction in
            // Few rows are read whole, whatever indexes there are.
            try transaction.execute("SET LOCAL enable_seqscan = off")
            return try transaction.column("EXPLAIN " + Transaction.nextOfBuckets, ["[1,2]"])
        }
        #expect(steps.contains { $0.contains("using reminder_by_bucket on reminder") }, "\(steps)")
    }
}
