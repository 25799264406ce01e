import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing
import Wire

@Suite("Fixture feeds")
struct FixtureFeedTests {
    static let names: [String] = {
        let files =
            (try? FileManager.default.contentsOfDirectory(atPath: Fixtures.feeds.path)) ?? []
        return files.filter { $0.hasSuffix(".ics") }.map { String($0.dropLast(4)) }.sorted()
    }()

    static func desks(_ home: TemporaryFolder, person: String = "sam") throws -> Desks {
        try Desks.adding(
            Invocation(
                home: home.path + "/home", person: person, zone: "Europe/London",
                now: "2026-10-05T08:00:00+01:00"))
    }

    /// The items of some years around now, cancelled ones too, a JSON line each.
    static func agenda(_ desks: Desks) throws -> String {
        let window = try desks.calendar.window(
            .day, date: nil, from: "2025-01-01", to: "2029-01-01")
        let items = try desks.calendar.agenda(AgendaQuery(window: window, includesCancelled: true))
        var json = JSONWriter()
        json.array(items) { json, item in
            json.object { json in
                json.field("start", item.allDay ? "\(item.start.wall.date)" : "\(item.start)")
                json.field("end", item.allDay ? "\(item.end.wall.date)" : "\(item.end)")
                json.field("kind", item.kind.rawValue)
                json.field("status", item.status.rawValue)
                json.field("summary", item.summary)
                json.field("location", item.location)
                json.field("series", item.recurrenceID != nil)
            }
        }
        return String(decoding: json.bytes, as: UTF8.self).replacing("},{", with: "},\n{") + "\n"
    }

    @Test("there are fixtures") func fixtures() { #expect(Self.names.count >= 20) }

    /// To record what is new, `BELLTOWER_RECORD=1 swift test`; a recording fails, and is read.
    @Test("a feed's agenda is what its .json says", arguments: names)
    func agendas(_ name: String) async throws {
        let home = try TemporaryFolder()
        let desks = try Self.desks(home)
        let file = Fixtures.feeds.appendingPathComponent(name + ".ics").path
        _ = try await desks.sources.subscribe(Subscription(address: file, every: 3_600))
        let agenda = try Self.agenda(desks)
        let expected = Fixtures.feeds.appendingPathComponent(name + ".json")
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] == "1" {
            try Data(agenda.utf8).write(to: expected)
            Issue.record("\(name).json was recorded: read it")
        }
        #expect(agenda == (try String(contentsOf: expected, encoding: .utf8)))
    }

    @Test("what is exported imports into another home with the same agenda", arguments: names)
    func roundTrip(_ name: String) async throws {
        let home = try TemporaryFolder()
        let first = try Self.desks(home)
        let file = Fixtures.feeds.appendingPathComponent(name + ".ics").path
        _ = try await first.sources.subscribe(Subscription(address: file, every: 3_600))
        let document = try first.exports.export(
            ExportRequest(from: nil, to: nil, kinds: Set(ItemKind.allCases), alarms: true))
        try first.exports.save(document, as: home.path + "/export.ics")

        let second = try Desks.adding(
            Invocation(
                home: home.path + "/second", person: "sam", zone: "Europe/London",
                now: "2026-10-05T08:00:00+01:00"))
        let report = try await second.sources.subscribe(
            Subscription(address: home.path + "/export.ics", every: 3_600))
        #expect(report.issues.isEmpty, "\(report.issues)")
        #expect(try Self.agenda(second) == Self.agenda(first))
    }

    @Test("importing the same file again changes nothing", arguments: names)
    func again(_ name: String) async throws {
        let home = try TemporaryFolder()
        let desks = try Self.desks(home)
        let text = try Fixtures.feed(name + ".ics")
        let file = home.path + "/feed.ics"
        try Data(text).write(to: URL(fileURLWithPath: file))
        let first = try await desks.sources.subscribe(Subscription(address: file, every: 3_600))
        // A space at the end: other bytes, the same components.
        try Data(text + Array("\r\n".utf8)).write(to: URL(fileURLWithPath: file))
        let reports = try await desks.imports.run(.all, isNarrowed: true)
        guard name != "cut-short" else {
            #expect(reports.map(\.status) == [.failed])
            return
        }
        #expect(reports.map(\.status) == [.unchanged], "\(reports)")
        #expect(reports.map(\.counts.events) == [first.counts.events])
    }
}
