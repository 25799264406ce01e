import ICalendar
import Recurrence
import TestSupport
import Testing

@Suite("What a TZID means")
struct ZoneResolverTests {
    static func resolver(_ definition: String = "") throws -> ZoneResolver {
        let text = "BEGIN:VCALENDAR\n\(definition)BEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n"
        let feed = try ComponentScanner(readerVersion: 1).scan(Array(text.utf8))
        return ZoneResolver(
            database: ZoneDatabase(), calendar: feed.calendars[0], bytes: feed.bytes)
    }

    static func definition(_ tzid: String, _ offset: String, _ extra: String = "") -> String {
        """
        BEGIN:VTIMEZONE
        TZID:\(tzid)
        \(extra)BEGIN:STANDARD
        DTSTART:16010101T000000
        TZOFFSETFROM:\(offset)
        TZOFFSETTO:\(offset)
        END:STANDARD
        END:VTIMEZONE

        """
    }

    @Test(
        "names of the database, under any prefix, and Windows' names",
        arguments: [
            ("Europe/London", "Europe/London"),
            ("/freeassociation.sourceforge.net/Tzfile/Europe/London", "Europe/London"),
            (
                "/citadel.org/20070227_1/America/Argentina/Buenos_Aires",
                "America/Argentina/Buenos_Aires"
            ),
            ("/Europe/Paris", "Europe/Paris"),
            ("tzone://Microsoft/Pacific Standard Time", "America/Los_Angeles"),
            ("GMT Standard Time", "Europe/London"),
            ("W. Europe Standard Time", "Europe/Berlin"),
            ("eastern standard time", "America/New_York"),
            (" \"Asia/Tokyo\" ", "Asia/Tokyo"),
        ])
    func known(_ tzid: String, id: String) throws {
        guard case .known(let zone) = try Self.resolver().resolve(tzid).meaning else {
            Issue.record("\(tzid) is not known")
            return
        }
        #expect(zone.id == id)
    }

    @Test(
        "names that nobody knows, and that lead out of the database, are unknown",
        arguments: [
            "Customized Time Zone", "../../etc/passwd", "/etc/passwd", "", "posixrules/../..",
        ])
    func unknown(_ tzid: String) throws {
        let (meaning, oddity) = try Self.resolver().resolve(tzid)
        #expect(meaning == .unknown)
        #expect(oddity != nil)
    }

    @Test("a private name means what its definition says")
    func defined() throws {
        let resolver = try Self.resolver(Self.definition("Campus\\, Main", "+0545"))
        guard case .defined(let zone, let text) = resolver.resolve("Campus, Main").meaning else {
            Issue.record("not defined")
            return
        }
        #expect(zone.offset(at: Instant(seconds: 1_790_000_000)) == 20_700)
        #expect(ZoneResolver.compile(text) == zone)
    }

    @Test("X-LIC-LOCATION names the zone; a definition that disagrees is overruled, and said so")
    func precedence() throws {
        let located = try Self.resolver(
            Self.definition("Mine", "+0000", "X-LIC-LOCATION:Asia/Tokyo\n"))
        guard case .known(let zone) = located.resolve("Mine").meaning else {
            Issue.record("not known")
            return
        }
        #expect(zone.id == "Asia/Tokyo")
        let stale = try Self.resolver(Self.definition("Europe/London", "+0300"))
        #expect(stale.resolve("Europe/London").oddity?.contains("database") ?? false)
    }

    @Test(
        "a definition that is no use is unknown",
        arguments: ["+9999", "rubbish", "+2400", ""])
    func useless(_ offset: String) throws {
        let resolver = try Self.resolver(Self.definition("Mine", offset))
        #expect(resolver.resolve("Mine").meaning == .unknown)
    }
}
