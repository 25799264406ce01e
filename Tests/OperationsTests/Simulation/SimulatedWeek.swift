import Campus
import Foundation
import Recurrence
import Scheduling
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Operations

/// Seven days of a home in which people, a university and a machine do as they please.
///
/// All that happens follows from the seed. Nothing sleeps: the clock jumps.
struct SimulatedWeek {
    static let start = "2026-10-19T06:00:00+01:00"
    static let people = ["ann", "ben", "cy", "dan"]

    let seed: Int
    let home: TestHome
    let clock: JumpingClock
    let world: SimulatedDaemon.World
    let end: Instant
    var random: SeededGenerator
    var feeds: [String: SimulatedFeed] = [:]
    var callers: [String: Desks] = [:]
    var events: [String] = []
    var leads: [String: [ItemKind: [Int64]]] = [:]
    var mutes: [String: Mutes] = [:]
    private var views: [String: LedgerOracle.View] = [:]
    private var daemon: SimulatedDaemon?
    private var lives = 0
    private(set) var oracle = LedgerOracle()
    /// How often what was done; acts that were refused are counted as such.
    private(set) var tally: [String: Int] = [:]
    /// What was done, in order.
    private(set) var journal: [String] = []

    /// Whether daemons die, and another process locks the database for a while.
    private let hasFaults: Bool

    init(
        seed: Int, onServer: Bool = PostgresCluster.isAsked, hasFaults: Bool = true
    ) async throws {
        self.seed = seed
        self.hasFaults = hasFaults
        random = SeededGenerator(seed: UInt64(seed))
        home = try TestHome(onServer: onServer)
        let start = try #require(Timestamp.instant(Self.start))
        clock = JumpingClock(start)
        world = SimulatedDaemon.World(clock, seed: UInt64(seed))
        end = start.adding(seconds: 7 * 86_400)
        _ = try home.load(ModuleTests.catalogue)
        for handle in ["op"] + Self.people {
            callers[handle] = try home.as(handle, now: Self.start)
            leads[handle] = Leads.standard.byKind
        }
        _ = try by("op").communities.create("Chess")
        for handle in Self.people { try await furnish(handle, from: start) }
        for name in ["quiet": "22:00-08:15", "limit": "2", "important": "exam"] {
            _ = try by("ben").settings.set(name.key, name.value)
        }
        _ = try by("dan").settings.set("digest", "07:30")
        for handle in Self.people {
            _ = try by(handle).settings.set("channels", "jsonl:/one,jsonl:/two")
            _ = try by(handle).communities.join("Chess")
        }
        var goal = GoalDraft()
        goal.amount = "64oz"
        _ = try by("ann").water.setGoal(goal)
        try look(["op"] + Self.people)
    }

    private mutating func furnish(_ handle: String, from start: Instant) async throws {
        let day = start.adding(seconds: -5 * 3_600)
        feeds[handle] = SimulatedFeed(handle, from: day, using: &random)
        let file = try home.folder.write(feeds[handle]?.text ?? "", as: "\(handle).ics")
        _ = try await by(handle).sources.subscribe(
            Subscription(address: file, name: "Timetable", every: 60))
        let exam = SimulatedFeed("\(handle)-exam", examAt: start.adding(seconds: 4 * 86_400))
        let exams = try home.folder.write(exam.text, as: "\(handle)-exams.ics")
        _ = try await by(handle).sources.subscribe(
            Subscription(address: exams, name: "Exams", kind: .exam, every: 60))
    }

    /// Somebody's desks, now.
    func by(_ handle: String) throws -> Desks {
        var desks = try #require(callers[handle])
        desks.caller.now = clock.now
        return desks
    }

    mutating func count(_ what: String) {
        tally[what, default: 0] += 1
        journal.append("\(Zone.utc.wall(at: clock.now)) \(what)")
    }

    mutating func look(_ people: [String]) throws {
        let window = clock.now.adding(seconds: -86_400)..<clock.now.adding(seconds: 4 * 86_400)
        for handle in people {
            let items = try by(handle).calendar.agenda(AgendaQuery(window: window))
            views[handle] = LedgerOracle.view(
                items, of: handle, leads[handle] ?? [:], mutes[handle] ?? Mutes())
        }
    }

