import Campus
import Credentials
import Foundation
import HTTPTypes
import Hummingbird
import Markup
import Recurrence
import Scheduling
import Storage
import Testing
import TestSupport
import Words

@testable import CalDAV
@testable import Operations
@testable import WebServer

@Suite("CalDAV: what became another")
struct CalDAVSyncTests {
    @Test("an empty token lists all, and nothing is news after it")
    func first() async throws {
        let dav = try await CalDAVSite()
        for (collection, count) in [("classes", 2), ("events", 1), ("personal", 1)] {
            let all = try await dav.sync(collection, nil)
            #expect(all.items.count == count && all.items.allSatisfy { $0.tag != nil })
            let again = try await dav.sync(collection, all.token)
            #expect(again.items.isEmpty && again.token == all.token)
        }
    }

    @Test("a class that moves is one changed resource, whatever else its source tells anew")
    func moved() async throws {
        let dav = try await CalDAVSite()
        let before = try await dav.sync("classes", nil)
        let events = try await dav.sync("events", nil)
        dav.site.clock.jump(3_600)
        try await dav.reimport(
            CalDAVSite.timetable.replacing(
                "DTSTART:20261020T090000Z", with: "DTSTART:20261020T093000Z"))
        let after = try await dav.sync("classes", before.token)
        #expect(after.items.count == 1 && after.token != before.token)
        let item = try #require(after.items.first)
        #expect(try await dav.ask("GET", item.href).text.contains("DTSTART:20261020T093000Z"))
        #expect(try await dav.sync("events", events.token).items.isEmpty)
        // Who has not asked since is told of both.
        let both = try await dav.sync("classes", before.token)
        #expect(both.items.map(\.href) == after.items.map(\.href))
    }

    @Test("what alters nothing in a calendar leaves its tag and its token as they are")
    func unaltered() async throws {
        let dav = try await CalDAVSite()
        func state() async throws -> [String] {
            try await dav.propfind(
                dav.home, "<CS:getctag/><D:sync-token/>", depth: 1
            ).flatMap { [$0.found[.ctag]?.text ?? "", $0.found[.dav("sync-token")]?.text ?? ""] }
        }
        let before = try await state()
        #expect(Set(before).count == 7)
        _ = try dav.site.desks("op").water.log("glass")
        _ = try dav.site.desks("op").settings.set("units", "ml")
        #expect(try await state() == before)
        _ = try dav.site.desks("op").personal.add(
            PersonalWords(summary: "Run", start: "2026-10-14 18:00"))
        let after = try await state()
        #expect(zip(before, after).filter { $0 != $1 }.count == 2)
    }

    @Test("tokens outlive a restart, and mean the same to another server on the home")
    func restart() async throws {
        let dav = try await CalDAVSite()
        let before = try await dav.sync("personal", nil)
        _ = try dav.site.desks("op").personal.add(
            PersonalWords(summary: "Run", start: "2026-10-14 18:00"))
        let other = Site(
            try Home(dav.site.folder.path + "/home"), logger: dav.site.site.logger, isSecure: false
        ) { [clock = dav.site.clock] in clock.now }
        defer { other.close() }
        let client = RouterClient(BelltowerServer.router(of: other).buildResponder())
        let basic = Data("op:\(dav.password)".utf8).base64EncodedString()
        let answer = try await client.ask(
            .report, dav.home + "personal/", [.authorization: "Basic \(basic)"],
            CalDAVSite.request(
                "D:sync-collection",
                "<D:sync-token>\(before.token)</D:sync-token><D:prop><D:getetag/></D:prop>"))
        #expect(try answer.items207.count == 1)
        let here = try await dav.sync("personal", before.token)
        #expect(try answer.items207.map(\.href) == here.items.map(\.href))
        #expect(answer.text.contains(here.token))
    }

    @Test("that nothing is new is said without making the calendar")
    func unchanged() async throws {
        let dav = try await CalDAVSite()
        let token = try await dav.sync("classes", nil).token
        let lanes = dav.site.site.lanes
        let digest = SecretToken.digest(of: dav.password)
        let client = try #require(try await lanes.calendarClient(digest, at: dav.site.clock.now))
        // One that has nothing in memory, and may make nothing.
        let service = DAVService(lanes)
        func answer(_ token: String) async throws -> DAVReply {
            let body = CalDAVSite.request(
                "D:sync-collection", "<D:sync-token>\(token)</D:sync-token><D:prop/>")
            let request = DAVRequest(
                .report, dav.home + "classes/", fields: [:],
                body: Array(body.utf8), language: .english)
            return try await service.respond(to: request, as: client) {
                throw Refusal(.tooMany, "refusal.tooMany")
            }
        }
        let reply = try await answer(token)
        #expect(String(decoding: reply.body, as: UTF8.self).contains(token))
        await #expect(throws: Refusal.self) { _ = try await answer("") }
    }

