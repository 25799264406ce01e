import Campus
import Foundation
import Recurrence
import Reminding
import Synchronization
import TestSupport
import Testing

@testable import Operations
@testable import Storage

/// The same week on either engine.
///
/// Daemons that die and locks are left out: how often a database is asked, after which a life ends,
/// is each engine's own, and on a server the lease of a dead one holds by the server's clock, which
/// does not jump. Part of `make soak-cluster`.
@Suite(
    "Faults: a week on two engines", .serialized,
    .enabled(if: PostgresCluster.isAsked && SimulationTests.isSoak))
struct DifferentialWeekTests {
    /// What a week left behind, for each of its people.
    private struct Traces {
        /// What was done.
        var journal: [String]
        var ledgers: [String]
        var rings: [String]
        var calendars: [String]

        var all: [(name: String, lines: [String])] {
            [
                ("journal", journal), ("ledgers", ledgers), ("rings", rings),
                ("calendars", calendars),
            ]
        }
    }

    private static func traces(_ seed: Int, onServer: Bool) async throws -> Traces {
        var week = try await SimulatedWeek(seed: seed, onServer: onServer, hasFaults: false)
        try await week.live()
        let names = try RowNames(week)
        var ledgers: [String] = []
        var calendars: [String] = []
        for handle in SimulatedWeek.people {
            ledgers += try week.records(of: handle).map { "\(handle) \(names.told($0))" }
            let written = try week.by(handle).exports.export(
                ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: true))
            calendars += String(decoding: written.bytes, as: UTF8.self)
                .split(whereSeparator: \.isNewline).map { "\(handle) \(names.told($0))" }
        }
        let rings = week.world.rings.withLock { $0 }.map { ring in
            names.told("\(ring.at) \(ring.notice.key) \(ring.notice.attempt)")
        }
        return Traces(
            journal: week.journal.map { names.told($0) }, ledgers: ledgers.sorted(),
            rings: rings.sorted(), calendars: calendars.sorted())
    }

    @Test(
        "leaves the same ledgers, calendars and rings", arguments: SimulationTests.seeds.prefix(5))
    func same(seed: Int) async throws {
        let file = try await Self.traces(seed, onServer: false)
        let server = try await Self.traces(seed, onServer: true)
        #expect(file.ledgers.count > 100 && file.rings.count > 50 && file.calendars.count > 400)
        for (here, there) in zip(file.all, server.all) {
            let first = zip(here.lines, there.lines).first { $0 != $1 }
            #expect(
                here.lines == there.lines,
                "\(here.name): \(here.lines.count) and \(there.lines.count) lines, first \(first ?? ("", ""))"
            )
        }
    }
}

/// What numbers of rows stand for: a server skips some, and numbers what came at once in another order.
private struct RowNames {
    /// By the number of a meeting: the UID that its feed has for it, or which of one's own entries it is.
    private var meetings: [Int: String] = [:]

    init(_ week: SimulatedWeek) throws {
        let rows = try week.by("op").store.look {
            try $0.rows("SELECT id, uid, slot FROM meeting ORDER BY id")
                .map { (id: $0["id"] as Int, uid: $0["uid"] as String, slot: $0["slot"] as String) }
        }
        var entries = 0
        for row in rows {
            let isOfFeed = row.uid.hasSuffix("@example")
            if !isOfFeed { entries += 1 }
            meetings[row.id] = isOfFeed ? "\(row.uid) \(row.slot)" : "entry \(entries)"
        }
    }

    /// A description with those names in it; numbers of changes and news, which their titles tell apart, are left out.
    func told(_ what: some Any) -> String {
        "\(what)".replacing(/\bm([0-9]+)\b/) { match in
            meetings[Int(match.1) ?? 0] ?? "a meeting that is gone"
        }.replacing(/\b(change-|news-)[0-9]+/) { "\($0.1)" }
    }
}
