import Campus
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

/// A site whose operator has something of every kind, and feeds of it.
struct FeedSite {
    let site: TestSite
    /// The operator's session.
    let op: String

    init(_ planted: String? = nil) throws {
        site = try TestSite(planted)
        op = try planted == nil ? site.signUp("op") : ""
        guard planted == nil else { return }
        let desks = try site.desks("op")
        _ = try desks.sources.take(Array(Self.calendar.utf8), named: "Campus")
        for number in 1...20 {
            _ = try desks.personal.add(
                PersonalWords(
                    summary: "Zahnärztin \(number)", start: "2026-10-\(10 + number) 14:00"))
        }
        var draft = EventDraft()
        (draft.title, draft.start, draft.hashtag) = ("Picnic", "2026-10-11 12:00", "#picnic")
        _ = try desks.events.publish(draft, in: nil)
        var goal = GoalDraft()
        goal.amount = "2l"
        _ = try desks.water.setGoal(goal)
    }

    private static let calendar = """
        BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\n\
        DTSTAMP:20261001T000000Z\r\nDTSTART:20261009T090000Z\r\nDTEND:20261009T100000Z\r\n\
        RRULE:FREQ=WEEKLY;COUNT=4\r\nSUMMARY:CM50123 Networking - Lecture\r\nEND:VEVENT\r\n\
        BEGIN:VEVENT\r\nUID:2\r\nDTSTART:20261016T090000Z\r\nDTEND:20261016T100000Z\r\n\
        SUMMARY:CM50123 Networking - Exam\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:3\r\n\
        DTSTART:20261017T090000Z\r\nDTEND:20261017T100000Z\r\nSTATUS:CANCELLED\r\n\
        SUMMARY:CM50123 Networking - Lab\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
        """

    /// Makes a feed by the API; gives the path of its address.
    func add(
        _ profile: ExportProfile = .plain, _ kinds: Set<ItemKind>? = nil, as token: String? = nil
    ) async throws -> String {
        let list = kinds.map { kinds in
            #","kinds":[\#(kinds.map { "\"\($0)\"" }.joined(separator: ","))]"#
        }
        let made = try await site.ask(
            .post, "/feeds", #"{"name":"Phone","profile":"\#(profile)"\#(list ?? "")}"#,
            as: token ?? op)
        #expect(made.status == 201, "\(made.text)")
        let url = try #require(made.object["url"] as? String)
        return try #require(URL(string: url)).path
    }

    func get(_ path: String, _ fields: [String: String] = [:]) async throws -> TestAnswer {
        try await site.ask(.get, path, nil, fields)
    }

    /// What `export` writes now.
    func exported(_ profile: ExportProfile = .plain, _ kinds: Set<ItemKind> = .exported) throws
        -> [UInt8]
    {
        try site.desks("op").exports.export(
            ExportRequest(from: nil, to: nil, kinds: kinds, alarms: false, profile: profile)
        ).bytes
    }
}

extension TestAnswer {
    var tag: String { fields[.eTag] ?? "none" }
}
