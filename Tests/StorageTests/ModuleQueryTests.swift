import Campus
import GRDB
import Recurrence
import TestSupport
import Testing

@testable import Storage

@Suite("The plans of the queries behind a class page")
struct ModuleQueryTests {
    static let queries = [
        ("meetings", ModuleQueries.meetings), ("classmates", ModuleQueries.classmates),
        ("comments", ModuleQueries.comments),
        ("codes", "SELECT id FROM module WHERE code = ? ORDER BY year DESC"),
        ("enrolment", "SELECT by_hand FROM enrolment WHERE person_id = ? AND module_id = ?"),
        (
            "own sources",
            "SELECT id FROM source WHERE person_id = ? AND kind = 'class' ORDER BY id"
        ),
    ]

    @Test("none of them goes through a table from end to end", arguments: queries)
    func plans(_ name: String, query: String) throws {
        let store = try Store(path: nil)
        let plan = try store.read { database in
            try Row.fetchAll(
                database, sql: "EXPLAIN QUERY PLAN \(query)",
                arguments: StatementArguments([Int64?](repeating: nil, count: query.parameters))
            ).map { $0["detail"] as String }
        }
        #expect(!plan.isEmpty)
        for step in plan {
            #expect(!step.contains("SCAN") || step.contains("SCAN (subquery"), "\(name): \(plan)")
        }
    }
}

extension String {
    /// How many values a query takes.
    fileprivate var parameters: Int {
        contains("?2") ? 2 : contains("?1") ? 1 : count { $0 == "?" }
    }
}
