import Campus
import TestSupport
import Testing

@testable import Operations

@Suite("What the catalogue says otherwise")
struct CatalogueChangeTests {
    static let first = """
        code,title,year,credits,staff,source
        CM50123,Networking,2026/27,6,Zoë Müller,list
        CM50124,Databases,2026/27,6,,list

        """

    private func told(_ home: TestHome) throws -> [String] {
        try home.as("op").modules.changes(since: nil, atMost: 20).map { change in
            [
                change.code.text, change.kind.rawValue, change.fact ?? "-", change.before ?? "-",
                change.after ?? "-",
            ].joined(separator: " ")
        }
    }

    @Test("is on record fact by fact; what comes first, and what stays, is no change")
    func files() throws {
        let home = try TestHome()
        _ = try home.load(Self.first)
        #expect(try told(home).isEmpty)
        _ = try home.load(Self.first + "CM50125,Compilers,2026/27,6,,list\n")
        #expect(try told(home) == ["CM50125 added - - -"])
        let other = Self.first.replacing(",6,Zoë Müller,", with: ",12,Zoë Müller;B. Ng,")
        _ = try home.load(other)
        #expect(
            try told(home) == [
                "CM50123 changed staff Zoë Müller Zoë Müller; B. Ng",
                "CM50123 changed credits 6 12", "CM50125 added - - -",
            ])
        let page = try home.as("op").modules.page("CM50123")
        #expect(page.changes.map(\.fact) == ["staff", "credits"])
        #expect(try home.as("op").modules.changes(since: "2026-10-06", atMost: 20).isEmpty)
    }

    @Test("includes what a crawl does not list any more, and a programme's page empties no fact")
    func crawls() async throws {
        let home = try TestHome()
        _ = try home.load(Self.first)
        let catalogue = try home.crawler("catalogue", fields: "code: td.code, title: td.title")
        let page = try home.page(["CM50123 Networks", "CM50124 Databases", "CM50126 Logic"])
        #expect(try await home.crawl(catalogue, page).modules.changed == 2)
        #expect(try told(home) == ["CM50123 changed title Networking Networks"])
        #expect(try home.as("op").modules.page("CM50123").module.credits == 6)
        _ = try home.page(["CM50123 Networks", "CM50124 Databases"])
        #expect(try await home.crawl(catalogue, page).modules.removed == 1)
        #expect(try told(home).first == "CM50126 removed - - -")
    }

    @Test("check names the modules that the catalogue lacks, with the nearest it has")
    func unlinked() async throws {
        let home = try TestHome()
        try await home.subscribe("sam", "CM50132 Lecture", "CM50123 Lab")
        func found(_ handle: String) throws -> [String] {
            try home.as(handle).checks.run().filter { $0.subject.hasPrefix("module ") }
                .map { "\($0.subject): \($0.message)" }
        }
        #expect(try found("sam").isEmpty)
        _ = try home.load(Self.first)
        #expect(
            try found("sam") == [
                "module CM50132: it is in no catalogue of 2026/27: did you mean CM50123 or CM50124?"
            ])
        #expect(try found("op").isEmpty)
    }

    private static let fields = "code: td.code, title: td.title, credits: td.credits"

    private func page(_ home: TestHome, codes: ClosedRange<Int>, credits: String) throws -> String {
        let rows = codes.map { code in
            """
            <tr class="module"><td class="code">CM5012\(code)</td><td class="title">T\(code)</td>
            <td class="\(credits)">6</td></tr>
            """
        }
        return try home.folder.write("<table>\(rows.joined())</table>", as: "page.html")
    }

    @Test("a redesign that takes a fact from most modules, or most modules, is refused")
    func redesign() async throws {
        let home = try TestHome()
        let crawler = try home.crawler("catalogue", fields: Self.fields)
        let page = try page(home, codes: 1...6, credits: "credits")
        #expect(try await home.crawl(crawler, page).modules.added == 6)
        _ = try self.page(home, codes: 1...6, credits: "points")
        let emptied = try await home.crawl(crawler, page)
        #expect(emptied.status == .refused && emptied.failure?.reason == .guarded)
        #expect(emptied.reason?.hasPrefix("`credits` would vanish from 6 of 6 modules") == true)
        _ = try self.page(home, codes: 1...2, credits: "credits")
        let shrunk = try await home.crawl(crawler, page)
        #expect(shrunk.reason?.hasPrefix("4 of 6 modules of 2026/27 would go") == true)
        #expect(try home.as("op").modules.page("CM50126").module.credits == 6)
        _ = try self.page(home, codes: 1...6, credits: "points")
        let accepted = try await home.crawl(crawler, page, acceptsRemovals: true)
        #expect(accepted.modules.changed == 6)
        #expect(try home.as("op").modules.page("CM50126").module.credits == nil)
    }

    @Test("a crawl of a few pages, to try it, takes no fact away")
    func limited() async throws {
        let home = try TestHome()
        let detail = """
            <table><tr class="module"><td class="code">CM50123</td><td class="title">Networking</td>
            <td class="credits">6</td></tr></table>
            """
        let second = try home.folder.write(detail, as: "detail.html")
        let list = detail.replacing("<td class=\"credits\">6</td>", with: "")
        let first = try home.folder.write(
            list + "<a class=more href='\(second)'>m</a>", as: "list.html")
        let crawler = try home.crawler(
            "catalogue", fields: Self.fields, more: "follow: [{links: a.more}]")
        #expect(try await home.crawl(crawler, first).modules.added == 1)
        #expect(try await home.crawl(crawler, first, limit: 1).modules.changed == 0)
        #expect(try home.as("op").modules.page("CM50123").module.credits == 6)
    }
}
