import Foundation
import Recurrence
import TestSupport
import Testing

@Suite("Time zones", .serialized)
struct ZoneTests {
    static func zone(_ id: String) throws -> Zone { try #require(RecurrenceCase.zone(id)) }

    @Test(
        "a wall time is the instant that RFC 5545 section 3.3.5 says",
        arguments: [
            ("Europe/London", "20261005T091500", "20261005T081500"),
            ("Europe/London", "20261201T091500", "20261201T091500"),
            // Skipped by the clocks: read with the offset before the gap.
            ("Europe/London", "20270328T013000", "20270328T013000"),
            // Shown twice: the first is meant.
            ("Europe/London", "20261025T013000", "20261025T003000"),
            ("America/New_York", "20261101T013000", "20261101T053000"),
            ("America/New_York", "20270314T023000", "20270314T073000"),
            ("Australia/Lord_Howe", "20261004T021500", "20261003T154500"),
            ("Asia/Kathmandu", "20261005T120000", "20261005T061500"),
            ("Pacific/Apia", "20111230T120000", "20111230T220000"),
            // Long after the last explicit transition, by the rule at the file's end.
            ("Europe/London", "21000701T120000", "21000701T110000"),
            ("Europe/London", "98000701T120000", "98000701T110000"),
            ("Europe/London", "98001201T120000", "98001201T120000"),
            // Before the first: local mean time.
            ("Europe/London", "18000101T120000", "18000101T120115"),
        ])
    func instants(_ id: String, wall: String, utc: String) throws {
        let zone = try Self.zone(id)
        let wall = try #require(WallTime(text: wall))
        let utc = try #require(WallTime(text: utc))
        #expect(zone.instant(of: wall) == Instant(seconds: utc.seconds))
    }

    @Test(
        "a cursor answers as the zone does, wherever it was before",
        arguments: ["Europe/London", "Africa/Casablanca", "America/Sao_Paulo", "Pacific/Apia"])
    func cursor(_ id: String) throws {
        let zone = try Self.zone(id)
        var cursor = ZoneCursor(zone)
        var maker = RuleMaker(seed: 7)
        var wall = maker.start()
        for _ in 0..<20_000 {
            wall.seconds += Int64(maker.number(-3_000_000...3_100_000))
            #expect(cursor.instant(of: wall) == zone.instant(of: wall))
        }
    }

    @Test(
        "our offsets are those of the system's own C library",
        arguments: ["Europe/London", "America/New_York", "Africa/Casablanca", "Asia/Tehran"])
    func agreesWithGlibc(_ id: String) throws {
        let zone = try Self.zone(id)
        let offsets = GlibcOffsets.offsets(
            id, at: stride(from: -2_000_000_000, to: 4_000_000_000, by: 7_654_321).map { $0 })
        for (seconds, offset) in offsets {
            #expect(zone.offset(at: Instant(seconds: Int64(seconds))) == offset, "\(id) \(seconds)")
        }
    }

    @Test("a damaged zone file is an error")
    func damaged() throws {
        let bytes = Array(
            try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/Europe/London")))
        #expect(throws: ZoneError.self) { try Zone(id: "x", tzif: []) }
        #expect(throws: ZoneError.self) { try Zone(id: "x", tzif: Array("BEGIN:VCALENDAR".utf8)) }
        for length in stride(from: 0, to: bytes.count - 1, by: 97) {
            _ = try? Zone(id: "x", tzif: Array(bytes[..<length]))
        }
        var maker = RuleMaker(seed: 3)
        for _ in 0..<2_000 {
            var broken = bytes
            broken[maker.number(0...bytes.count - 1)] = UInt8(maker.number(0...255))
            let zone = try? Zone(id: "x", tzif: broken)
            _ = zone?.instant(of: .latest)
        }
    }

    @Test(
        "a POSIX rule that is none is refused",
        arguments: ["", "B", "GMT", "GMT0BST,M13.1.0,M10.5.0", "GMT0BST,M3.5", "EST5EDT,M3.2.0"])
    func badRules(_ text: String) { #expect(ZoneRule(text) == nil) }
}

/// Offsets as localtime_r gives them, in a process of its own zone.
private enum GlibcOffsets {
    static func offsets(_ id: String, at instants: [Int]) -> [(Int, Int)] {
        setenv("TZ", id, 1)
        tzset()
        defer {
            unsetenv("TZ")
            tzset()
        }
        return instants.map { seconds in
            var time = time_t(seconds)
            var parts = tm()
            localtime_r(&time, &parts)
            return (seconds, Int(parts.tm_gmtoff))
        }
    }
}
