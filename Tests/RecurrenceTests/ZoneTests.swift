import Foundation
import Recurrence
import TestSupport
import Testing

@Suite("A zone's offsets are those of the zone database")
struct ZoneTests {
    @Test(
        "Wall times become instants as RFC 5545 section 3.3.5 reads them",
        arguments: [
            // In summer and winter, in a gap (offset before it), in a fold (the first of two).
            ("Europe/London", "20260701T120000", "20260701T110000"),
            ("Europe/London", "20261201T120000", "20261201T120000"),
            ("Europe/London", "20260329T013000", "20260329T013000"),
            ("Europe/London", "20261025T013000", "20261025T003000"),
            ("Europe/London", "20261025T020000", "20261025T020000"),
            ("America/New_York", "20070311T023000", "20070311T073000"),
            ("America/New_York", "20071104T013000", "20071104T053000"),
            // Half an hour of daylight saving.
            ("Australia/Lord_Howe", "20261004T021500", "20261003T154500"),
            ("Australia/Lord_Howe", "20260405T014500", "20260404T144500"),
            // A whole day was skipped: 30 December 2011.
            ("Pacific/Apia", "20111230T120000", "20111230T220000"),
            ("Pacific/Apia", "20111231T120000", "20111230T220000"),
            // Winter time in Ramadan, daylight marks the other way round.
            ("Africa/Casablanca", "20260301T120000", "20260301T120000"),
            ("Africa/Casablanca", "20260701T120000", "20260701T110000"),
            // Far futures and local mean time.
            ("Europe/London", "21000701T120000", "21000701T110000"),
            ("Europe/London", "98760701T120000", "98760701T110000"),
            ("Europe/London", "98761201T120000", "98761201T120000"),
            ("America/New_York", "18000101T120000", "18000101T165602"),
            ("Asia/Kolkata", "30000101T120000", "30000101T063000"),
        ])
    func instants(id: String, local: String, universal: String) throws {
        let zone = try SystemZone.load(id)
        let time = try #require(wall(local))
        let expected = Instant(seconds: try #require(wall(universal)).seconds)
        var cursor = ZoneCursor(zone)
        #expect(zone.instant(of: time) == expected)
        #expect(cursor.instant(of: time) == expected)
        #expect(cursor.instant(of: time) == expected)
    }

    @Test(
        "Every instant has the C library's offset, and its wall time leads back to it",
        arguments: [
            "Europe/London", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca",
            "Pacific/Apia", "Europe/Dublin", "America/Sao_Paulo", "Asia/Tehran", "Pacific/Chatham",
        ])
    func offsets(id: String) throws {
        let zone = try SystemZone.load(id)
        var generator = SeededGenerator(seed: 1)
        var cursor = ZoneCursor(zone)
        let instants = (0..<2_000).map { _ in
            Instant(seconds: .random(in: 0...4_000_000_000, using: &generator))
        }
        let offsets = try Self.libraryOffsets(at: instants, in: id)
        try #require(offsets.count == instants.count)
        for (instant, offset) in zip(instants, offsets) {
            #expect(zone.offset(at: instant) == offset, "\(instant)")
            #expect(cursor.offset(at: instant) == zone.offset(at: instant))
            let back = zone.instant(of: zone.wall(at: instant))
            // In the second pass of a repeated hour the first pass is meant.
            #expect(back == instant || zone.offset(at: back) > zone.offset(at: instant))
            #expect(zone.kind(at: instant).seconds == zone.offset(at: instant))
        }
    }

    /// As `date` tells them, which reads the same files; Foundation's copy of the database may be an older one.
    private static func libraryOffsets(at instants: [Instant], in id: String) throws -> [Int] {
        let folder = try TemporaryFolder()
        let file = folder.path + "/instants"
        try Data(instants.map { "@\($0.seconds)\n" }.joined().utf8)
            .write(to: URL(fileURLWithPath: file))
        let run = try MeasuredProcess.run(
            ["/usr/bin/date", "-f", file, "+%::z"], environment: ["TZ": id],
            output: folder.path + "/offsets")
        return run.output.split(separator: "\n").compactMap { line in
            let parts = line.dropFirst().split(separator: ":").compactMap { Int($0) }
            guard parts.count == 3 else { return nil }
            let seconds = parts[0] * 3_600 + parts[1] * 60 + parts[2]
            return line.hasPrefix("-") ? -seconds : seconds
        }
    }

    @Test("Changes are listed in order, from the table and from the rule after it")
    func transitions() throws {
        let zone = try SystemZone.load("Europe/London")
        let year = {
            Instant(seconds: WallTime(CivilDate(uncheckedYear: $0, month: 1, day: 1)).seconds)
        }
        for first in [1995, 2026, 2099, 2100, 2101, 3000] {
            let changes = zone.transitions(from: year(first), to: year(first + 2))
            #expect(changes.count == 4)
            #expect(changes.map(\.after.abbreviation) == ["BST", "GMT", "BST", "GMT"])
            #expect(changes.map(\.before.abbreviation) == ["GMT", "BST", "GMT", "BST"])
            #expect(changes.map(\.instant) == changes.map(\.instant).sorted())
            for change in changes {
                #expect(zone.offset(at: change.instant) == change.after.seconds)
                #expect(
                    zone.offset(at: change.instant.adding(seconds: -1)) == change.before.seconds)
                #expect(zone.isDaylight(at: change.instant) == change.after.isDaylight)
            }
        }
        #expect(zone.transitions(from: year(2026), to: year(2026)).isEmpty)
        #expect(Zone.utc.transitions(from: year(1), to: year(9999)).isEmpty)
        #expect(zone.transitions(from: year(2000), to: Instant(seconds: .max)).count > 15_000)
    }

