import Campus
import Crawling
import Foundation
import TestSupport
import Testing

/// Pages that tell less than they told, in a crawl that is well but for them.
@Suite struct LapseTests {
    /// A list of units with a page each, and what some of them answer in place of it.
    private final class Units: Sendable {
        let codes = (1...5).map { "AB10\($0)" }
        let answers = Answers()
        let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        static func page(_ code: String, room: String = "Pier 2") -> String {
            "<html><body><h1>\(code)</h1><p class=c>Mon <i>\(room)</i></p></body></html>"
        }

        func site() throws -> LoopbackSite {
            try LoopbackSite { [self] request in
                if request.path == "/robots.txt" { return .status(404) }
                if let answer = answers.at(request.path) { return answer }
                guard request.path == "/" else {
                    return .ok(Self.page(String(request.path.dropFirst())))
                }
                let rows = codes.map { "<li><a href='/\($0)'>\($0)</a>" }
                return .ok("<html><body><ul id=units>\(rows.joined())</ul></body></html>")
            }
        }

        func crawl(
            _ site: LoopbackSite, day: Double, isStored: Bool = true, rule: String = "when: p.c"
        ) async throws -> CrawlResult {
            let yaml = """
                name: test
                about: a test
                manners: {delay: 0}
                follow: [{links: '#units a'}]
                modules: {when: '#units', record: '#units li', fields: {code: a}}
                meetings:
                  \(rule)
                  record: p.c
                  fields:
                    code: {select: h1, page: true}
                    weekdays: {text: own}
                    time: {value: '9:00-10:00'}
                    weeks: {value: '40'}
                    room: i
                """
            return try await CrawlTests().crawl(
                site, cache: folder, now: 1_000_000 + Int64(day * 86_400), yaml: yaml,
                isStored: isStored)
        }
    }

    private static let login = "<html><body><form><input type=password></form></body></html>"
    /// What a page answers, what is told of it, and whether it is believed in time.
    private static let answers: [(reply: LoopbackReply, told: String, isBelieved: Bool)] = [
        (.ok(login), "is a page to log in on", false),
        (.redirect(to: "http://localhost:9/sso"), "localhost", false),
        (.redirect(to: "/"), "has none of its meetings any more", true),
        (.ok(""), "the page is empty", false),
        (.ok("<html><body>Try again later.</body></html>"), "has none of its meetings", true),
        (.ok("<html><body><h1>AB101</h1><p class=c>Mon <i>Pi"), "ends before its </html>", true),
        (.status(404), "no such page (404)", true), (.status(410), "no such page (410)", true),
        (.status(401), "refuses access (401)", false), (.status(403), "access (403)", false),
        (.status(500), "500", false), (.hangUp, "broke off", false),
        (
            LoopbackReply(status: 206, body: .whole(Array("<html>".utf8))), "broke off", false
        ),
        (
            LoopbackReply(
                status: 200, body: .cutShort(Array("<html><p class=c>".utf8), promised: 900)),
            "broke off", false
        ),
    ]

    @Test(
        "a page that tells nothing of what it told is taken as it was, and named",
        arguments: answers.indices)
    func lapse(_ place: Int) async throws {
        let (reply, told, isBelieved) = Self.answers[place]
        let units = try Units()
        let site = try units.site()
        #expect(try await units.crawl(site, day: 0).harvest.meetings.count == 5)
        units.answers.set(["/AB101": reply, "/AB102": reply])
        for (day, isLast) in [(0.5, false), (1, false), (1.4, false), (2, true)] {
            let result = try await units.crawl(site, day: day)
            #expect(result.verdict == .complete)
            let isGone = isLast && isBelieved
            #expect(result.harvest.meetings.count == (isGone ? 3 : 5) || told.contains("ends"))
            let lapses = result.lapses.map(\.message)
            #expect(lapses.count == (isGone ? 0 : 2), "\(day) \(lapses)")
            for (lapse, path) in zip(lapses, ["/AB101", "/AB102"]) {
                #expect(lapse.contains(site.url(path)) && lapse.contains(told), "\(lapse)")
                #expect(lapse.hasSuffix("; what it said last counts"), "\(lapse)")
            }
        }
        units.answers.set([:])
        let well = try await units.crawl(site, day: 3)
        #expect(well.harvest.meetings.count == 5 && well.lapses.isEmpty)
    }

