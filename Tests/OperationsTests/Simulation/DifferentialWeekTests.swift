import Campus
import Foundation
import Recurrence
import Reminding
import Synchronization
import TestSupport
import Testing

@testable import Operations

/// The same week on either engine.
///
/// Daemons that die and locks are left out: how often a database is asked, after which a life ends,
/// is each engine's own. Part of `make soak-cluster`.
@Suite(
    "Faults: a week on two engines", .serialized,
    .enabled(if: PostgresCluster.isAsked && SimulationTests.isSoak))
struct DifferentialWeekTests {
    /// What a week left behind for one person, with what was numbered called by its order: a server skips numbers.
    private struct Traces: Equatable {
        var ledger: [String]
        var calendar: [String]
        var rings: [String]
    }

    private static func traces(_ seed: Int, onServer: Bool) async throws -> [Traces] {
        var week = try await SimulatedWeek(seed: seed, onServer: onServer, hasFaults: false)
        try await week.live()
        return try SimulatedWeek.people.map { handle in
            let written = try week.by(handle).exports.export(
                ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: true))
            let rings = week.world.rings.withLock { $0 }.filter {
                $0.notice.person.text == handle
            }
            return Traces(
                ledger: ordered(try week.records(of: handle).map { "\($0)" }).sorted(),
                calendar: String(decoding: written.bytes, as: UTF8.self)
                    .split(whereSeparator: \.isNewline).map(String.init),
                rings: ordered(rings.map { "\($0.at) \($0.notice.key) \($0.notice.attempt)" })
                    .sorted())
        }
    }

    /// `m177` becomes `m#59`, where it is the 59th of those that are named.
    private static func ordered(_ lines: [String]) -> [String] {
        let numbered = /\b(m|e|change-|news-)([0-9]+)\b/
        var known: [Substring: Set<Int>] = [:]
        for line in lines {
            for match in line.matches(of: numbered) {
                known[match.1, default: []].insert(Int(match.2) ?? 0)
            }
        }
        let places = known.mapValues { numbers in
            Dictionary(uniqueKeysWithValues: numbers.sorted().enumerated().map { ($1, $0 + 1) })
        }
        return lines.map { line in
            line.replacing(numbered) { match in
                "\(match.1)#\(places[match.1]?[Int(match.2) ?? 0] ?? 0)"
            }
        }
    }

    @Test(
        "leaves the same ledgers, calendars and rings", arguments: SimulationTests.seeds.prefix(5))
    func same(seed: Int) async throws {
        let file = try await Self.traces(seed, onServer: false)
        let server = try await Self.traces(seed, onServer: true)
        for (handle, (here, there)) in zip(SimulatedWeek.people, zip(file, server)) {
            #expect(here.ledger.count > 25 && !here.rings.isEmpty && here.calendar.count > 100)
            for (one, other) in [
                (here.ledger, there.ledger), (here.rings, there.rings),
                (here.calendar, there.calendar),
            ] {
                let difference = one.difference(from: other)
                #expect(
                    difference.isEmpty, "\(handle): \(difference.count) \(difference.prefix(4))")
            }
        }
    }
}

extension CollectionDifference {
    fileprivate func prefix(_ count: Int) -> [Change] { Array(lazy.prefix(count)) }
}
