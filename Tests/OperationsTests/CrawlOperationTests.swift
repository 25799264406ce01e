import Campus
import Foundation
import Scheduling
import TestSupport
import Synchronization
import Testing

@testable import Operations

extension TestHome {
    /// A crawler of tables, a row a module.
    func crawler(_ name: String, fields: String, more: String = "") throws -> String {
        try folder.write(
            """
            name: \(name)
            about: a test
            manners: {delay: 0}
            modules: {record: 'tr.module', fields: {\(fields)}}
            \(more)
            """, as: "\(name).yaml")
    }

    /// A page that lists modules: code, space, title.
    func page(_ modules: [String], as name: String = "page.html") throws -> String {
        let rows = modules.map { module in
            let words = module.split(separator: " ", maxSplits: 1)
            return """
                <tr class="module"><td class="code">\(words[0])</td>
                <td class="title">\(words[1])</td></tr>
                """
        }
        return try folder.write("<table>\(rows.joined())</table>", as: name)
    }

    func crawl(
        _ crawler: String, _ page: String, as handle: String = "op", limit: Int? = nil,
        isForEveryone: Bool = false, acceptsRemovals: Bool = false
    ) async throws -> CrawlReport {
        var wish = CrawlWish(definition: crawler)
        wish.start = [page]
        wish.limit = limit
        wish.isForEveryone = isForEveryone
        wish.acceptsRemovals = acceptsRemovals
        return try await self.as(handle).crawls.crawl(wish)
    }
}

@Suite("Crawls in a home")
struct CrawlOperationTests {
    private static let classes = """
        follow: [{links: 'a.next', pagination: true}]
        meetings:
          record: 'tr.class'
          fields: {code: td.code, kind: td.kind, on: td.on, time: td.time, room: td.room}
        """

    private func crawler(in home: TestHome) throws -> String {
        try home.crawler("classes", fields: "code: td.code", more: Self.classes)
    }

    private static func page(_ day: String, next: String = "") -> String {
        """
        <table><tr class="module"><td class="code">CM50123</td></tr>
        <tr class="class"><td class="code">CM50123</td><td class="kind">Lecture</td>
        <td class="on">\(day)</td><td class="time">09:00-10:00</td><td class="room">8W</td></tr>
        </table>\(next)
        """
    }

    private static func rows(_ classes: [(code: String, day: String, room: String)]) -> String {
        let rows = classes.map { one in
            """
            <tr class="class"><td class="code">\(one.code)</td><td class="kind">Lecture</td>
            <td class="on">\(one.day)</td><td class="time">09:00-10:00</td>
            <td class="room">\(one.room)</td></tr>
            """
        }
        return "<table><tr class=\"module\"><td class=\"code\">CM50123</td></tr>"
            + "\(rows.joined())</table>"
    }

    @Test("one class that is moved to another day of its week is the same, with what is kept on it")
    func moved() async throws {
        let home = try TestHome()
        let crawler = try crawler(in: home)
        func rows(_ first: String) -> String {
            Self.rows([
                ("CM50101", first, "8W 1"), ("CM50102", "2026-10-13", "8W 2"),
                ("CM50103", "2026-10-14", "8W 3"),
            ])
        }
        let page = try home.folder.write(rows("2026-10-12"), as: "classes.html")
        let source = try #require(try await home.crawl(crawler, page).source)
        let op = try home.as("op")
        func items() throws -> [AgendaItem] {
            let window = try op.calendar.window(
                .day, date: nil, from: "2026-10-01", to: "2026-11-01")
            return try op.calendar.agenda(AgendaQuery(window: window))
        }
        let before = try items()
        _ = try op.items.change(before[0].id.description, ItemEdit(note: "Boots"), isSeries: false)
        try home.write(rows("2026-10-16"), to: page)
        let reports = try await op.imports.run(.named([source]), isNarrowed: true)
        #expect(reports.first?.changes.map(\.kind) == [.moved], "\(reports)")
        #expect(try items().map(\.note) == [nil, nil, "Boots"])
        #expect(Set(try items().map(\.id)) == Set(before.map(\.id)))
    }