    // MARK: - The machine

    /// Lives the week, and a quiet day after it in which all that waits is settled.
    mutating func live() async throws {
        while clock.now < end {
            let length = Int64.random(in: 1...240, using: &random) * 60
            try await pass(until: min(end, clock.now.adding(seconds: length)), isPeaceful: false)
            if clock.now < end { try await act() }
        }
        world.isOut.withLock { $0 = false }
        try look(Self.people)
        try await pass(until: end.adding(seconds: 86_400), isPeaceful: true)
        try await daemon?.stop()
    }

    private mutating func pass(until end: Instant, isPeaceful: Bool) async throws {
        let start = clock.now
        if daemon == nil, isPeaceful || Int.random(in: 0..<2, using: &random) == 0 {
            lives += 1
            daemon = try SimulatedDaemon(world, life: lives, try by("op"))
        }
        guard let living = daemon else {
            oracle.pass(start..<end, views, died: start)
            return clock.wait(until: end.seconds * 1_000)
        }
        var (death, lock): ((at: SimulatedDaemon.Death, after: Int)?, Int64?)
        if !isPeaceful, hasFaults {
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1:
                let place = SimulatedDaemon.Death.allCases.randomElement(using: &random)
                death = (place ?? .planning, Int.random(in: 0...3, using: &random))
            case 2:
                lock = 20
                count("locked database")
            default: break
            }
        }
        journal.append("\(Zone.utc.wall(at: start)) life \(lives) until \(Zone.utc.wall(at: end))")
        let died = try await living.live(
            until: end, stretch: oracle.views.count, death: death, lockedFor: lock)
        oracle.pass(start..<end, views, died: died)
        if died != nil {
            count("killed at \(death.map { "\($0.at)" } ?? "")")
            try await living.end()
            daemon = nil
            clock.wait(until: end.seconds * 1_000)
        }
    }

    private mutating func act() async throws {
        let choice = Int.random(in: 0..<100, using: &random)
        do {
            switch choice {
            case 0..<25: try await alterFeed()
            case 25..<37: try keepEntries()
            case 37..<45: try keepEvents()
            case 45..<60:
                count("drink")
                _ = try by("ann").water.log("glass")
                try look(["ann"])
            case 60..<67: try alterView()
            case 67..<75: try alterSettings()
            case 75..<80:
                world.isOut.withLock { $0.toggle() }
                count("channel out or back")
            case 80..<87:
                count("suspend")
                suspend(for: Int64.random(in: 60...11 * 3_600, using: &random))
            case 87..<90:
                count("clock set back")
                clock.jump(-Int64.random(in: 30...7_200, using: &random))
            case 90..<94:
                count("killed asleep")
                try await hasFaults ? daemon?.kill() : daemon?.stop()
                daemon = nil
            case 94..<97:
                count("stopped")
                try await daemon?.stop()
                daemon = nil
            default: count("nothing")
            }
        } catch let failure as Refusal {
            count("refused: \(failure.sentence.prefix(60))")
        }
        // Cups of another day, and of another clock, are others.
        try look(["ann"])
    }

    /// The machine sleeps; what comes due meanwhile is found afterwards.
    private mutating func suspend(for seconds: Int64) {
        let start = clock.now
        let end = min(self.end, start.adding(seconds: seconds))
        guard start < end else { return }
        oracle.pass(start..<end, views, died: start)
        clock.jump(end - start)
    }

    // MARK: - Afterwards

    func records(of handle: String) throws -> [ReminderRecord] {
        let (person, now) = (try by(handle).person, clock.now)
        return try by(handle).store.look {
            try $0.history(of: person, in: Instant(seconds: 0)..<now.adding(seconds: 1))
        }
    }

    /// What a person was to be told beside their items.
    func told(_ handle: String) throws -> (
        changes: [(number: ChangeID, change: RecordedChange)], news: [News]
    ) {
        let desks = try by(handle)
        return try desks.looking { transaction, viewer in
            (
                try transaction.changes(inClassesOf: viewer, since: Instant(seconds: 0)),
                try transaction.news(for: viewer, since: Instant(seconds: 0)).map(\.news)
            )
        }
    }
}
