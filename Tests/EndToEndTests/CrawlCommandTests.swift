import Foundation
import TestSupport
import Testing

@Suite struct CrawlCommandTests {
    private let belltower: Belltower

    init() throws { belltower = try Belltower() }

    private var page: String { belltower.folder.path + "/page.html" }

    private func crawl(_ more: String...) throws -> Belltower.Outcome {
        try belltower.run(
            words: [
                "crawl", "syllabusplus-list", "--start", page, "--set", "week1=2026-09-21",
                "--json",
            ]
                + more)
    }

    private func list() throws -> String {
        try String(
            contentsOf: Fixtures.pages.appendingPathComponent("syllabusplus/list.html"),
            encoding: .utf8)
    }

    @Test("crawled classes are in the agenda, with module and kind, and are imported again")
    func agenda() throws {
        try Data(try list().utf8).write(to: URL(fileURLWithPath: page))
        let report = try crawl().object()
        #expect(report["status"] as? String == "imported")
        #expect((report["meetings"] as? [String: Any])?["added"] as? Int == 3)
        #expect(report["source"] as? String == "syllabusplus-list")
        let items = try belltower.run("agenda", "2026-10-19", "--json").list()
        #expect(items.map { $0["module"] as? String } == ["GEOG2010", "GEOG2010"])
        #expect(items.map { $0["meetingKind"] as? String } == ["lecture", "tutorial"])
        #expect(items.first?["start"] as? String == "2026-10-19T09:00:00+01:00")
        #expect(items.first?["location"] as? String == "Mill 3")
        #expect(items.contains { $0["staff"] as? [String] == ["Brook, J Dr"] })
        #expect(try crawl().object()["status"] as? String == "unchanged")
        let moved = try list().replacing("Mill 3", with: "Mill 9")
        try Data(moved.utf8).write(to: URL(fileURLWithPath: page))
        let again = try belltower.run("import", "syllabusplus-list", "--json").list()
        #expect(again.first?["changed"] as? Int == 1)
        let changes = again.first?["changes"] as? [[String: Any]]
        #expect(changes?.first?["kind"] as? String == "relocated")
        #expect(changes?.first?["after"] as? String == "Mill 9")
        try FileManager.default.removeItem(atPath: page)
        let gone = try belltower.run("import", "syllabusplus-list")
        #expect(gone.status == 66)
        #expect(
            gone.errors.hasPrefix("belltower: syllabusplus-list: failed: there is no file \(page)"))
    }

    @Test("a page that has changed its layout is refused, and nothing is removed")
    func drift() throws {
        try Data(try list().utf8).write(to: URL(fileURLWithPath: page))
        _ = try crawl()
        let other = try list().replacing("spreadsheet", with: "sheet")
        try Data(other.utf8).write(to: URL(fileURLWithPath: page))
        let outcome = try crawl()
        #expect(outcome.status == 1)
        let report = try outcome.object()
        #expect(report["status"] as? String == "refused")
        let reason = report["reason"] as? String ?? ""
        #expect(reason.contains("table.spreadsheet") && reason.contains(page), "\(reason)")
        #expect(try belltower.run("agenda", "2026-10-19", "--json").list().count == 2)
    }

    @Test("a saved page that is cut short costs no class before a day is over")
    func cutShort() throws {
        let whole = try list()
        try Data(whole.utf8).write(to: URL(fileURLWithPath: page))
        #expect(try crawl().object()["status"] as? String == "imported")
        let row = try #require(whole.ranges(of: "<tr").last)
        try Data(whole[..<row.lowerBound].utf8).write(to: URL(fileURLWithPath: page))
        var later = belltower
        for (time, isBelieved) in [("05T09", false), ("05T20", false), ("06T10", true)] {
            later.now = "2026-10-\(time):00:00+01:00"
            let outcome = try later.run("import", "syllabusplus-list", "--json")
            let report = try #require(try outcome.list().first)
            #expect(report["status"] as? String == (isBelieved ? "imported" : "refused"))
            let told = report["reason"] as? String ?? ""
            #expect(isBelieved || told.contains("ends before its </html>"), "\(told)")
        }
    }

    @Test("modules and programmes go into the catalogue, and what is gone is disowned, not deleted")
    func catalogue() throws {
        let file = Fixtures.pages.appendingPathComponent("courseleaf/programme.html")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.utf8).write(to: URL(fileURLWithPath: page))
        func crawl() throws -> [String: Any] {
            try belltower.run("crawl", "courseleaf-programme", "--start", page, "--json").object()
        }
        #expect((try crawl()["modules"] as? [String: Any])?["added"] as? Int == 4)
        let found = try belltower.run("modules", "tides", "--json").list()
        #expect(found.map { $0["code"] as? String } == ["OCEA120"])
        #expect(found.first?["credits"] as? Double == 4.5)
        #expect(try belltower.run("programmes", "--json").list().count == 1)
        let fewer = text.replacing("OCEA&#160;110", with: "OCEA&#160;140")
        try Data(fewer.utf8).write(to: URL(fileURLWithPath: page))
        let counts = try crawl()["modules"] as? [String: Any]
        #expect(counts?["added"] as? Int == 1 && counts?["removed"] as? Int == 1)
        #expect(try belltower.run("module", "OCEA110").status == 0)
    }

    @Test("a student crawls their own classes, and no catalogue")
    func student() throws {
        var student = belltower
        try belltower.add("kim")
        student.person = "kim"
        let file = Fixtures.pages.appendingPathComponent("courseleaf/programme.html").path
        #expect(try student.run("crawl", "courseleaf-programme", "--start", file).status == 77)
        let list = Fixtures.pages.appendingPathComponent("syllabusplus/list.html").path
        let outcome = try student.run(
            "crawl", "syllabusplus-list", "--start", list, "--set", "week1=2026-09-21", "--json")
        #expect(outcome.status == 0)
    }

    @Test(
        "what is wrong is said in a line",
        arguments: [
            (["crawl", "baner8"], 66, "banner8"), (["crawl", "banner8"], 64, "--set"),
            (["crawl", "banner8", "--set", "colour=red"], 64, "no parameter colour"),
            (
                ["crawl", "banner8"], 64,
                "base, term and subject must be given: --set base=... --set term"
            ),
            (["crawl", "banner8", "--start", "/no/such.html"], 66, "no file"),
            (["crawl", "banner8", "--start", "empty.html"], 65, "the page is empty"),
            (["crawl", "banner8", "--start", "/tmp"], 65, "a folder: give a saved page"),
            (["crawl", "/no/such.yaml"], 66, "no file"), (["crawl", "/tmp"], 65, "a folder"),
            (["crawl", "banner8", "--start", "http://127.0.0.1:9/"], 77, "private"),
        ] as [([String], Int32, String)])
    func wrong(_ words: [String], _ status: Int32, _ message: String) throws {
        _ = try belltower.folder.write("", as: "empty.html")
        let words = words.map {
            $0.replacing("empty.html", with: belltower.folder.path + "/empty.html")
        }
        let outcome = try belltower.run(words: words)
        #expect(outcome.status == status, "\(words): \(outcome.errors)")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
    }

    @Test("a crawl without a name is told to name one")
    func nameless() throws {
        let outcome = try belltower.run("crawl")
        #expect(outcome.status == 64 && outcome.errors.contains("--list"))
    }

    @Test("what a page brings is printed in the form of an expected result, and nothing is kept")
    func printed() throws {
        let list = Fixtures.pages.appendingPathComponent("syllabusplus/list.html").path
        let outcome = try belltower.run(
            "crawl", "syllabusplus-list", "--start", list, "--set", "week1=2026-09-21", "--print")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let wanted = try JSONSerialization.jsonObject(
            with: try Data(
                contentsOf: Fixtures.pages.appendingPathComponent("syllabusplus/list.json")))
        let found = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        #expect((found as? NSDictionary)?.isEqual(wanted) == true, "\(outcome.output)")
        #expect(try belltower.run("sources", "--json").list().isEmpty)
        #expect(try belltower.run("crawl", "syllabusplus-list").errors.contains("--start"))
    }

    @Test("a class that the page calls cancelled is a cancelled one")
    func cancelled() throws {
        let list = Fixtures.pages.appendingPathComponent("banner8/class-list.html").path
        try belltower.run("crawl", "banner8", "--start", list)
        func items(_ more: String...) throws -> [[String: Any]] {
            try belltower.run(words: ["agenda", "2026-10-13", "--json"] + more).list()
        }
        #expect(try items().isEmpty)
        let cancelled = try items("--cancelled")
        #expect(cancelled.map { $0["status"] as? String } == ["cancelled"])
        #expect(cancelled.map { $0["summary"] as? String } == ["CIVE 210 Lecture"])
        let module = try belltower.run("module", "CIVE210", "--json").object()
        #expect(module["title"] as? String == "Bridges - An Introduction")
    }

    @Test("a parameter that a crawler does not have is said with one that has it")
    func elsewhere() throws {
        let outcome = try belltower.run(
            "crawl", "syllabusplus-list", "--start", page, "--set", "cells=room")
        #expect(outcome.status == 64)
        #expect(
            outcome.errors.hasSuffix(
                "known are url, week1, year, zone; the crawler syllabusplus-grid has it\n"))
        let nobody = try belltower.run("crawl", "rapla", "--start", page, "--set", "celsl=room")
        #expect(nobody.errors.hasSuffix("known are url, zone\n"))
    }

    @Test("cells in another order are refused, and read as they are named")
    func order() throws {
        let grid = Fixtures.pages.appendingPathComponent("syllabusplus/order.html").path
        let asked = ["crawl", "syllabusplus-grid", "--start", grid, "--set", "week1=2026-09-21"]
        let refused = try belltower.run(words: asked)
        #expect(refused.status == 1 && refused.errors.contains("--set cells="))
        #expect(try belltower.run("sources", "--json").list().isEmpty)
        let printed = try belltower.run(words: asked + ["--print"])
        #expect(printed.errors.contains("should be a kind of class"), "\(printed.errors)")
        let named = try belltower.run(
            words: asked + ["--set", "cells=room | name, kind | weeks, staff"])
        #expect(named.status == 0, "\(named.errors)")
    }

    @Test("a host that wants to be asked slowly is left alone, and the rest is read another time")
    func slow() throws {
        let site = try LoopbackSite { request in
            func page(_ day: String, _ next: String) -> LoopbackReply {
                .ok("<p class=c><b>AB100</b><i>\(day)</i></p>\(next)")
            }
            return switch request.path {
            case "/robots.txt": .ok("User-agent: *\nCrawl-delay: 600")
            case "/": page("2026-10-06", "<a href='/2'>next</a>")
            default: page("2026-10-07", "")
            }
        }
        try belltower.allowLoopback()
        let crawler = belltower.folder.path + "/slow.yaml"
        try Data(
            """
            name: slow
            about: a test
            follow: [{links: a, pagination: true}]
            meetings:
              record: p.c
              fields: {code: b, on: i, time: {value: '9:00-10:00'}}
            """.utf8
        ).write(to: URL(fileURLWithPath: crawler))
        func crawl(_ now: String) throws -> Belltower.Outcome {
            try belltower.run("crawl", crawler, "--start", site.url("/"), "--now", now)
        }
        let first = try crawl("2026-10-05T08:00:00+01:00")
        #expect(first.status == 1, "\(first)")
        #expect(first.errors.contains("between two pages (Crawl-delay): 1 page is read"))
        #expect(first.errors.contains("it goes on in 10 min: run the same crawl again then"))
        #expect(try belltower.run("sources", "--json").list().isEmpty)
        #expect(try crawl("2026-10-05T08:11:00+01:00").status == 0)
        #expect(site.requests.map(\.path) == ["/robots.txt", "/", "/2"])
        func imported(_ now: String, _ more: String...) throws -> [[String: Any]] {
            try belltower.run(words: ["import", "--json", "--now", now] + more).list()
        }
        let piece = try imported("2026-10-06T09:00:00+01:00")
        #expect(piece.map { $0["status"] as? String } == ["unchanged"])
        #expect((piece.first?["reason"] as? String)?.contains("it goes on in 10 min") == true)
        #expect(piece.first?["events"] as? Int == 2)
        // It was no answer: what was read is as old as it was, and it goes on when it is said to.
        let told = try belltower.run("sources", "--now", "2026-10-06T09:00:00+01:00").output
        #expect(
            told.contains("put off: ") && told.contains("in 10 min") && !told.contains("just now"))
        #expect(try imported("2026-10-06T09:05:00+01:00").isEmpty)
        let rest = try imported("2026-10-06T09:11:00+01:00")
        #expect(rest.map { $0["status"] as? String } == ["unchanged"])
        #expect(rest.first?["reason"] is NSNull)
        #expect(try belltower.run("agenda", "2026-10-07", "--json").list().count == 1)
    }

    @Test("a definition that is wrong is shown, with a caret under the place")
    func caret() throws {
        let file = belltower.folder.path + "/wrong.yaml"
        try Data("name: wrong\nabout: a test\nmodule: {}\n".utf8)
            .write(to: URL(fileURLWithPath: file))
        let outcome = try belltower.run("crawl", file)
        let lines = outcome.errors.split(separator: "\n")
        #expect(outcome.status == 78 && lines.count == 3)
        #expect(lines.first?.contains("wrong.yaml:3:1: ") == true)
        #expect(lines.dropFirst() == ["  module: {}", "  ^"])
    }

    @Test("every crawler that ships keeps what its example pages promise")
    func check() throws {
        let crawlers = try belltower.run("crawl", "--list", "--json").list()
        #expect(crawlers.count >= 4)
        for crawler in crawlers {
            #expect(crawler["problem"] is NSNull)
            let name = try #require(crawler["name"] as? String)
            let outcome = try belltower.run("crawl", name, "--check", "--json")
            #expect(outcome.status == 0, "\(name): \(outcome.output)")
        }
    }
}