    @Test(
        "pages that tell of every class without its place, or of last year, are held back",
        arguments: ["places", "last year"])
    func held(_ what: String) async throws {
        let home = try TestHome()
        let crawler = try crawler(in: home)
        let classes = (12...19).map { (code: "CM501\($0)", day: "2026-10-\($0)", room: "8W \($0)") }
        let page = try home.folder.write(Self.rows(classes), as: "classes.html")
        let source = try #require(try await home.crawl(crawler, page).source)
        let before = try home.october("op").map(\.id)
        try home.write(
            Self.rows(
                classes.map { one in
                    what == "places"
                        ? (one.code, one.day, "")
                        : (one.code, one.day.replacing("2026", with: "2025"), one.room)
                }), to: page)
        let reports = try await home.as("op", now: "2026-10-05T09:00:00+01:00")
            .imports.run(.named([source]), isNarrowed: true)
        #expect(reports.first?.status == .refused, "\(reports)")
        #expect(reports.first?.reason?.contains("all 8 coming classes") == true)
        #expect(try home.october("op").map(\.id) == before)
    }

    @Test("who keeps a source whose pages are another shape is told once")
    func told() async throws {
        let home = try TestHome()
        let crawler = try crawler(in: home)
        let classes = (12...19).map { (code: "CM501\($0)", day: "2026-10-\($0)", room: "8W \($0)") }
        let page = try home.folder.write(Self.rows(classes), as: "classes.html")
        let source = try #require(try await home.crawl(crawler, page).source)
        try home.write("<table><tr><td>Come back soon</table>", to: page)
        for hour in 10...11 {
            let reports = try await home.as("op", now: "2026-10-05T\(hour):00:00+01:00")
                .imports.run(.named([source]), isNarrowed: true)
            #expect(reports.first?.status == .refused, "\(reports)")
            let news = try home.as("op").news()
            #expect(news.map(\.kind) == [.held])
            #expect(news.first?.sentence.text.hasPrefix("\(source): ") == true)
        }
        #expect(try home.as("op").sources.list().first?.state.refusal?.count == 2)
    }

