import Campus
import Credentials
import Foundation
import HTTPTypes
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import WebServer

@Suite("Feeds that are kept")
struct FeedCacheTests {
    @Test(
        "what is done shows at once, by this process or another, and what says the same is the same"
    )
    func changes() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add()
        let first = try await feeds.get(path)
        #expect(!first.text.contains("Choir"))
        _ = try feeds.site.desks("op").personal.add(
            PersonalWords(summary: "Choir", start: "2026-10-09 18:00", length: "1h"))
        let second = try await feeds.get(path)
        #expect(second.text.contains("Choir") && second.tag != first.tag)
        let other = try Home(feeds.site.folder.path + "/home")
        let desks = other.desks(
            as: try other.caller(try Handle.checked("op"), at: feeds.site.clock.now))
        _ = try desks.personal.undo()
        let third = try await feeds.get(path, ["If-None-Match": first.tag])
        #expect(third.status == 304, "the calendar is what it was at first")
        _ = try desks.water.log("glass")
        #expect(try await feeds.get(path, ["If-None-Match": first.tag]).status == 304)
        for feed in try desks.feeds.list() { try desks.feeds.remove(feed.id) }
        #expect(try await feeds.get(path).status == 410)
    }

    @Test("as long as nothing was committed, nothing is looked up and nothing is made")
    func kept() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add()
        let packed = ["Accept-Encoding": "gzip"]
        let (plain, tag) = (try await feeds.get(path).bytes, try await feeds.get(path, packed).tag)
        try await feeds.settle()
        _ = try await (feeds.get(path), feeds.get(path, packed))
        // Whoever is to be looked up is refused from now on.
        feeds.site.site.lanes.close()
        #expect(try await feeds.get(path).bytes == plain)
        #expect(try await feeds.get(path, packed).status == 200)
        #expect(
            try await feeds.get(path, ["If-None-Match": tag, "Accept-Encoding": "gzip"]).status
                == 304)
        feeds.site.clock.jump(60)
        #expect(try await feeds.get(path).status == 503, "once a minute it is")
    }

    @Test("cups are planned from now on, so with them a feed is another each minute")
    func cups() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add(.plain, [.hydration])
        #expect(try await feeds.get(path).bytes == feeds.exported(.plain, [.hydration]))
        feeds.site.clock.jump(7_200)
        #expect(try await feeds.get(path).bytes == feeds.exported(.plain, [.hydration]))
    }

    @Test("the same calendar is the same bytes and the same tag, after a restart too")
    func restart() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add(.apple)
        let first = try await feeds.get(path)
        feeds.site.site.close()
        let again = try FeedSite(feeds.site.folder.path + "/home")
        again.site.clock.jump(86_400)
        let second = try await again.get(path)
        #expect(second.bytes == first.bytes && second.tag == first.tag)
        #expect(try await again.get(path, ["If-None-Match": first.tag]).status == 304)
    }

    @Test("that it is in use is written down once an hour, and who looks raises no revision")
    func use() async throws {
        let feeds = try FeedSite()
        let path = try await feeds.add()
        let desks = try feeds.site.desks("op")
        #expect(try desks.feeds.list().first?.used == nil)
        let topics = try desks.numbers(of: [.campus, .person(desks.person.id)])
        let start = feeds.site.clock.now
        _ = try await feeds.get(path)
        try await feeds.settle()
        #expect(try desks.feeds.list().first?.used == start)
        feeds.site.clock.jump(3_599)
        _ = try await feeds.get(path)
        try await feeds.settle()
        #expect(try desks.feeds.list().first?.used == start)
        feeds.site.clock.jump(1)
        _ = try await feeds.get(path)
        try await feeds.settle()
        #expect(try desks.feeds.list().first?.used == start.adding(seconds: 3_600))
        #expect(try desks.numbers(of: topics.keys) == topics)
    }

    @Test("bodies have so many bytes together, and what was asked for last stays")
    func room() async throws {
        let feeds = try FeedSite()
        let cache = FeedCache(most: 10_000, entries: 50)
        let path = try await feeds.add()
        let token = path.dropFirst("/feed/".count).dropLast(".ics".count)
        let now = feeds.site.clock.now
        guard
            case .served(let served) = try await feeds.site.site.lanes.feed(
                SecretToken.digest(of: String(token)), at: now)
        else {
            Issue.record("not served")
            return
        }
        let wish = FeedWish([:])
        let version = FeedCache.Version(served)
        func keep(_ number: Int) {
            let copy = FeedCopy([UInt8](repeating: UInt8(number), count: 1_000), for: wish)
            cache.keep(copy, of: served, Data([UInt8(number)]), at: nil)
        }
        func isWhole(_ number: Int) -> Bool {
            cache.answer(Data([UInt8(number)]), to: wish, of: version, at: nil, now) != nil
        }
        for number in 0..<40 {
            keep(number)
            #expect(isWhole(0), "asked for each time")
            #expect(cache.size.bytes <= 10_000)
        }
        #expect((2...10).contains((0..<40).filter(isWhole).count) && isWhole(39))
        // Its bytes are gone, and who has them is told so all the same.
        let tag = FeedCopy([UInt8](repeating: 5, count: 1_000), for: wish).tag
        let known = FeedWish([.ifNoneMatch: tag])
        #expect(!isWhole(5))
        #expect(cache.answer(Data([5]), to: known, of: version, at: nil, now) != nil)
        for number in 40..<200 { keep(number) }
        #expect(cache.size.entries <= 50 && cache.size.bytes <= 10_000)
    }
}

extension FeedSite {
    /// Waits until what nobody waits for is written: acts come one after the other.
    func settle() async throws {
        try await site.site.lanes.act {}
    }
}
