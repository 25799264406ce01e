import Foundation
import GRDB
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

/// The diagrams of docs/data.md are drawn from the schema of a new database.
@Suite("The data model's page")
struct DataModelTests {
    private static let page = Fixtures.packageRoot.appendingPathComponent("docs/data.md")

    /// `BELLTOWER_RECORD=1` draws them anew; a recording fails, and is read.
    @Test("shows the tables as a new database has them")
    func diagrams() throws {
        let schema = try Schema(Store(path: nil))
        let written = try String(contentsOf: Self.page, encoding: .utf8)
        var drawn = written
        for subject in Subject.all {
            drawn = try #require(
                Self.replacing(subject.name, with: schema.diagram(of: subject), in: drawn),
                "docs/data.md lacks the line \(Self.opening(subject.name)), or the block's end")
        }
        guard drawn != written else { return }
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] != nil {
            try drawn.write(to: Self.page, atomically: true, encoding: .utf8)
        }
        Issue.record("docs/data.md is not the schema: BELLTOWER_RECORD=1 draws it anew")
    }

    @Test("has each table under one subject, and no table that is not there")
    func subjects() throws {
        let listed = Subject.all.flatMap(\.tables)
        #expect(Set(listed).count == listed.count)
        #expect(Set(listed) == Set(try Schema(Store(path: nil)).tables.map(\.name)))
    }

    private static func opening(_ subject: String) -> String { "```mermaid\n%% \(subject)\n" }

    /// The page with another diagram; nil where it has no place for it.
    private static func replacing(_ subject: String, with text: String, in page: String) -> String?
    {
        guard let opening = page.range(of: Self.opening(subject)),
            let end = page.range(of: "```\n", range: opening.upperBound..<page.endIndex)
        else { return nil }
        return page.replacingCharacters(in: opening.upperBound..<end.lowerBound, with: text)
    }
}

/// Tables that are about one thing, as the folders of `Storage` have it.
private struct Subject {
    var name: String
    var tables: [String]

    static let all = [
        Self(
            name: "Sources",
            tables: [
                "source", "source_state", "fetch", "harvest", "harvest_list", "component_pack",
                "meeting", "entry", "zone_definition", "change", "held_change",
            ]),
        Self(
            name: "Modules",
            tables: [
                "module", "module_change", "module_listing", "module_text", "programme",
                "programme_module", "enrolment", "invisible_person", "comment", "correction",
                "meeting_label", "meeting_module", "source_labelling",
                "campus_meeting",
                "campus_module", "campus_group", "campus_change",
            ]),
        Self(
            name: "People",
            tables: [
                "person", "person_picture", "setting", "friendship", "friend_request",
                "friend_ignore",
                "friend_block", "revision", "campus_revision", "topic",
                "page_key", "compaction",
            ]),
        Self(
            name: "Accounts",
            tables: [
                "proven_address", "sign_in_code", "session", "account_password", "app_password",
                "invitation", "answered_request", "passkey_handle", "passkey",
                "passkey_challenge", "linked_identity", "departure", "active_hour", "login_flow",
                "bar",
            ]),
        Self(
            name: "Calendar",
            tables: [
                "item_view", "group_choice", "personal_act", "former_entry", "touched_meeting",
                "former_view", "former_choice",
                "publication", "publication_folder", "publication_key", "feed", "revoked_feed",
                "collection_state", "collection_version", "collection_object",
                "collection_property", "entry_object", "made_calendar",
            ]),
        Self(
            name: "Communities",
            tables: [
                "community", "community_picture", "community_feed", "membership", "event",
                "event_change", "attendance", "news", "password_try", "door", "presence",
                "door_try",
            ]),
        Self(name: "Water", tables: ["goal", "drink"]),
        Self(
            name: "Reminders",
            tables: [
                "reminder", "delivery", "reminder_event", "dismissed_series", "handed_over",
                "mute", "plan_mark", "person_plan", "plan_basis", "push_subscription",
                "ring_holder", "ring_lease",
            ]),
        Self(
            name: "Stewardship",
            tables: [
                "suspension", "limited_act", "audit", "moderation_case", "sealed_copy", "report",
                "decision", "appeal", "announcement", "site_setting", "error_seen", "alert",
                "self_check", "sealed_picture",
                "daily_figure", "delivery_hour", "lateness_hour", "answer_day", "life_sign",
                "outage",
                "machine_key", "first_push_key",
            ]),
    ]
}

/// Tables, columns and references, as SQLite tells them.
private struct Schema {
    struct Table {
        var name: String
        var columns: [Column]
        var references: [Reference]
    }

    struct Column {
        var name: String
        var type: String
        var isNeeded: Bool
        var isOfKey: Bool
    }

    struct Reference {
        var column: String
        var table: String
        /// No two rows have the same.
        var isSingle: Bool
    }

    var tables: [Table]

    init(_ store: Store) throws {
        tables = try store.queue.read { database in
            // Without what SQLite and the search keep for themselves.
            let names = try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'grdb_migrations'
                    AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE 'module!_text!_%' ESCAPE '!'
                    ORDER BY name
                    """)
            return try names.map { try Self.table($0, database) }
        }
    }

    private static func table(_ name: String, _ database: Database) throws -> Table {
        let columns = try Row.fetchAll(
            database, sql: "SELECT * FROM pragma_table_info(?)", arguments: [name])
        let single = try String.fetchSet(
            database,
            sql: """
                SELECT max(i.name) FROM pragma_index_list(?) l, pragma_index_info(l.name) i
                WHERE l."unique" AND NOT l.partial GROUP BY l.name HAVING count(*) = 1
                """, arguments: [name])
        let key = columns.filter { $0["pk"] as Int != 0 }.map { $0["name"] as String }
        let references = try Row.fetchAll(
            database,
            sql: """
                SELECT "from", "table" FROM pragma_foreign_key_list(?) ORDER BY "table", "from"
                """, arguments: [name])
        return Table(
            name: name,
            columns: columns.map {
                let type = $0["type"] as String
                return Column(
                    name: $0["name"], type: type.isEmpty ? "ANY" : type,
                    isNeeded: ($0["notnull"] as Int) != 0 || ($0["pk"] as Int) != 0,
                    isOfKey: ($0["pk"] as Int) != 0)
            },
            references: references.map {
                let column = $0["from"] as String
                return Reference(
                    column: column, table: $0["table"],
                    isSingle: single.contains(column) || key == [column])
            })
    }

    /// A subject's tables with their columns, and what they refer to.
    func diagram(of subject: Subject) -> String {
        let shown = subject.tables.compactMap { name in tables.first { $0.name == name } }
        let lines = shown.flatMap { table in
            table.references.map { "    " + line($0, from: table) }
        }
        return (["erDiagram"] + lines + shown.flatMap(box)).joined(separator: "\n") + "\n"
    }

    private func line(_ reference: Reference, from table: Table) -> String {
        let isNeeded = table.columns.contains { $0.name == reference.column && $0.isNeeded }
        let ends = (isNeeded ? "||" : "|o") + "--" + (reference.isSingle ? "o|" : "o{")
        return "\(reference.table) \(ends) \(table.name) : \(reference.column)"
    }

    private func box(_ table: Table) -> [String] {
        let referring = Set(table.references.map(\.column))
        let lines = table.columns.map { column in
            let keys = [column.isOfKey ? "PK" : nil, referring.contains(column.name) ? "FK" : nil]
            let marks = keys.compactMap(\.self).joined(separator: ", ")
            return "        \(column.type) \(column.name)" + (marks.isEmpty ? "" : " " + marks)
        }
        return ["    \(table.name) {"] + lines + ["    }"]
    }
}
