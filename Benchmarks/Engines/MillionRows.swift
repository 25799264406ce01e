import Campus
import Foundation
import Operations
import Recurrence
import Reminding
import Scheduling
import Storage
import StoragePostgres
import TestSupport
import Wire

/// A million people in one database on a server, and eight daemons that ring for them.
///
/// A term is written as ever; all others are copied from its people by the server, since to add them one
/// by one would take longer than all that is measured.
struct MillionRows {
    private var term = GeneratedTerm()
    private let people = 1_000_000
    private let daemons = 8
    private let cluster: PostgresCluster
    private let database: String
    private let folder: TemporaryFolder
    private let store: Store

    private static let now = Instant(seconds: Int64(Date().timeIntervalSince1970))

    init() throws {
        (term.people, term.modules) = (10_000, 850)
        (cluster, folder) = (try PostgresCluster(isLasting: true), try TemporaryFolder())
        let url = try cluster.empty()
        database = PostgresCluster.name(of: url)
        try Data("database: \(url)\n".utf8)
            .write(to: URL(fileURLWithPath: folder.path + "/config.yaml"))
        store = Store(try PostgresEngine(PostgresAddress(url, password: nil)))
    }

    func rows() async throws -> [Row] {
        _ = try desks("op", isFounding: true)
        Progress.note("a term of \(term.people) people")
        try term.fill(store)
        try store.tidy()
        let few = try weeks { "s\($0 * 100)" }
        Progress.note("\(people) people")
        try cluster.run(crowd, in: database)
        let many = try weeks { "g\(term.people + 2 + $0 * 32_717)" }
        var rows = try [week(many, few)] + nextRows()
        rows.append(try await nineOClock())
        return rows
    }

    // MARK: - Their rows

    /// Each takes what somebody of the term takes, and is planned for two days: eight reminders, of one
    /// in thirty one at nine.
    private var crowd: String {
        """
        SET synchronous_commit = off;
        INSERT INTO person (id, handle, role, created)
        SELECT n, 'g' || n, 'student', 0 FROM generate_series(\(term.people + 2), \(people)) AS n;
        INSERT INTO enrolment (person_id, module_id, by_hand, by_feed)
        SELECT n, e.module_id, 1, 0 FROM generate_series(\(term.people + 2), \(people)) AS n
        JOIN enrolment AS e ON e.person_id = 2 + n % \(term.people);
        DELETE FROM plan_mark;
        INSERT INTO person_plan (person_id, until)
        SELECT id, \(Self.now.seconds + PlanWindow.length) FROM person ON CONFLICT DO NOTHING;
        INSERT INTO reminder (person_id, subject, lead, round, kind, due, until, important,
            meeting_id, state, next, wanted)
        SELECT person, 'm' || meeting, 900, 0, 'class', due, due + 7200, 0, meeting, 'planned', due, due
        FROM (SELECT n AS person, 1000000 + n % 10000 * 8 + k AS meeting,
                \(Self.now.seconds) + 7200 + k * 18000 + n % 12 * 300 AS due
            FROM generate_series(2, \(people)) AS n, generate_series(0, 7) AS k) AS planned;
        ANALYZE;
        """
    }

    // MARK: - Looking

    private func desks(_ person: String, isFounding: Bool = false) throws -> Desks {
        try Desks(
            Invocation(
                home: folder.path, person: person, zone: "Europe/London",
                now: "2026-10-12T12:00:00+01:00", isFounding: isFounding))
    }

    private func weeks(_ handle: (Int) -> String) throws -> Double {
        Measure.median(
            try (0..<30).map { round in
                let desks = try desks(handle(round))
                let window = try desks.calendar.window(
                    .week, date: "2026-10-12", from: nil, to: nil)
                _ = try desks.calendar.agenda(AgendaQuery(window: window))
                return try Measure.milliseconds {
                    let items = try desks.calendar.agenda(AgendaQuery(window: window))
                    precondition(items.count >= 10, "\(items.count) items")
                }
            })
    }

    private func week(_ many: Double, _ few: Double) -> Row {
        Row(
            what: "a week of one of 1,000,000 people", measured: Measure.text(many),
            yardstick: "of one of 10,000 " + Measure.text(few),
            ratio: String(format: "%.2f", many / few), promise: "at most 1.3",
            isKept: many / few <= 1.3)
    }

    private func nextRows() throws -> [Row] {
        let share = RingBuckets.all.last(64 / daemons)
        return try [("everybody", RingScope.everybody), ("an eighth", .buckets(share))].map {
            whose, scope in
            let times = try (0..<100).map { _ in
                try Measure.milliseconds {
                    _ = try store.look { try $0.nextDue(of: scope) }
                }
            }
            let median = Measure.median(times)
            return Row(
                what: "the next due of 8,000,000, of \(whose)", measured: Measure.text(median),
                yardstick: "", ratio: "", promise: "at most 1 ms", isKept: median <= 1)
        }
    }

    // MARK: - Nine o'clock

    /// How long before it the daemons are started: by then each has its share.
    private static let ahead = 30

    private func nineOClock() async throws -> Row {
        Progress.note("nine o'clock")
        let nine = Int64(Date().timeIntervalSince1970) + Int64(Self.ahead)
        try cluster.run(
            """
            UPDATE reminder SET due = \(nine), next = \(nine), wanted = \(nine)
            FROM (SELECT MIN(id) AS id FROM reminder WHERE person_id % 30 = 0 GROUP BY person_id) AS first
            WHERE reminder.id = first.id
            """, in: database)
        let count = (people - 1) / 30
        _ = try await BellRows.ring(
            (0..<daemons).map { _ in try open() }, count,
            through: .open(
                "jsonl:\(folder.path)/rung.jsonl", ChannelSettings { NoticeShape($0).bytes }))
        // Not as long as they rang: to write who is due takes some of the time ahead.
        let seconds = Date().timeIntervalSince1970 - Double(nine)
        let late = try store.look {
            try $0.lateness(in: Instant(seconds: nine)..<Instant(seconds: nine + 3_600))
        }
        return Row(
            what: "\(count) due at nine, \(daemons) daemons: the last one",
            measured: String(format: "%.1f s", seconds),
            yardstick: "late p50 \(late.median ?? -1) ms, p99 \(late.ninetyNinth ?? -1) ms",
            ratio: "", promise: "under 60 s", isKept: seconds < 60 && late.delivered == count)
    }

    private func open() throws -> Store {
        let url = cluster.url(of: database)
        return Store(try PostgresEngine(PostgresAddress(url, password: nil)))
    }
}
