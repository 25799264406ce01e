import ICalendar
import Testing

@Suite("How many time zones of its own a feed may have")
struct ZoneLimitTests {
    /// A feed that defines zones, in this order.
    private static func feed(_ names: [String]) throws -> ScannedFeed {
        let zones = names.map {
            "BEGIN:VTIMEZONE\nTZID:\($0)\nBEGIN:STANDARD\nDTSTART:19700101T000000\n"
                + "TZOFFSETFROM:+0500\nTZOFFSETTO:+0500\nEND:STANDARD\nEND:VTIMEZONE\n"
        }
        let text = "BEGIN:VCALENDAR\n\(zones.joined())END:VCALENDAR\n"
        var feed = try ComponentScanner(readerVersion: 1).scan(Array(text.utf8))
        feed.limitZones(ZoneDatabase())
        return feed
    }

    private static func kept(_ feed: ScannedFeed) -> Set<String> {
        Set(feed.calendars.flatMap(\.zoneDefinitions.keys))
    }

    @Test("two hundred are read, the first ones, and one issue says so")
    func many() throws {
        let names = (0..<300).map { "Z\($0)" }
        let feed = try Self.feed(names)
        #expect(Self.kept(feed) == Set(names.prefix(200)))
        #expect(feed.issues.count == 1)
        #expect(feed.issues.first?.line == 2 + 200 * 8)
        #expect(feed.issues.first?.message.contains("the 200 that are read") == true)
    }

    @Test("as many as anybody has are all read, and nothing is said")
    func few() throws {
        let feed = try Self.feed((0..<200).map { "Z\($0)" })
        #expect(Self.kept(feed).count == 200 && feed.issues.isEmpty)
    }

    @Test("those that the database knows do not count")
    func known() throws {
        let names = ZoneDatabase().names.filter { $0.contains("/") }
        try #require(names.count > 400)
        let feed = try Self.feed(names + ["Mine"])
        #expect(Self.kept(feed).contains("Mine") && feed.issues.isEmpty)
    }
}
