import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import Storage
import StoragePostgres
import StorageSQLite
import TestSupport

/// The same on SQLite, on PostgreSQL beside it, and on one whose every round trip takes half a
/// millisecond more: what a statement a row would cost.
struct EngineRows {
    private let cluster: PostgresCluster
    private let proxy: DelayingProxy
    private let folder: TemporaryFolder

    /// How much longer a round trip takes through the proxy, in milliseconds.
    private static let delay = 0.5

    init() throws {
        (cluster, folder) = (try PostgresCluster(isLasting: true), try TemporaryFolder())
        proxy = try DelayingProxy(to: cluster.socket)
    }

    func rows() async throws -> [Row] {
        var rows = try [calibrate()] + ledgerRows()
        rows += try await importRows()
        rows += try weekRows()
        return rows
    }

    /// A new database and the ways to it: the server's socket, and the proxy.
    private func addresses() throws -> (direct: String, delayed: String) {
        let direct = try cluster.empty()
        let name = PostgresCluster.name(of: direct)
        return (direct, "postgresql://belltower@127.0.0.1:\(proxy.port)/\(name)?sslmode=disable")
    }

    private func open(_ url: String) throws -> Store {
        Store(try PostgresEngine(PostgresAddress(url, password: nil)))
    }

    private func places() throws -> [Store] {
        [
            try Store(path: folder.path + "/\(UUID().uuidString).sqlite"),
            try open(try addresses().direct), try open(try addresses().delayed),
        ]
    }

    /// Has a round trip take as much longer as it should: the proxy itself takes its time.
    private func calibrate() throws -> Row {
        let (direct, delayed) = try addresses()
        let stores = (try open(direct), try open(delayed))
        func trip(_ store: Store) throws -> Double {
            Measure.median(
                try (0..<500).map { _ in
                    try Measure.milliseconds { _ = try store.look { try $0.campusRevision() } }
                })
        }
        var each = Self.delay / 2
        for _ in 0..<3 {
            proxy.delay(by: each)
            each += (Self.delay - (try trip(stores.1) - trip(stores.0))) / 2
        }
        proxy.delay(by: max(0, each))
        let (near, far) = (try trip(stores.0), try trip(stores.1))
        return Row(
            what: "a round trip", measured: Measure.text(far),
            yardstick: "socket " + Measure.text(near), ratio: "", promise: "")
    }

    // MARK: - The ledger

    private static let people = 500
    private static let rounds = 9

    /// What is measured on every engine.
    private final class Figure {
        let what: String
        let promise: Double?
        var values: [[Double]] = [[], [], []]
        var trips = 0

        init(_ what: String, atMost promise: Double? = nil) {
            (self.what, self.promise) = (what, promise)
        }
    }

    private func measure(
        _ figure: Figure, _ place: Int, _ work: () throws -> Void
    ) rethrows {
        let before = proxy.trips
        figure.values[place].append(try Measure.milliseconds(work))
        if place == 2 { figure.trips = proxy.trips - before }
    }

    private func row(_ figure: Figure) -> Row {
        let medians = figure.values.map(Measure.median)
        return Row(
            what: figure.what, measured: Measure.text(medians[2]) + ", \(figure.trips) trips",
            yardstick: "SQLite \(Measure.text(medians[0])), socket \(Measure.text(medians[1]))",
            ratio: String(format: "%.1f", medians[2] / medians[0]),
            promise: figure.promise.map { "at most \(Int($0)) ms" } ?? "",
            isKept: figure.promise.map { medians[2] <= $0 })
    }

    private func ledgerRows() throws -> [Row] {
        let figures = [
            Figure("500 people planned, four reminders each"),
            Figure("claim of 500", atMost: 20), Figure("500 attempts ended"),
            Figure("100 withdrawn"), Figure("the same 500 planned without them"),
            Figure("400 people told of an event"),
        ]
        for (place, store) in try places().enumerated() {
            var round = Rounds(store: store, people: try people(store))
            for _ in 0..<Self.rounds {
                try measure(figures[0], place) { try round.plan() }
                let due = try round.due()
                var attempts: [Attempt] = []
                try measure(figures[1], place) { attempts = try round.claim(due) }
                try measure(figures[2], place) { try round.end(attempts) }
                let rest = try round.rest()
                try measure(figures[3], place) { try round.withdraw(rest.prefix(100)) }
                try measure(figures[4], place) { try round.planNothing() }
                try measure(figures[5], place) { try round.tell() }
            }
        }
        return figures.map(row)
    }

    private func people(_ store: Store) throws -> [Person] {
        try store.transaction { transaction in
            try (0..<Self.people).compactMap { index in
                try Handle("p\(index)").map { try transaction.welcome($0, at: Rounds.begin) }
            }
        }
    }

    // MARK: - Calendars

    /// Homes whose database is on each engine, the first one's its file.
    ///
    /// - Returns: their folders, each with its database and the straight way to it.
    private func homes(_ name: String) throws -> [(path: String, url: String?, direct: String?)] {
        let (near, far) = (try addresses(), try addresses())
        let ways: [(url: String?, direct: String?)] = [
            (nil, nil), (near.direct, near.direct), (far.delayed, far.direct),
        ]
        return try ways.enumerated().map { index, way in
            let path = folder.path + "/\(name)-\(index)"
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
            if let url = way.url {
                try Data("database: \(url)\n".utf8)
                    .write(to: URL(fileURLWithPath: path + "/config.yaml"))
            }
            return (path, way.url, way.direct)
        }
    }

