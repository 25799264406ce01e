import Foundation
import Operations
import TestSupport

/// A whole crawl from a loopback site into the store, and the search over a large catalogue.
enum CrawlRows {
    private static let pages = 2_000
    private static let modules = 50_000

    static func rows(rounds: Int) async throws -> [Row] {
        try await [crawl(), search(rounds: rounds)]
    }

    private static let definition = """
        name: harbour
        about: pages made here
        manners: {delay: 0, pages: 2000}
        follow: {links: 'a.next', pagination: true}
        modules:
          record: '#units tr:has(> td.code)'
          fields: {code: td.code, title: td.title, credits: td.points, description: td.text}
        """

    private static func crawl() async throws -> Row {
        let bodies = (0..<pages).map { GeneratedPages.catalogue(page: $0, of: pages) }
        let site = try LoopbackSite { request in
            guard let page = request.path.split(separator: "/").last.flatMap({ Int($0) }),
                bodies.indices.contains(page)
            else { return .status(404) }
            return .ok(bodies[page])
        }
        let folder = try TemporaryFolder()
        let file = try folder.write(definition, as: "harbour.yaml")
        let home = folder.path + "/home"
        try FileManager.default.createDirectory(
            atPath: home, withIntermediateDirectories: false)
        _ = try folder.write("fetch: {allowPrivate: true}\n", as: "home/config.yaml")
        let desks = try Desks(setting(home, "op"))
        var wish = CrawlWish(definition: file)
        wish.start = [site.url("/list/0")]
        let before = Measure.processor
        let took = try await Measure.milliseconds {
            let report = try await desks.crawls.crawl(wish)
            precondition(report.status == .imported, "the pages made here can be crawled")
        }
        let busy = (Measure.processor - before) / Double(pages)
        let rate = Double(pages) / took * 1_000
        return Row(
            what: "crawl of 2,000 pages of 20 KB, 10 modules each, into the store",
            measured: String(format: "%.0f pages/s", rate),
            yardstick: "processor, site too: \(Measure.text(busy)) a page", ratio: "",
            promise: "at least 300", isKept: rate >= 300)
    }

    private static func search(rounds: Int) throws -> Row {
        let folder = try TemporaryFolder()
        let home = folder.path + "/home"
        // Opens the home, so that the database and its operator are there.
        _ = try Desks(setting(home, "op"))
        try GeneratedClasses(
            people: 1, modules: modules, enrolments: 0, classmates: 0, comments: 0
        ).fill(home + "/belltower.sqlite")
        let desks = try Desks(setting(home, "s0"))
        let texts = ["mod opt", "BM12", "bm 10017", "lecturer 5 networks", "algebra", "what 4999"]
        let before = Measure.processor
        let took = try (0..<(rounds * texts.count)).map { round in
            try Measure.milliseconds {
                _ = try desks.modules.search(texts[round % texts.count], atMost: 20)
            }
        }
        let busy = (Measure.processor - before) / Double(took.count)
        let slowest = took.max() ?? .nan
        return Row(
            what: "search over 50,000 modules, the slowest of \(took.count)",
            measured: Measure.text(slowest),
            yardstick: "median " + Measure.text(Measure.median(took))
                + ", processor " + Measure.text(busy),
            ratio: "",
            promise: "under 10 ms", isKept: slowest < 10)
    }

    private static func setting(_ home: String, _ person: String) -> Invocation {
        Invocation(
            home: home, person: person, zone: "Europe/London", now: "2026-10-05T12:00:00+01:00",
            isFounding: true)
    }
}