    /// One answer of so many resources at most, kept in a program's copy by address.
    ///
    /// - Returns: the next token, whether there is more, and how many were told.
    private static func step(
        _ dav: CalDAVSite, _ token: String, _ limit: Int, in copy: inout [String: String]
    ) async throws -> (token: String, goesOn: Bool, count: Int) {
        let answer = try await dav.report(
            "personal", "D:sync-collection",
            "<D:sync-token>\(token)</D:sync-token><D:sync-level>1</D:sync-level>"
                + "<D:limit><D:nresults>\(limit)</D:nresults></D:limit><D:prop><D:getetag/></D:prop>"
        )
        #expect(answer.status == 207, "\(answer.text)")
        let tree = try #require(XMLTree(reading: answer.bytes))
        let last = tree.all(.dav("response")).last ?? tree
        let items = try answer.items207
        let more = items.filter { $0.status?.contains("507") ?? false }
        if let more = more.first {
            #expect(more.href == dav.home + "personal/")
            #expect(
                last.first(.dav("error"))?.children.map(\.name)
                    == [.dav("number-of-matches-within-limits")])
        }
        for item in items where item.href != dav.home + "personal/" { copy[item.href] = item.tag }
        return (
            try #require(tree.first(.dav("sync-token"))).text, !more.isEmpty,
            items.count - more.count
        )
    }

    @Test(
        "few at a time, all is told that there is, whatever is altered between the answers",
        arguments: [1, 2, 3, 100])
    func limited(limit: Int) async throws {
        let dav = try await CalDAVSite()
        func put(_ name: String, _ start: String = "20261013T150000Z") async throws {
            let answer = try await dav.ask(
                "PUT", dav.home + "personal/\(name).ics", CalDAVSite.event(name, start),
                ["Content-Type": "text/calendar"])
            #expect(answer.status < 300)
        }
        func delete(_ name: String) async throws {
            #expect(
                try await dav.ask("DELETE", dav.home + "personal/\(name).ics").status == 204)
        }
        /// What a program has that asks until nothing is left.
        func goOn(from token: String, _ copy: inout [String: String]) async throws -> String {
            var token = token
            for _ in 1...40 {
                let step = try await Self.step(dav, token, limit, in: &copy)
                #expect(step.count <= limit)
                token = step.token
                guard step.goesOn else { return token }
            }
            Issue.record("it has no end")
            return token
        }
        for name in ["b", "d", "f", "h"] { try await put(name) }
        var copy: [String: String] = [:]
        // What was told is altered and deleted, and something comes before it, and after.
        let begun = try await Self.step(dav, "", limit, in: &copy)
        try await put("b", "20261014T150000Z")
        try await put("a")
        try await put("z")
        try await delete("d")
        let token = try await goOn(from: begun.token, &copy)
        func all() async throws -> [String: String] {
            let items = try await dav.propfind(dav.home + "personal/", "<D:getetag/>", depth: 1)
            return Dictionary(
                items.dropFirst().map { ($0.href, $0.tag ?? "") }
            ) { first, _ in first }
        }
        #expect(try await all() == copy && copy.count == 6)
        let nothing = try await Self.step(dav, token, limit, in: &copy)
        #expect(nothing.token == token && nothing.count == 0 && !nothing.goesOn)
        // Many become others before the program asks again.
        for name in ["b", "f", "h", "z"] { try await put(name, "20261016T150000Z") }
        try await delete("a")
        let next = try await Self.step(dav, token, limit, in: &copy)
        try await delete("b")
        _ = try await goOn(from: next.token, &copy)
        #expect(try await all() == copy && copy.count == 4)
        let none = try await dav.report(
            "personal", "D:sync-collection",
            "<D:sync-token/><D:limit><D:nresults>0</D:nresults></D:limit><D:prop/>")
        #expect(none.status == 403 && none.conditions == ["number-of-matches-within-limits"])
    }

    @Test("a way that was begun in another life of the database is refused")
    func badWays() async throws {
        let dav = try await CalDAVSite()
        let now = try await dav.sync("personal", nil).token
        _ = try dav.site.desks("op").personal.add(
            PersonalWords(summary: "Run", start: "2026-10-14 18:00"))
        let later = try await dav.sync("personal", nil).token
        let (from, to) = (
            now.replacing(SyncWay.scheme, with: ""), later.replacing(SyncWay.scheme, with: "")
        )
        let good = try await dav.sync("personal", "\(later)/\(from)/a")
        #expect(good.items.count == 1 && good.token == later)
        for bad in [
            "\(later)x/\(from)/a", "\(later)/\(from)x/a", "\(later)/\(from)/", "\(later)/a/a",
            "\(now)x//a", "\(later)/\(to)", "\(later)/\(from)/a/a", "\(later)/\(from)/%FF",
        ] {
            let answer = try await dav.report(
                "personal", "D:sync-collection",
                "<D:sync-token>\(bad)</D:sync-token><D:prop><D:getetag/></D:prop>")
            #expect(answer.status == 403 && answer.conditions == ["valid-sync-token"], "\(bad)")
        }
    }

    @Test(
        "a token of another life of the database, or of none, is refused so that programs begin anew"
    )
    func badTokens() async throws {
        let dav = try await CalDAVSite()
        let token = try await dav.sync("personal", nil).token
        for bad in [
            "urn:x", "urn:belltower:sync:1.other", "urn:belltower:sync:99.abc", "data:,1",
            "urn:belltower:sync:-1.a", "urn:belltower:sync:" + String(repeating: "9", count: 300),
            token + "x",
        ] {
            let answer = try await dav.report(
                "personal", "D:sync-collection",
                "<D:sync-token>\(bad)</D:sync-token><D:prop><D:getetag/></D:prop>")
            #expect(answer.status == 403 && answer.conditions == ["valid-sync-token"], "\(bad)")
        }
        // What is blank is none.
        let all = try await dav.report(
            "personal", "D:sync-collection",
            "<D:sync-token> \n</D:sync-token><D:prop><D:getetag/></D:prop>")
        #expect(all.status == 207 && all.text.contains(token))
    }

    @Test("what an older state of the database gives again is not taken for what was told before")
    func restored() async throws {
        let dav = try await CalDAVSite()
        _ = try await dav.sync("personal", nil)
        let folder = dav.site.folder.path + "/restored"
        try FileManager.default.copyItem(atPath: dav.site.folder.path + "/home", toPath: folder)
        let desks = try dav.site.desks("op")
        _ = try desks.personal.add(PersonalWords(summary: "Lost", start: "2026-10-14 18:00"))
        let lost = try await dav.sync("personal", nil)
        #expect(lost.token.contains(":2."))
        // The backup goes on: its second version is another one.
        let home = try Home(folder)
        let caller = try home.caller(try Handle.checked("op"), at: dav.site.clock.now)
        _ = try home.desks(as: caller).personal.add(
            PersonalWords(summary: "New", start: "2026-10-15 18:00"))
        let served = try home.desks(as: caller).collections.calendars()
        let states = try #require(try home.desks(as: caller).collections.record(served))
        #expect(states[.personal]?.version == 2)
        let token = try #require(SyncToken(lost.token.replacing(SyncWay.scheme, with: "")))
        #expect(
            try home.desks(as: caller).collections.changes(
                in: .personal, after: 2, token.mark, upTo: 2) == nil)
    }

    @Test("old versions are forgotten, and who has one of them begins anew")
    func forgotten() async throws {
        let dav = try await CalDAVSite()
        let desk = try dav.site.desks("op").collections
        let first = try #require(try desk.record(try desk.calendars())?[.personal])
        try dav.site.home.store.act { transaction in
            for number in 1...600 {
                _ = try transaction.record(
                    ["a.ics": "\(number)", "b\(number).ics": "x"], of: dav.person, in: "personal",
                    revision: "\(number)", mark: "m\(number)")
            }
        }
        #expect(
            try desk.changes(in: .personal, after: first.version, first.mark, upTo: 601) == nil)
        let late = try #require(
            try desk.changes(in: .personal, after: 599, "m598", upTo: 601))
        #expect(
            late.map(\.name).sorted() == ["a.ics", "b598.ics", "b599.ics", "b600.ics"])
    }
}