    private func importRows() async throws -> [Row] {
        let figures = [
            Figure("import of 10,000 items"), Figure("the same bytes again"),
            Figure("1% of them changed"),
        ]
        let (text, edited) = (
            GeneratedFeed.text(events: 10_000), GeneratedFeed.text(events: 10_000, edited: 100)
        )
        for round in 0..<5 {
            for (place, home) in try homes("import-\(round)").enumerated() {
                let file = try folder.write(text, as: "feed-\(round)-\(place).ics")
                let desks = try Desks(
                    Invocation(
                        home: home.path, person: "bench", zone: "Europe/London", isFounding: true))
                try await measureLater(figures[0], place) {
                    _ = try await desks.sources.subscribe(Subscription(address: file, every: 60))
                }
                try await measureLater(figures[1], place) {
                    _ = try await desks.imports.run(.all, isNarrowed: true)
                }
                _ = try folder.write(edited, as: "feed-\(round)-\(place).ics")
                try await measureLater(figures[2], place) {
                    _ = try await desks.imports.run(.all, isNarrowed: true)
                }
            }
        }
        var rows = figures.map(row)
        let ratio = Measure.median(figures[0].values[2]) / Measure.median(figures[0].values[0])
        (rows[0].promise, rows[0].isKept) = ("at most 2 times SQLite's", ratio <= 2)
        return rows
    }

    private func measureLater(
        _ figure: Figure, _ place: Int, _ work: () async throws -> Void
    ) async rethrows {
        let before = proxy.trips
        figure.values[place].append(try await Measure.milliseconds(work))
        if place == 2 { figure.trips = proxy.trips - before }
    }

    private func weekRows() throws -> [Row] {
        var term = GeneratedTerm()
        (term.people, term.modules) = (3_000, 250)
        let figures = [
            Figure("a week's agenda", atMost: 15), Figure("the first one of a process"),
            Figure("a campus source of 250 modules"),
        ]
        for (place, home) in try homes("term").enumerated() {
            func desks(_ person: String, isFounding: Bool = false) throws -> Desks {
                try Desks(
                    Invocation(
                        home: home.path, person: person, zone: "Europe/London",
                        now: "2026-10-12T12:00:00+01:00", isFounding: isFounding))
            }
            _ = try desks("op", isFounding: true)
            let store = try home.direct.map(open) ?? Store(path: home.path + "/belltower.sqlite")
            try term.fill(store)
            try store.tidy()
            let own = try home.url.map(open) ?? store
            try measure(figures[2], place) { try term.addFaculty(to: own) }
            for round in 0..<30 {
                let desks = try desks("s\(round * 100)")
                let window = try desks.calendar.window(
                    .week, date: "2026-10-12", from: nil, to: nil)
                try measure(figures[1], place) {
                    _ = try desks.calendar.agenda(AgendaQuery(window: window))
                }
                try measure(figures[0], place) {
                    let items = try desks.calendar.agenda(AgendaQuery(window: window))
                    precondition(items.count > 15, "\(items.count) items")
                }
            }
        }
        return figures.map(row)
    }
}

/// What a daemon does with a ledger, again and again.
private struct Rounds {
    let store: Store
    let people: [Person]
    private var number = 0

    static let begin = Instant(seconds: 1_791_750_000)

    init(store: Store, people: [Person]) { (self.store, self.people) = (store, people) }

    private var now: Instant { Self.begin.adding(seconds: Int64(number) * 86_400) }

    private func plans(_ reminders: (Int) -> [Reminder]) -> [PersonPlan] {
        people.enumerated().map { index, person in
            let mark = PlanMark(person: person, since: now, stamp: 0, plannedUntil: nil)
            return PersonPlan(mark, reminders(index), in: PlanWindow(for: mark, at: now))
        }
    }

    private func reminder(_ person: Int, _ index: Int) -> Reminder {
        let meeting = MeetingID(Int64(number * 10_000 + person * 4 + index + 1))
        let due = now.adding(seconds: Int64(index) * 3_600)
        return Reminder(
            .item(ItemID(meeting: meeting, original: nil)), .class, lead: 900, due: due,
            until: due.adding(seconds: 7_200))
    }

    /// Of each one is due now, three are due later.
    mutating func plan() throws {
        number += 1
        let plans = plans { person in (0..<4).map { reminder(person, $0) } }
        try store.relaxed { _ = try $0.reconcile(plans, at: now) }
    }

    /// They are planned anew without what is still to ring.
    func planNothing() throws {
        let plans = plans { _ in [] }
        try store.relaxed { _ = try $0.reconcile(plans, at: now) }
    }

    func due() throws -> [DueReminder] { try store.look { try $0.due(at: now, limit: 500) } }

    func rest() throws -> [DueReminder] {
        try store.look { try $0.due(at: now.adding(seconds: 3_600), limit: 500) }
    }

    func claim(_ due: [DueReminder]) throws -> [Attempt] {
        let claims = due.map {
            ReminderClaim(row: $0.row, channel: "bench", title: "Class \($0.row) at 09:00")
        }
        return try store.act { try $0.claim(claims, at: now) }.compactMap(\.self)
    }

    func end(_ attempts: [Attempt]) throws {
        let ends = attempts.map { DeliveryEnd($0, .delivered, at: now.seconds * 1_000) }
        try store.act { try $0.settle(ends) }
    }

    func withdraw(_ due: some Sequence<DueReminder>) throws {
        let decisions = due.map {
            ReminderDecision.withdraw(
                row: $0.row, until: now.adding(seconds: 600), reason: KeptSentence(typed: "moved"))
        }
        try store.act { try $0.decide(decisions, at: now) }
    }

    func tell() throws {
        try store.act {
            try $0.tell(
                Array(people.prefix(400)), as: .cancelled, of: nil,
                saying: KeptSentence(typed: "Picnic was called off"), at: now)
        }
    }
}
