import ICalendar
import Recurrence
import Testing

@Suite("What a TZID means")
struct ZoneResolverTests {
    /// The lines of a VTIMEZONE that is an hour ahead of UTC, two in summer.
    private func definition(_ tzid: String, _ more: [String] = []) -> [String] {
        ["BEGIN:VTIMEZONE", "TZID:" + tzid] + more + [
            "BEGIN:STANDARD", "DTSTART:16011028T030000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
            "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD", "BEGIN:DAYLIGHT",
            "DTSTART:16010325T020000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "TZNAME:Sommer",
            "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT", "END:VTIMEZONE",
        ]
    }

    private func resolve(_ tzid: String, _ lines: [String] = []) throws -> ZoneResolution {
        let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).joined(separator: "\n")
        let feed = try ComponentScanner().scan(Array(text.utf8))
        let header = try #require(feed.calendars.first)
        let resolver = ZoneResolver(database: ZoneDatabase(), calendar: header, bytes: feed.bytes)
        return resolver.resolve(tzid, near: wall(2026, 1, 5))
    }

    private func id(_ resolution: ZoneResolution) -> String? {
        if case .known(let zone) = resolution.meaning { return zone.id }
        return nil
    }

    static let names = [
        ("Europe/London", "Europe/London"), (" \"Europe/London\" ", "Europe/London"),
        ("europe/london", "Europe/London"),
        ("/freeassociation.sourceforge.net/Tzfile/Europe/London", "Europe/London"),
        ("/freeassociation.sourceforge.net/Europe/London", "Europe/London"),
        ("/citadel.org/20070227_1/Europe/London", "Europe/London"),
        ("/mozilla.org/20050126_1/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"),
        ("/softwarestudio.org/Olson_20011030_5/Europe/London", "Europe/London"),
        ("tzone://Microsoft/GMT Standard Time", "Europe/London"),
        ("W. Europe Standard Time", "Europe/Berlin"), ("gmt standard time", "Europe/London"),
        ("(UTC-05:00) Eastern Time (US and Canada)", "America/New_York"),
        ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
        ("(GMT-05:00) Eastern Time (US &  Canada)", "America/New_York"),
        ("\"(UTC+00:00) Dublin, Edinburgh, Lisbon, London\"", "Europe/London"),
        ("(UTC) Dublin\\, Edinburgh\\, Lisbon\\, London", "Europe/London"),
        ("(GMT+10:00) Canberra, Melbourne, Sydney", "Australia/Sydney"),
        ("(UTC-03:00) Brasília", "America/Sao_Paulo"),
        ("(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "Asia/Kolkata"),
        ("(UTC) Coordinated Universal Time", "Etc/UTC"),
        ("tzone://Microsoft/Utc", "UTC"), ("UTC", "UTC"), ("Etc/GMT-2", "Etc/GMT-2"),
    ]

    @Test("IANA ids, under any prefix, and Windows names are known", arguments: names)
    func known(_ tzid: String, _ id: String) throws {
        let resolution = try resolve(tzid)
        #expect(self.id(resolution) == id)
        #expect(resolution.issue == nil)
    }

    @Test(
        "a name that tells an offset and nothing known is read by the offset, with a warning",
        arguments: [
            ("(UTC-05:00) Nowhere Time", "Etc/GMT+5"), ("(GMT +01:00)", "Etc/GMT-1"),
            ("(UTC+05:45) Somewhere", "Asia/Kathmandu"), ("(UTC) Elsewhere", "Etc/UTC"),
        ])
    func offset(_ tzid: String, _ id: String) throws {
        let resolution = try resolve(tzid)
        #expect(self.id(resolution) == id)
        #expect(resolution.issue?.severity == .warning)
        #expect(resolution.issue?.message.contains(tzid) == true)
    }

    @Test(
        "what only looks like an offset is unknown",
        arguments: [
            "(UTC-25:00) Far", "(UTC+99:99)", "(UTC-05:17) Odd", "UTC-05:17", "GMT+27", "5", "(",
            "Etc/GMT+05:30", "BST", "IST",
        ])
    func noOffset(_ tzid: String) throws { #expect(try resolve(tzid).meaning == .unknown) }

    @Test(
        "a name that only people understand is the zone that they mean",
        arguments: [
            ("Eastern Time (US & Canada)", "America/New_York"),
            ("Eastern Time", "America/New_York"),
            ("Eastern", "America/New_York"), ("Pacific Daylight Time", "America/Los_Angeles"),
            ("Berlin", "Europe/Berlin"), ("Mumbai", "Asia/Kolkata"), ("Hawaii", "Pacific/Honolulu"),
            ("Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
            ("GMT Standard Time 1", "Europe/London"),
            ("W. Europe Standard Time (2)", "Europe/Berlin"),
            ("W. Europe", "Europe/Berlin"), ("Romance", "Europe/Paris"),
            ("Mitteleuropäische Zeit", "Europe/Berlin"),
            ("Mitteleuropäische Sommerzeit", "Europe/Berlin"),
            ("Eastern Normalzeit", "America/New_York"),
            ("(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien", "Europe/Berlin"),
            ("(UTC-05:00) Eastern Time (USA & Kanada)", "America/New_York"),
            ("Central European Summer Time", "Europe/Berlin"), ("CEST", "Europe/Berlin"),
            ("example.org/Tzfile/Europe/Berlin", "Europe/Berlin"),
            ("Europe/London (GMT)", "Europe/London"), ("America/New York", "America/New_York"),
            ("TZID:Europe/Paris", "Europe/Paris"), ("UTC-05:00 Eastern", "America/New_York"),
        ])
    func nickname(_ tzid: String, _ id: String) throws {
        let zone = try #require(self.id(resolve(tzid)).flatMap { ZoneDatabase().zone($0) })
        let meant = try #require(ZoneDatabase().zone(id))
        for month in 1...12 {
            let instant = Instant(seconds: wall(2026, month, 20).seconds)
            #expect(zone.offset(at: instant) == meant.offset(at: instant), "\(tzid) is \(zone.id)")
        }
    }

    @Test(
        "an offset alone is that far from UTC, plus to the east",
        arguments: [
            ("GMT+0100", 60), ("GMT+01:00", 60), ("GMT-5", -300), ("UTC+2", 120), ("UTC +2", 120),
            ("UTC-05:30", -330), ("UTC+5:30", 330), ("+02:00", 120), ("-0500", -300),
            ("\"+02:00\"", 120), ("UTC+02\\:00", 120), ("utc+1", 60), ("GMT-0330", -210),
            ("UTC+12:45", 765), ("Etc/GMT+5", -300), ("UTC+00:00", 0),
        ])
    func offsetName(_ tzid: String, _ minutes: Int) throws {
        let zone: Zone
        switch try resolve(tzid).meaning {
        case .known(let known): zone = known
        case .defined(let defined, let definition):
            zone = defined
            #expect(ZoneResolver.zones([tzid: definition])[tzid] == defined)
        case .unknown:
            Issue.record("\(tzid) is unknown")
            return
        }
        for month in [1, 7] {
            let instant = Instant(seconds: wall(2026, month, 20).seconds)
            #expect(zone.offset(at: instant) == minutes * 60)
        }
    }

    @Test("what a name only stands for counts less than the calendar's definition")
    func definedNickname() throws {
        let resolution = try resolve("Central", definition("Central"))
        guard case .defined(let zone, _) = resolution.meaning else {
            Issue.record("\(resolution)")
            return
        }
        #expect(zone.offset(at: Instant(seconds: wall(2026, 1, 20).seconds)) == 3_600)
    }

    @Test("a definition counts more than an offset in its name")
    func definedOffset() throws {
        let resolution = try resolve("(GMT +01:00)", definition("(GMT +01:00)"))
        guard case .defined = resolution.meaning else {
            Issue.record("\(resolution)")
            return
        }
    }

    @Test("every Windows name leads to a zone of the database")
    func windowsNames() throws {
        for name in ["Eastern Standard Time", "Tokyo Standard Time", "Line Islands Standard Time"] {
            #expect(try id(resolve(name)) != nil, "\(name)")
        }
    }

    @Test("a definition with X-LIC-LOCATION stands for that zone")
    func location() throws {
        let resolution = try resolve("Mine", definition("Mine", ["X-LIC-LOCATION:Europe/Paris"]))
        #expect(id(resolution) == "Europe/Paris")
        #expect(resolution.issue == nil)
    }

    @Test("a name of its own means what the calendar defines")
    func defined() throws {
        let resolution = try resolve("Mine", definition("Mine"))
        guard case .defined(let zone, let definition) = resolution.meaning else {
            Issue.record("not defined")
            return
        }
        #expect(zone.id == "Mine")
        #expect(resolution.issue == nil)
        let berlin = try #require(ZoneDatabase().zone("Europe/Berlin"))
        for day in 0..<3_000 {
            let instant = Instant(seconds: wall(2020, 1, 1).seconds + Int64(day) * 86_400)
            #expect(zone.offset(at: instant) == berlin.offset(at: instant))
        }
        #expect(ZoneResolver.zone(definition: definition) == zone)
    }

    @Test("a known name counts more than a definition that differs, which is said")
    func disagreement() throws {
        let same = try resolve("Europe/Berlin", definition("Europe/Berlin"))
        #expect(same.issue == nil)
        let other = try resolve("Europe/London", definition("Europe/London"))
        #expect(id(other) == "Europe/London")
        #expect(other.issue?.line == 2)
        #expect(
            other.issue?.message
                == "the calendar's definition of Europe/London differs from the zone Europe/London; "
                + "the zone counts")
    }

    @Test("an unknown name is said to be so")
    func unknown() throws {
        let resolution = try resolve("Atlantis/Centre")
        #expect(resolution.meaning == .unknown)
        #expect(resolution.issue?.message == "the time zone Atlantis/Centre is not known")
    }

    @Test(
        "a definition that defines nothing, or too much, is of no use",
        arguments: [
            [], ["BEGIN:STANDARD", "END:STANDARD"],
            [
                "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+9900",
                "TZOFFSETTO:+0100",
                "END:STANDARD",
            ],
            [
                "BEGIN:STANDARD", "DTSTART:19700101T000000", "RRULE:FREQ=SECONDLY",
                "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100", "END:STANDARD",
            ],
            Array(
                repeatElement(
                    [
                        "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
                        "TZOFFSETTO:+0100", "END:STANDARD",
                    ], count: 600
                ).joined()),
        ])
    func useless(_ lines: [String]) throws {
        let all = ["BEGIN:VTIMEZONE", "TZID:Mine"] + lines + ["END:VTIMEZONE"]
        let resolution = try resolve("Mine", all)
        #expect(resolution.meaning == .unknown)
        #expect(resolution.issue?.message == "the calendar's definition of Mine is of no use")
    }

    @Test("onsets by date, in UTC too, are the zone's changes")
    func dates() throws {
        let resolution = try resolve(
            "Mine",
            [
                "BEGIN:VTIMEZONE", "TZID:Mine", "BEGIN:STANDARD", "DTSTART:20200101T000000",
                "RDATE:20220101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:-003015", "END:STANDARD",
                "BEGIN:DAYLIGHT", "DTSTART:20210101T000000", "RDATE:20230101T000000Z",
                "TZOFFSETFROM:-003015", "TZOFFSETTO:+0100", "END:DAYLIGHT", "END:VTIMEZONE",
            ])
        guard case .defined(let zone, _) = resolution.meaning else {
            Issue.record("not defined")
            return
        }
        let offsets = (2019...2023).map {
            zone.offset(at: Instant(seconds: wall($0, 6, 1).seconds))
        }
        #expect(offsets == [3_600, -1_815, 3_600, -1_815, 3_600])
        #expect(zone.offset(at: Instant(seconds: wall(2023, 1, 1).seconds)) == 3_600)
    }
}