    @Test("an operator makes crawled classes the campus's: they reach whoever takes the module")
    func everyone() async throws {
        let home = try TestHome()
        let crawler = try crawler(in: home)
        let page = try home.folder.write(Self.page("2026-10-12"), as: "classes.html")
        _ = try home.as("sam")
        await #expect(throws: Refusal.self) {
            try await home.crawl(crawler, page, as: "sam", isForEveryone: true)
        }
        let report = try await home.crawl(crawler, page, isForEveryone: true)
        #expect(report.meetings.added == 1)
        #expect(try home.october("sam").isEmpty)
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        #expect(try home.october("sam").map(\.location) == ["8W"])
        let again = try await home.crawl(crawler, page, isForEveryone: true)
        #expect(again.status == .unchanged)
        try home.write(Self.page("2026-10-13"), to: page)
        let imported = try await home.as("op").imports.run(.all, isNarrowed: true)
        #expect(imported.map(\.counts.changed) == [1])
    }

    @Test("a crawl of a few pages, to try it, leaves the classes there are as they are")
    func limited() async throws {
        let home = try TestHome()
        let crawler = try crawler(in: home)
        let second = try home.folder.write(Self.page("2026-10-13"), as: "second.html")
        let next = "<a class=next href='\(second)'>next</a>"
        let first = try home.folder.write(Self.page("2026-10-12", next: next), as: "first.html")
        #expect(try await home.crawl(crawler, first).meetings.added == 2)
        let tried = try await home.crawl(crawler, first, limit: 1)
        #expect(tried.failure == nil)
        #expect(tried.issues.contains { $0.message.contains("left as they are") })
        #expect(try home.october("op").count == 2)
    }

    @Test("each department is a crawl of its own: none takes another's modules for gone")
    func departments() async throws {
        let home = try TestHome()
        let catalogue = try home.crawler("catalogue", fields: "code: td.code, title: td.title")
        let modules = (1...6).map { "CM5012\($0) Computing" }
        let computing = try home.page(modules, as: "computing.html")
        let physics = try home.page(["PH10001 Waves", "CM50121 Computing"], as: "physics.html")
        #expect(try await home.crawl(catalogue, computing).modules.added == 6)
        let second = try await home.crawl(catalogue, physics)
        #expect(second.status == .imported && second.modules.removed == 0, "\(second)")
        #expect(try home.as("op").modules.changes(since: nil, atMost: 20).isEmpty)
        #expect(try await home.crawl(catalogue, computing).modules.unchanged == 6)
        // Physics lists the first one still, and nobody the second.
        _ = try home.page(Array(modules.dropFirst(2)), as: "computing.html")
        #expect(try await home.crawl(catalogue, computing).modules.removed == 1)
        let told = try home.as("op").modules.changes(since: nil, atMost: 20)
        #expect(told.map { "\($0.code) \($0.kind.rawValue)" } == ["CM50122 removed"])
    }

    @Test("while pages are asked for, feeds are imported, and the same crawl is not begun twice")
    func locks() async throws {
        let home = try TestHome()
        try home.configure("fetch: {allowPrivate: true}")
        let crawler = try crawler(in: home)
        let folder = home.folder.path + "/home"
        let isOpen = Mutex<[Bool]>([])
        let site = try LoopbackSite { request in
            guard request.path == "/" else { return .status(404) }
            let crawls = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/crawls"))
            let locks = (crawls ?? []).map { "\(folder)/crawls/\($0)/lock" }
            let imports = try? ImportLock(HomeFolder(folder), .everything("a test"), waiting: 0)
            let found =
                [imports != nil]
                + locks.map { (try? FileLock($0, waiting: 0, for: "a test")) != nil }
            isOpen.withLock { $0 = found }
            return .ok(Self.page("2026-10-12"))
        }
        #expect(try await home.crawl(crawler, site.url("/")).meetings.added == 1)
        #expect(isOpen.withLock { $0 } == [true, false])
    }

    @Test(
        "a crawl under way elsewhere is left alone, and one that stands still is said to",
        arguments: [(60, ImportReport.Status.unchanged), (3_600, .failed)])
    func standingStill(_ idle: Int, _ expected: ImportReport.Status) async throws {
        let home = try TestHome()
        let page = try home.folder.write(Self.page("2026-10-12"), as: "classes.html")
        _ = try await home.crawl(try crawler(in: home), page)
        let crawls = home.folder.path + "/home/crawls"
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: crawls).first)
        let path = "\(crawls)/\(name)/lock"
        let lock = try FileLock(path, waiting: 0, for: "a test")
        let last = Date(timeIntervalSinceNow: -Double(idle))
        try FileManager.default.setAttributes([.modificationDate: last], ofItemAtPath: path)
        let desks = try home.as("op")
        let report = try #require(
            try await desks.imports.run(.named(["classes"]), isNarrowed: true).first)
        withExtendedLifetime(lock) {}
        #expect(report.status == expected)
        #expect(report.reason?.contains("another process crawls it") == true)
        #expect(report.failure?.reason == (expected == .failed ? .busy : nil))
        let finding = try desks.checks.run().first { $0.subject == "source classes" }
        #expect(finding?.isWell == (expected == .unchanged))
    }

    @Test("whoever unsubscribes from a crawl keeps none of its pages")
    func unsubscribed() async throws {
        let home = try TestHome()
        let page = try home.folder.write(Self.page("2026-10-12"), as: "classes.html")
        _ = try await home.crawl(try crawler(in: home), page)
        let crawls = home.folder.path + "/home/crawls"
        #expect(try FileManager.default.contentsOfDirectory(atPath: crawls).count == 1)
        try home.as("op").sources.unsubscribe("classes")
        #expect(try FileManager.default.contentsOfDirectory(atPath: crawls).isEmpty)
    }
}
