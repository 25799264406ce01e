import Campus
import GRDB
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

/// Which entries of before keep nobody from anything is read from what programs sent.
@Suite("Free entries of former homes")
struct FreeEntryStepTests {
    private static func event(_ line: String) -> String {
        "BEGIN:VEVENT\r\n\(line)\r\nSUMMARY:x\r\nEND:VEVENT\r\n"
    }

    @Test(
        "are those that a program sent as the only component and marked so, however it wrote that",
        arguments: [
            (event("TRANSP:TRANSPARENT"), true), (event("transp:transparent"), true),
            (event("TRANSP:OPAQUE"), false), (event("X:TRANSP:TRANSPARENT"), false),
            (event("TRANSP:OPAQUE") + event("TRANSP:TRANSPARENT"), false),
            (event("TRANSP:OPAQUE") + event("TRANSP:TRANSPARENT").lowercased(), false),
        ])
    func step(text: String, isFree: Bool) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let steps = try #require(Migrations.steps.firstIndex { $0.name == "free entries" })
        try FormerDatabase.make(
            at: path, steps: steps,
            with: """
                INSERT INTO person (handle, role, created) VALUES ('ann', 'student', 7);
                INSERT INTO source (person_id, name, kind, address, every, created)
                VALUES (1, 'Own', 'personal', 'personal', 3600, 7);
                INSERT INTO meeting (source_id, uid_key, uid, slot) VALUES (1, 1, 'a', '');
                INSERT INTO entry (meeting_id, source_id, reaches_on, first_at, last_at, start, basis,
                    wall_seconds, exact_seconds, kind, status, sequence, summary)
                VALUES (1, 1, 0, 0, 1, 0, 2, 60, 60, 'personal', 'confirmed', 0, 'x');
                INSERT INTO entry_object (meeting_id, person_id, collection, name, bytes, text)
                VALUES (1, 1, 'personal', 'a.ics', 1, '\(text)')
                """)
        _ = try Store(path: path)
        let free = try DatabaseQueue(path: path).read {
            try Bool.fetchOne($0, sql: "SELECT is_free FROM entry")
        }
        #expect(free == isFree)
    }
}