    @Test("a page that is well between is doubted anew")
    func between() async throws {
        let units = try Units()
        let site = try units.site()
        _ = try await units.crawl(site, day: 0)
        for day in [1.0, 2, 4, 5] {
            units.answers.set(["/AB101": .status(404)])
            #expect(try await units.crawl(site, day: day).harvest.meetings.count == 5)
            guard day == 2 else { continue }
            units.answers.set([:])
            _ = try await units.crawl(site, day: 3, isStored: false)
        }
    }

    @Test("a page that says that it is empty, by a rule that may be, is believed at once")
    func empty() async throws {
        let units = try Units()
        let site = try units.site()
        let rule = "when: h1\n  least: 0"
        _ = try await units.crawl(site, day: 0, rule: rule)
        units.answers.set(["/AB101": .ok("<html><body><h1>AB101</h1></body></html>")])
        let result = try await units.crawl(site, day: 1, rule: rule)
        #expect(result.harvest.meetings.count == 4 && result.lapses.isEmpty)
    }

    @Test("a unit that is listed no more is gone with its page")
    func unlisted() async throws {
        let units = try Units()
        let site = try units.site()
        _ = try await units.crawl(site, day: 0)
        let rows = units.codes.dropFirst().map { "<li><a href='/\($0)'>\($0)</a>" }
        units.answers.set([
            "/AB101": .status(404),
            "/": .ok("<html><body><ul id=units>\(rows.joined())</ul></body></html>"),
        ])
        let result = try await units.crawl(site, day: 1)
        #expect(result.harvest.meetings.count == 4 && result.lapses.isEmpty)
    }

    @Test("where most pages tell nothing of what they told, the crawl is refused")
    func most() async throws {
        let units = try Units()
        let site = try units.site()
        _ = try await units.crawl(site, day: 0)
        let replies = units.codes.map { ("/\($0)", LoopbackReply.ok(Self.login)) }
        units.answers.set(Dictionary(uniqueKeysWithValues: replies))
        guard case .refused(let reason) = try await units.crawl(site, day: 1).verdict else {
            Issue.record("not refused")
            return
        }
        #expect(reason.contains("5 of 6 pages") && reason.contains("/AB101"), "\(reason)")
    }

    @Test(
        "a page that fails is as it was when its crawl was last stored, not refused",
        arguments: [true, false])
    func refused(_ wasListed: Bool) async throws {
        let units = try Units()
        let site = try units.site()
        _ = try await units.crawl(site, day: 0)
        let blank = units.codes.map { ("/\($0)", LoopbackReply.ok(Units.page($0, room: ""))) }
        units.answers.set(
            wasListed ? Dictionary(uniqueKeysWithValues: blank) : ["/": .ok(Self.login)])
        _ = try await units.crawl(site, day: 1, isStored: false)
        units.answers.set(["/AB101": .status(503), "/AB102": .status(503)])
        let result = try await units.crawl(site, day: 2)
        #expect(result.harvest.meetings.map(\.room) == Array(repeating: "Pier 2", count: 5))
    }
}

/// What paths of a site answer.
///
/// Unchecked, since the compiler does not see that every access holds the lock.
private final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var replies: [String: LoopbackReply] = [:]

    func at(_ path: String) -> LoopbackReply? { lock.withLock { replies[path] } }

    func set(_ replies: [String: LoopbackReply]) { lock.withLock { self.replies = replies } }
}
