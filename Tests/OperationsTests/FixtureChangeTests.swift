import Campus
import Foundation
import Operations
import Scheduling
import TestSupport
import Testing
import Wire

/// Two feeds one after the other, and what importing the second must say.
@Suite("Fixture changes")
struct FixtureChangeTests {
    static let names: [String] = {
        let files =
            (try? FileManager.default.contentsOfDirectory(atPath: Fixtures.changes.path)) ?? []
        return files.filter { $0.hasSuffix(".before.ics") }.map { String($0.dropLast(11)) }.sorted()
    }()

    @Test("there are fixtures") func fixtures() { #expect(Self.names.count >= 16) }

    /// The report, and the ids before and after: `m1` a class that stays, `m1>` one that goes,
    /// `>m2` one that comes.
    static func outcome(_ report: ImportReport, _ before: [String], _ after: [String]) -> String {
        var json = JSONWriter()
        json.object { json in
            json.field("status", report.status.rawValue)
            json.field("added", report.counts.added)
            json.field("changed", report.counts.changed)
            json.field("removed", report.counts.removed)
            json.field("unchanged", report.counts.unchanged)
            json.key("meetings")
            json.array(Set(before + after).sorted()) { json, id in
                json.string(
                    "\(before.contains(id) ? "" : ">")\(id)\(after.contains(id) ? "" : ">")")
            }
            json.field("changes", list: report.changes, as: ChangeShape.init)
        }
        return String(decoding: json.bytes, as: UTF8.self).replacing("},{", with: "},\n{")
            .replacing("\"changes\":[{", with: "\n\"changes\":[\n{") + "\n"
    }

    static func meetings(_ desks: Desks) throws -> [String] {
        let window = try desks.calendar.window(
            .day, date: nil, from: "2026-01-01", to: "2028-01-01")
        let items = try desks.calendar.agenda(AgendaQuery(window: window, includesCancelled: true))
        return Set(items.map { "m\($0.id.meeting.number) \($0.summary), \($0.location ?? "")" })
            .sorted()
    }

    /// To record what is new, `BELLTOWER_RECORD=1 swift test`; a recording fails, and is read.
    @Test(
        "importing the second feed says what its .json says, and twice says nothing",
        arguments: names)
    func changes(_ name: String) async throws {
        let home = try TemporaryFolder()
        let desks = try FixtureFeedTests.desks(home)
        let file = home.path + "/feed.ics"
        func put(_ which: String) throws {
            let source = Fixtures.changes.appendingPathComponent("\(name).\(which).ics")
            try Data(contentsOf: source).write(to: URL(fileURLWithPath: file))
        }
        try put("before")
        _ = try await desks.sources.subscribe(
            Subscription(address: file, name: "Mine", every: 3_600))
        let before = try Self.meetings(desks)
        try put("after")
        let reports = try await desks.imports.run(.all, isNarrowed: true)
        let report = try #require(reports.first)
        let outcome = Self.outcome(report, before, try Self.meetings(desks))
        let expected = Fixtures.changes.appendingPathComponent(name + ".json")
        if ProcessInfo.processInfo.environment["BELLTOWER_RECORD"] == "1" {
            try Data(outcome.utf8).write(to: expected)
            Issue.record("\(name).json was recorded: read it")
        }
        #expect(outcome == (try String(contentsOf: expected, encoding: .utf8)))

        let again = try await desks.imports.run(.all, isNarrowed: true)
        #expect(again.first?.changes.isEmpty == true && again.first?.status != .imported)
        guard report.status == .imported else { return }
        _ = try desks.imports.undo(of: "Mine")
        #expect(try Self.meetings(desks) == before)
    }
}
