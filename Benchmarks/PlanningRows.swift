import Campus
import Foundation
import Logging
import Operations
import Recurrence
import Reminding
import Storage
import StorageSQLite
import Synchronization
import Wire

/// What the daemon does when many are marked: everybody at once, and the classmates of one lecture.
struct PlanningRows {
    var campus = GeneratedTerm()
    /// Who take the lecture that gets another room.
    var classmates = 400

    func rows() async throws -> [Row] {
        let folder = try TemporaryFolder()
        let home = folder.path + "/campus"
        let desks = try Desks(
            Invocation(
                home: home, person: "op", zone: "Europe/London", now: "2026-10-12T00:00:00+01:00",
                isFounding: true))
        try campus.fill(home + "/belltower.sqlite")
        let store = try Store(path: home + "/belltower.sqlite")
        // Whoever is added is marked.
        let everybody = try plan(desks)
        let moved = try await move(in: store, desks)
        return [
            row(
                "48 hours of \(campus.people) people planned", everybody, under: 10_000,
                left: try marked(store, desks)),
            row(
                "\(moved.people) classmates of a moved lecture planned", moved.took,
                under: 3_000, left: moved.left),
            row("the longest wait of a writer meanwhile", moved.wait, under: 50, left: 0),
        ]
    }

    private func row(_ what: String, _ value: Double, under promise: Double, left: Int) -> Row {
        Row(
            what: what, measured: Measure.text(value), yardstick: "", ratio: "",
            promise: "under \(Int(promise)) ms", isKept: value < promise && left == 0)
    }

    /// Plans all who are marked, as the daemon does, and rings the changes among it.
    private func plan(_ desks: Desks) throws -> Double {
        let options = RingOptions(
            channel: .jsonLines(path: desks.folder.path + "/rung.jsonl")
        ) { NoticeShape($0).bytes }
        let logger = Logger(label: "bench", factory: { _ in SwiftLogNoOpLogHandler() })
        return try Measure.milliseconds {
            let rung = try desks.bell.ringOnce(options, logger: logger)
            precondition(rung.failed == 0)
        }
    }

    private func marked(_ store: Store, _ desks: Desks) throws -> Int {
        try store.look { try $0.marked(at: desks.now, limit: campus.people) }.count
    }

    private struct Move {
        var people: Int
        var took: Double
        var wait: Double
        var left: Int
    }

    /// Gives a lecture another room, and plans its classmates while somebody else writes.
    private func move(in store: Store, _ desks: Desks) async throws -> Move {
        guard let code = ModuleCode("BM10001"),
            let faculty = try store.look({ try $0.sources(of: nil) }).first(where: {
                $0.name == "Faculty 1"
            }),
            var lecture = try store.look({ try $0.meetings(of: [faculty], in: nil) }).map(\.meeting)
                .first(where: {
                    $0.uid.hasPrefix("\(code.text)-lecture")
                })
        else { preconditionFailure("no such lecture") }
        let everybody = try store.look { try $0.everybody() }
        try store.transaction { transaction in
            for module in try transaction.modules(code) {
                for person in everybody.prefix(classmates) {
                    try transaction.enrol(person, in: module)
                }
            }
        }
        lecture.main?.location = "The Great Hall"
        let change = Change(
            kind: .relocated, meeting: lecture.id, uid: lecture.uid, slot: "",
            summary: lecture.main?.summary ?? "",
            startsAt: desks.now.adding(seconds: 10 * 3_600),
            starts: ["2026-10-12T10:00:00+01:00"], occurrences: 10, after: "The Great Hall")
        let summary = HarvestSummary(reader: 0, body: Digest(high: 2, low: 2), meetings: 1)
        let clock = ContinuousClock()
        let start = clock.now
        try store.relaxed {
            try $0.apply(
                Replacement(
                    written: [lecture], harvest: Harvest(summary, components: []),
                    archive: HarvestArchive(
                        frame: HarvestFrame(bytes: [], gaps: []), news: [], bytes: []),
                    changes: [change], labeller: MeetingLabeller(profile: CampusProfile())),
                by: FetchRecord(at: desks.now, outcome: .imported), leaving: SourceState(),
                to: faculty)
        }
        let people = try marked(store, desks)
        precondition(people >= classmates, "\(people) were marked")
        let writer = Writer(try Store(path: desks.folder.path + "/belltower.sqlite"))
        let writing = Task.detached { try await writer.run() }
        _ = try plan(desks)
        let took = Double((clock.now - start) / .milliseconds(1))
        writer.stop()
        try await writing.value
        return Move(
            people: people, took: took, wait: writer.longest,
            left: try marked(store, desks))
    }
}

/// Somebody who writes again and again, and how long they waited for it.
private final class Writer: Sendable {
    private let store: Store
    private let state = Mutex((isOver: false, longest: 0.0))

    init(_ store: Store) { self.store = store }

    var longest: Double { state.withLock(\.longest) }

    func stop() { state.withLock { $0.isOver = true } }

    func run() async throws {
        guard let person = try store.look({ try $0.everybody() }).first else { return }
        let clock = ContinuousClock()
        var number = 0
        while !state.withLock(\.isOver) {
            let start = clock.now
            let begun = try store.transaction { transaction in
                let begun = clock.now
                number += 1
                try transaction.setPublicationToken(
                    "\(number)", of: person, at: Instant(seconds: 0))
                return begun
            }
            let wait = Double((begun - start) / .milliseconds(1))
            state.withLock { $0.longest = max($0.longest, wait) }
            // Who writes without a pause leaves nobody else a turn.
            try await Task.sleep(for: .milliseconds(2))
        }
    }
}