    @Test("A zone can be made of changes and a rule")
    func made() throws {
        let rule = try #require(PosixRule("CET-1CEST,M3.5.0,M10.5.0/3"))
        let zone = Zone(id: "made", initialOffset: 3_600, rule: rule)
        let berlin = try SystemZone.load("Europe/Berlin")
        for day in 0..<4_000 {
            let instant = Instant(seconds: 1_600_000_000 + Int64(day) * 86_400)
            #expect(zone.offset(at: instant) == berlin.offset(at: instant))
        }
        let fixed = Zone(id: "fixed", initialOffset: -19_800)
        #expect(fixed.wall(at: Instant(seconds: 0)) == WallTime(seconds: -19_800))
        #expect(zone != fixed)
        #expect(berlin == (try SystemZone.load("Europe/Berlin")))
    }

    @Test("A zone that has daylight time all year long never changes")
    func permanentDaylight() throws {
        let rule = try #require(PosixRule("XXX3EDT4,0/0,J365/23"))
        let zone = Zone(id: "permanent", initialOffset: -10_800, rule: rule)
        for year in [2026, 2100, 2500] {
            let from = Instant(
                seconds: WallTime(CivilDate(uncheckedYear: year, month: 1, day: 1)).seconds)
            let to = from.adding(seconds: 86_400 * 700)
            #expect(zone.transitions(from: from, to: to).isEmpty)
            #expect(zone.offset(at: from) == -14_400)
            #expect(zone.offset(at: to) == -14_400)
        }
    }

    @Test(
        "Text that is no POSIX rule is refused",
        arguments: [
            "", "A", "GMT", "GMT0BST", "GMT0BST,", "GMT0BST,M3.5.0", "GMT0BST,M13.5.0,M10.5.0",
            "GMT0BST,M3.6.0,M10.5.0", "GMT0BST,M3.5.0/168,M10.5.0", "<GMT0", "GMT25",
            "GMT0BST,M3.5.0,M10.5.0,", "GMT0BST,J0,J366", "GMT99999999999999999999",
        ])
    func badRules(text: String) {
        #expect(PosixRule(text) == nil)
    }

    @Test("Damaged bytes of a compiled zone are an error or a zone, never a crash")
    func damaged() throws {
        let good = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/London"))
        #expect(throws: ZoneError.notTZif) { try Zone(id: "x", tzif: []) }
        #expect(throws: ZoneError.notTZif) {
            try Zone(id: "x", tzif: Array("TZifless".utf8.dropFirst()))
        }
        for length in stride(from: 4, to: good.count - 1, by: 7) {
            #expect(throws: (any Error).self) { try Zone(id: "x", tzif: good.prefix(length)) }
        }
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<3_000 {
            var bytes = Array(good)
            for _ in 0..<3 {
                bytes[.random(in: 0..<bytes.count, using: &generator)] =
                    .random(in: 0...255, using: &generator)
            }
            guard let zone = try? Zone(id: "x", tzif: bytes) else { continue }
            for seconds in [Int64.min, -1 << 55, 0, 1_800_000_000, 1 << 55, .max] {
                _ = zone.instant(of: WallTime(seconds: seconds))
                _ = zone.kind(at: Instant(seconds: seconds))
            }
        }
    }
}
