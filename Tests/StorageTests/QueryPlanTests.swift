import Campus
import GRDB
import Testing

@testable import Storage
@testable import StorageSQLite

/// No query on the way of a person's act may read a whole table.
@Suite("Query plans")
struct QueryPlanTests {
    /// Queries by what they are for, with the tables they may read whole.
    static let queries: [(what: String, sql: String, whole: Set<String>)] = [
        (
            "the list of communities",
            """
            SELECT \(CommunityCard.columns) FROM community AS c
            LEFT JOIN membership AS m ON m.community_id = c.id AND m.person_id = ?1
            ORDER BY m.person_id IS NULL, c.place
            """, ["c"]
        ),
        (
            "a community by name",
            """
            SELECT \(CommunityCard.columns) FROM community AS c
            LEFT JOIN membership AS m ON m.community_id = c.id AND m.person_id = ?1
            WHERE c.folded = ?2
            """, []
        ),
        (
            "an event", "SELECT \(Event.columns) \(Event.tables) WHERE e.id = ?", []
        ),
        (
            "what is to come",
            "SELECT \(Event.columns) \(Event.tables) WHERE last_at >= ?", []
        ),
        (
            "a community's events",
            "SELECT \(Event.columns) \(Event.tables) WHERE e.community_id = ? AND last_at >= ?",
            []
        ),
        (
            "counts", "SELECT state, COUNT(*) FROM attendance WHERE event_id = ? GROUP BY state",
            []
        ),
        ("what is said of rooms", CorrectionQueries.seen, []),
        ("what is said of a module's rooms", CorrectionQueries.ofModule, []),
        ("what rang of late", HeardQueries.ofAll, ["d"]),
        ("what rang for a person", HeardQueries.ofPerson, []),
        ("claims", Transaction.claiming, ["json_each"]),
        ("attempts that begin", Transaction.beginning, ["json_each"]),
        ("receipts that are waited for no more", Transaction.forgettingReceipts, ["json_each"]),
        ("attempts that end", Transaction.ending, ["json_each"]),
        ("what ends settle", Transaction.settling, ["json_each"]),
        ("what is made again", Transaction.retrying, ["json_each"]),
        ("what ends with a summary", Transaction.endingParts, ["json_each"]),
        ("what a summary settles", Transaction.settlingParts, ["json_each"]),
        ("what waits for room", Transaction.holding, ["json_each"]),
        ("what a summary gathers", Transaction.gathering, ["json_each"]),
        ("what lapses", ReminderJournal.settling, ["json_each"]),
        ("what is put off", ReminderJournal.puttingOff, ["json_each"]),
        ("what is on record of plans", RecordedReminders.knownRows, ["json_each"]),
        ("what was planned long before", RecordedReminders.latestRows, ["json_each"]),
        ("who was planned before", RecordedReminders.peopleWithRows, ["json_each"]),
        ("what rang nearer to its start", RecordedReminders.rungNearer, ["json_each"]),
        ("what is planned anew", ReminderJournal.inserting, ["json_each"]),
        ("what was dismissed", ReminderJournal.dismissed, ["json_each"]),
        ("what plans move", ReminderJournal.takingOver, ["json_each"]),
        ("what plans leave out", ReminderJournal.removing, ["json_each"]),
        ("why reminders are what they are", ReminderJournal.lastReasons, ["json_each"]),
        ("what is withdrawn", ReminderJournal.withdrawing, ["json_each"]),
        ("whose marks are taken off", Transaction.takingMarksOff, ["json_each"]),
        ("how far plans reach", Transaction.keepingHorizons, ["json_each"]),
        ("the marks of some", Transaction.marksOfSome, ["json_each"]),
        ("what was held", Transaction.claimedReminders, ["json_each"]),
        ("what is passed on", Transaction.passingOn, ["json_each"]),
        ("what push services took", Transaction.notingTaken, ["json_each"]),
        ("what push services refused", Transaction.notingRefused, ["json_each"]),
        ("enrolments by feeds", Transaction.enrolling, ["json_each"]),
        ("modules by code and year", LabelWriter.findingModules, ["json_each"]),
        ("links to modules that go", LabelWriter.unlinking, ["json_each"]),
        ("meetings under some UIDs", Transaction.meetingsUnderKeys, ["json_each"]),
        ("meetings by their ids", Transaction.meetingsByIDs, ["json_each"]),
        ("changes by their numbers", TellingQueries.ofNumbers, ["json_each"]),
        ("whom the campus's meetings reach", StandingQueries.meetings, ["json_each"]),
        ("whom changes concern", StandingQueries.changes, ["json_each"]),
        (
            "the first in line",
            """
            SELECT \(Person.columns) FROM attendance JOIN person ON person.id = person_id
            WHERE event_id = ? AND state = 'waiting' ORDER BY queue LIMIT 1
            """, []
        ),
        (
            "lapsed offers",
            """
            SELECT event_id FROM attendance
            WHERE offered_until IS NOT NULL AND offered_until <= ?
            """, []
        ),
        (
            "events joined",
            """
            SELECT \(Event.columns) FROM attendance AS a
            CROSS JOIN event AS e ON e.id = a.event_id
            LEFT JOIN person ON person.id = e.organiser_id
            LEFT JOIN community AS c ON c.id = e.community_id
            WHERE a.person_id = ? AND a.state IN ('joined', 'left')
            """, []
        ),
        (
            "who has an address",
            "SELECT \(Person.columns) FROM person WHERE email = ?1 OR phone = ?1", []
        ),
        (
            "news", "\(TellingQueries.news) WHERE n.person_id = ? AND n.at >= ? ORDER BY n.id", []
        ),
        (
            "a day's drinks",
            """
            SELECT \(DrinkRecord.columns) FROM drink
            WHERE person_id = ? AND at >= ? AND at < ? AND deleted IS NULL ORDER BY at, uuid
            """, []
        ),
        (
            "a drink by its id",
            "SELECT \(DrinkRecord.columns) FROM drink WHERE person_id = ? AND uuid = ?", []
        ),
        (
            "the drink logged last",
            """
            SELECT \(DrinkRecord.columns) FROM drink
            WHERE person_id = ? AND logged IS NOT NULL AND deleted IS NULL
            ORDER BY id DESC LIMIT 1
            """, []
        ),
        ("goals", "SELECT \(Goal.columns) FROM goal WHERE person_id = ? ORDER BY id", []),
        ("quitting", "DELETE FROM membership WHERE person_id = ? AND community_id = ?", []),
    ]

