import Campus
import Foundation
import Recurrence
import Scheduling
import TestSupport
import Testing
import Words

@testable import Operations
@testable import Storage

@Suite("Room for people's sources")
struct SourceRoomTests {
    private func source(_ number: Int64, of person: Int64, isCampus: Bool = false) -> Source {
        Source(
            id: SourceID(number), personID: PersonID(person), name: "\(number)", kind: .class,
            address: SecretAddress("https://example.org/\(number)"), every: 3_600,
            created: Instant(seconds: 0), isCampus: isCampus)
    }

    @Test("each person's are imported in turn, the campus's first")
    func turns() {
        let sources =
            (1...3).map { source($0, of: 7) } + [source(4, of: 8), source(5, of: 8)]
            + [
                source(6, of: 9), source(7, of: 7, isCampus: true),
                source(8, of: 7, isCampus: true),
            ]
        #expect(sources.inTurns.map(\.id.number) == [1, 4, 6, 7, 8, 2, 5, 3])
    }

    /// So many coming events, each with a text.
    private func feed(_ count: Int, _ text: String) -> String {
        let events = (0..<count).map { index in
            """
            BEGIN:VEVENT\r
            UID:event-\(index)@example.org\r
            DTSTAMP:20261001T000000Z\r
            DTSTART:2027\(String(format: "%02d%02d", 1 + index / 28 % 12, 1 + index % 28))T100000Z\r
            DTEND:2027\(String(format: "%02d%02d", 1 + index / 28 % 12, 1 + index % 28))T110000Z\r
            SUMMARY:Lecture\r
            LOCATION:\(text) \(index)\r
            END:VEVENT\r

            """
        }
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//A//EN\r\n" + events.joined()
            + "END:VCALENDAR\r\n"
    }

    private func subscribed(_ home: TestHome, _ feed: String) async throws {
        try home.write(feed, to: home.folder.path + "/term.ics")
        _ = try await home.as("ann").sources.subscribe(
            Subscription(address: home.folder.path + "/term.ics", name: "Mine", every: 3_600))
    }

    private func count(_ what: String, _ home: TestHome) throws -> Int64 {
        try home.as("ann").store.look { try $0.number("SELECT \(what)") } ?? 0
    }

    @Test("of an import in which all is another the soonest thousand changes are on record")
    func folded() async throws {
        let home = try TestHome()
        try await subscribed(home, feed(1_200, "Room A"))
        let report = try await home.importing(
            feed(1_200, "Room B"), .acceptingRemovals, at: "2026-10-05T09:00:00+01:00")
        #expect(report.counts.changed == 1_200)
        #expect(try count("COUNT(*) AS count FROM change", home) == 1_000)
        // Before 1 December 2027, and the feed goes on to the end of that month.
        #expect(try count("MAX(starts_at) AS last FROM change", home) < 1_827_619_200)
    }

    @Test("former harvests of a feed that is another each time go, and the last can be taken back")
    func history() async throws {
        let home = try TestHome()
        let long = String(repeating: "x", count: 60)
        func text(_ version: Int) -> String {
            feed(1_500, "Room \(version) " + String(repeating: long, count: 50))
        }
        try await subscribed(home, text(0))
        for version in 1...4 {
            let report = try await home.importing(
                text(version), .acceptingRemovals, at: "2026-10-05T1\(version):00:00+01:00")
            #expect(report.status == .imported)
        }
        #expect(try count("COUNT(*) AS count FROM harvest", home) == 2)
        let one = text(0).utf8.count
        #expect(
            try count("SUM(LENGTH(bytes)) AS bytes FROM component_pack", home) < Int64(one * 5 / 2))
        _ = try home.as("ann", now: "2026-10-05T16:00:00+01:00").imports.undo(of: "Mine")
        #expect(try count("COUNT(*) AS count FROM harvest", home) == 1)
    }

    @Test("who takes too much of it is told so, keeps what is there, and may go on with less")
    func quota() async throws {
        let home = try TestHome(onServer: false)
        try await subscribed(home, feed(3, "Room A"))
        let store = try home.as("ann").store
        _ = try home.as("ann").sources.take(Array(feed(1, "Room Z").utf8), named: "Large")
        let other = try #require(
            try store.look { try $0.sources(of: nil) }.first { $0.name == "Large" })
        let ballast = SourceRoom.most - 2_000
        try store.act {
            try $0.execute(
                """
                INSERT INTO component_pack (source_id, digests, ends, bytes)
                VALUES (?, x'', x'', zeroblob(?))
                """, [other.id, ballast])
        }
        let report = try await home.importing(
            feed(9, "Room B"), .acceptingRemovals, at: "2026-10-05T09:00:00+01:00")
        #expect(report.failure?.message.key == "refusal.source.room")
        #expect(report.failure?.sentence.contains("100 MB") ?? false)
        #expect(try home.agenda(from: "2027-01-02", to: "2027-02-01").count == 2)
        // Another person has room.
        try home.write(feed(9, "Room C"), to: home.folder.path + "/other.ics")
        let wish = Subscription(
            address: home.folder.path + "/other.ics", name: "Own", every: 3_600)
        _ = try await home.as("ben").sources.subscribe(wish)
        let refused = await failing {
            _ = try await home.as("ann").sources.subscribe(wish)
        }
        #expect(refused?.message.key == "refusal.source.room")
        let less = try await home.importing(
            feed(1, "Room A"), .acceptingRemovals, at: "2026-10-05T10:00:00+01:00")
        #expect(less.status == .imported)
    }

    private func failing(_ body: () async throws -> Void) async -> Refusal? {
        do {
            try await body()
            return nil
        } catch {
            return error as? Refusal
        }
    }

    @Test("below a floor of the disk calendars and pictures are refused, and small acts go on")
    func floor() async throws {
        let home = try TestHome(onServer: false)
        try await subscribed(home, feed(3, "Room A"))
        let copy = home.folder.path + "/copy"
        let path = home.folder.path + "/home"
        try FileManager.default.moveItem(atPath: path, toPath: copy)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        guard let disk = SmallDisk(over: path, kilobytes: 65_536) else {
            return  // Whoever may not mount has no small disk.
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: copy) {
            try FileManager.default.copyItem(atPath: copy + "/" + name, toPath: path + "/" + name)
        }
        disk.fill(leaving: 2_500)
        let report = try await home.importing(
            feed(9, "Room B"), at: "2026-10-05T09:00:00+01:00")
        #expect(report.failure?.reason == .full)
        let calendar = Array(feed(2, "Room D").utf8)
        #expect(reason { _ = try home.as("ann").sources.take(calendar, named: "Own") } == .full)
        #expect(reason { try home.as("ann").pictures.mayChange() } == .full)
        _ = try home.as("ann").personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-05 20:00", length: "45m"))
        disk.empty()
        try home.as("ann").pictures.mayChange()
        let again = try await home.importing(
            feed(9, "Room B"), at: "2026-10-05T09:05:00+01:00")
        #expect(again.status == .imported)
    }
}
