import Campus
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

/// Ounces stood in every profile, whether or not somebody chose them.
@Suite("Units of former profiles")
struct ChosenUnitsTests {
    @Test("are chosen where they are millilitres")
    func step() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/belltower.sqlite"
        let steps = try #require(Migrations.steps.firstIndex { $0.name == "chosen units" })
        try FormerDatabase.make(
            at: path, steps: steps,
            with: """
                INSERT INTO person (handle, role, created, units) VALUES
                    ('ann', 'student', 7, 'oz'), ('ben', 'student', 7, 'ml'),
                    ('cat', 'student', 7, NULL)
                """)
        let store = try Store(path: path)
        let units = try store.look { transaction in
            try transaction.everybody().map { try transaction.profile(of: $0).units }
        }
        #expect(units == [nil, .ml, nil])
    }
}