    @Test("every one goes by an index", arguments: queries.indices)
    func plans(index: Int) throws {
        let (what, sql, whole) = Self.queries[index]
        let store = try Store(path: nil)
        let steps = try store.plan(sql)
        let scans = steps.filter { $0.hasPrefix("SCAN") }.filter { step in
            !whole.contains { step.hasPrefix("SCAN \($0)") }
        }
        #expect(scans.isEmpty, "\(what): \(steps)")
    }

    @Test("who decides, what of a thing waits, and what many depend on are found by their indexes")
    func stewards() throws {
        let store = try Store(path: nil)
        let cases = [
            CaseQueries.waitingOfSubject, CaseQueries.decidedOfSubject,
        ].map { "\(CaseQueries.all) \($0)" }
        for (sql, index) in [(Transaction.stewarding, "person_of_operators")]
            + cases.map({ ($0, "moderation_case_by_subject") })
            + [("SELECT id FROM source \(SharedQueries.condition)", "source_of_campus")]
        {
            let steps = try store.plan(sql)
            #expect(steps.contains { $0.contains(index) }, "\(sql): \(steps)")
            let whole = steps.filter { step in
                step.hasPrefix("SCAN") && !step.contains(index) && !step.contains("community_feed")
                    && !step.contains("appeal")
            }
            #expect(whole.isEmpty, "\(sql): \(steps)")
        }
    }

    @Test("the newest pictures are read in the order of their index, without sorting all there are")
    func pictures() throws {
        let store = try Store(path: nil)
        let query = PictureQuery(PictureFilter(), before: 9, atMost: 60)
        let steps = try store.plan(query.sql)
        #expect(steps.contains { $0.contains("person_picture_by_turn") }, "\(steps)")
        #expect(steps.contains { $0.contains("community_picture_by_turn") }, "\(steps)")
        #expect(!steps.contains { $0.contains("TEMP B-TREE") }, "\(steps)")
    }

    @Test("a day's drinks are found by person and time, and the last one without sorting")
    func drinks() throws {
        let store = try Store(path: nil)
        func plan(_ what: String) throws -> [String] {
            let sql = try #require(Self.queries.first { $0.what == what }).sql
            return try store.plan(sql)
        }
        let day = try plan("a day's drinks")
        #expect(day.contains { $0.contains("drink_by_time (person_id=? AND at>? AND at<?)") })
        let last = try plan("the drink logged last")
        #expect(last.contains { $0.contains("drink_by_log") })
        #expect(!last.contains { $0.contains("TEMP B-TREE") })
    }

    @Test("receipts that are late are found among those that are waited for, by everybody's bell")
    func receipts() throws {
        let store = try Store(path: nil)
        let queries = [
            "SELECT MIN(d.receipt_due) " + Transaction.awaited(by: .everybody),
            "SELECT 1 " + Transaction.awaited(by: .everybody) + " AND d.receipt_due <= ?",
            Transaction.lateReceipts,
        ]
        for sql in queries {
            let steps = try store.plan(sql)
            #expect(steps.contains { $0.contains("delivery_by_receipt") }, "\(steps)")
            #expect(!steps.contains { $0.hasPrefix("SCAN r") }, "\(steps)")
        }
    }

    @Test("a day's receipts are counted in an index alone, and of the ledger an hour is read")
    func deliveries() throws {
        let store = try Store(path: nil)
        let received = try store.plan(DeliveryHourQueries.received)
        #expect(
            received == [
                "SEARCH delivery USING COVERING INDEX delivery_received (finished>? AND finished<?)"
            ])
        let counting = try store.plan(DeliveryHourQueries.counting)
        #expect(counting.contains { $0.contains("delivery_by_end (finished>? AND finished<?)") })
    }

    /// Foreign keys that are followed when a row goes; without an index each would read a table.
    @Test("every foreign key can be followed backwards by an index")
    func foreignKeys() throws {
        let store = try Store(path: nil)
        let missing = try store.queue.inDatabase { database in
            let own: Set<String> = [
                "friend_request", "friend_ignore", "friendship", "friend_block", "membership",
                "event", "password_try", "door", "presence", "door_try", "attendance",
                "event_change", "news", "community_feed",
                "drink", "goal", "campus_module", "campus_meeting", "campus_group",
                "campus_change",
            ]
            var missing: [String] = []
            for table in own {
                let columns = try String.fetchAll(
                    database, sql: "SELECT \"from\" FROM pragma_foreign_key_list(?)",
                    arguments: [table])
                let first = try String.fetchAll(
                    database,
                    sql: """
                        SELECT info.name FROM pragma_index_list(?) AS list
                        JOIN pragma_index_info(list.name) AS info WHERE info.seqno = 0
                        UNION ALL SELECT name FROM pragma_table_info(?) WHERE pk = 1
                        """, arguments: [table, table])
                missing += Set(columns).subtracting(first).map { "\(table).\($0)" }
            }
            return missing
        }
        #expect(missing.isEmpty)
    }
}
