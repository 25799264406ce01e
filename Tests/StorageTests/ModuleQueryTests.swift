import Campus
import Recurrence
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

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
        ("campus sources", CampusQueries.sources), ("campus groups", CampusQueries.groups),
        ("changes", CampusQueries.changesTold), ("campus meetings", CampusQueries.meetings),
        ("changes to tell of one's own", TellingQueries.ofOwn),
        ("changes to tell of the campus's", TellingQueries.ofCampus),
        ("where the campus tells of what one takes", CampusQueries.places),
        ("what a campus source tells of a module", CampusQueries.ofPlace),
        ("campus meetings that reach nobody", CampusQueries.unreached),
        ("the feeds of a community", "SELECT source_id FROM community_feed WHERE community_id = ?"),
    ]

    /// What other steps of the same query found.
    private static let derived = ["reached", "telling", "told"]

    @Test("a person's week of a campus source is ranges of what they take, in the window")
    func campusRanges() throws {
        let store = try Store(path: nil)
        let plan = try store.plan(CampusQueries.meetings)
        let ranges = plan.filter {
            $0.hasSuffix(
                "campus_meeting USING PRIMARY KEY (source_id=? AND module_id=? AND last_at>?)")
        }
        #expect(ranges.count == 2, "\(plan)")
        #expect(plan.contains { $0.contains("entry USING INDEX entry_by_meeting (meeting_id=?)") })
    }

    @Test("none of them goes through a table from end to end", arguments: queries)
    func plans(_ name: String, query: String) throws {
        let store = try Store(path: nil)
        let plan = try store.plan(query)
        #expect(!plan.isEmpty)
        for step in plan {
            #expect(
                !step.contains("SCAN") || step.contains("SCAN (subquery")
                    || Self.derived.contains { step == "SCAN \($0)" }, "\(name): \(plan)")
        }
    }

    @Test("of a word that very many modules have, those that have it in the title come first")
    func commonWords() throws {
        let store = try Store.fresh()
        try store.transaction { transaction in
            for number in 0..<1_200 {
                try transaction.execute(
                    """
                    INSERT INTO module (code, year, title, description)
                    VALUES (?, 2026, ?, 'taught in the laboratory')
                    """, ["XX\(10_000 + number)", number == 900 ? "Laboratory" : "Topic"])
            }
        }
        let found = try store.transaction { try $0.modules(like: "labor", atMost: 3) }
        #expect(found.map(\.code.text) == ["XX10900", "XX10000", "XX10001"])
    }
}
