import Campus
import Recurrence
import TestSupport
import Testing
import Words

@Suite("What reminders say")
struct ReminderTextTests {
    /// Before UTC by an hour, as London is on these days.
    static let style = seen(at: item().start.instant)

    static func seen(at now: Instant) -> ReminderStyle {
        ReminderStyle(zone: Zone(id: "London", initialOffset: 3_600), at: now)
    }

    static func item(_ kind: ItemKind = .class, place: String? = "8W 2.1") -> AgendaItem {
        let wall = WallTime(CivilDate(uncheckedYear: 2026, month: 10, day: 5), secondOfDay: 33_300)
        return AgendaItem(
            id: ItemID(meeting: MeetingID(1), original: wall), kind: kind,
            start: ClockTime(wall: wall, offset: 3_600),
            end: ClockTime(wall: wall.adding(seconds: 6_600), offset: 3_600), allDay: false,
            zone: "Europe/London", summary: "CM50123 Lecture", location: place,
            source: kind == .event ? "Chess Club" : "Timetable", uid: "u")
    }

    static func before(_ item: AgendaItem, _ seconds: Int64) -> Instant {
        item.start.instant.adding(seconds: -seconds)
    }

    @Test("a class with all that is known of it")
    func full() {
        let item = Self.item()
        var facts = ReminderFacts()
        (facts.people, facts.peopleCount) = (["Ann", "Ben"], 40)
        facts.comments = [
            .init(author: "eve", text: "bring the sheet", at: item.start)
        ]
        facts.change = Self.change(.relocated, before: "8W 1.1")
        facts.leaveBy = ClockTime(
            wall: item.start.wall.adding(seconds: -780), offset: item.start.offset)
        let content = ReminderText.content(
            of: item, facts, Self.seen(at: Self.before(item, 1_680)))
        #expect(content.title == "CM50123 Lecture at 09:15")
        #expect(
            content.body == """
                8W 2.1, until 11:05, in 28 minutes
                leave by 09:02
                room changed from 8W 1.1
                with Ann, Ben and 38 others
                eve: bring the sheet
                """)
        #expect(content.classmateCount == 40 && content.leaveBy == facts.leaveBy)
    }

    @Test("a person is told in their language")
    func german() {
        let item = Self.item()
        var style = Self.seen(at: Self.before(item, 86_400))
        style.words = .german
        var facts = ReminderFacts()
        (facts.people, facts.peopleCount) = (["Ann", "Ben"], 3)
        let content = ReminderText.content(of: item, facts, style)
        #expect(content.title == "CM50123 Lecture morgen um 09:15")
        #expect(
            content.body == """
                8W 2.1, bis 11:05, in 1 Tag
                mit Ann, Ben und 1 weiteren Person
                """)
        #expect(
            ReminderText.late(content, by: 780).title
                == "CM50123 Lecture morgen um 09:15 (13 min zu spät)")
        let moved = Self.change(
            .moved, before: "2026-10-05T09:15:00+01:00", after: "2026-10-06T10:15:00+01:00")
        #expect(
            ReminderText.change(moved, source: "Plan", style).title
                == "CM50123 Lecture verlegt von Mo, 5. Okt. 09:15 auf Di, 6. Okt. 10:15")
    }

    @Test("nothing is said of what is not known")
    func plain() {
        let item = Self.item(place: nil)
        let content = ReminderText.content(
            of: item, ReminderFacts(), Self.seen(at: Self.before(item, 900)))
        #expect(content.body == "until 11:05, in 15 minutes")
    }

    @Test("a class abroad is told on the person's own clock")
    func abroad() {
        let item = Self.item()
        let content = ReminderText.content(
            of: item, ReminderFacts(), ReminderStyle(zone: .utc, at: Self.before(item, 900)))
        #expect(content.title == "CM50123 Lecture at 08:15")
        #expect(content.body == "8W 2.1, until 10:05, in 15 minutes")
    }

    @Test("an event says whose it is, and who of one's friends comes")
    func event() {
        let item = Self.item(.event)
        var facts = ReminderFacts()
        (facts.people, facts.peopleCount) = (["Ann"], 1)
        let content = ReminderText.content(
            of: item, facts, Self.seen(at: Self.before(item, 3_600)))
        #expect(content.body == "8W 2.1, until 11:05, in 1 hour\nwith Ann\nby Chess Club")
    }

    @Test(
        "how long until, and on which day",
        arguments: [
            (0, "at 09:15", "now"), (29, "at 09:15", "now"), (30, "at 09:15", "in 1 minute"),
            (-300, "at 09:15", "began 5 minutes ago"), (3_600, "at 09:15", "in 1 hour"),
            (5_400, "at 09:15", "in 90 minutes"), (7_200, "at 09:15", "in 2 hours"),
            (86_400, "tomorrow at 09:15", "in 1 day"),
            (172_800, "on Mon 5 Oct at 09:15", "in 2 days"),
        ] as [(Int64, String, String)])
    func distance(seconds: Int64, when: String, distance: String) {
        let item = Self.item()
        let content = ReminderText.content(
            of: item, ReminderFacts(), Self.seen(at: Self.before(item, seconds)))
        #expect(content.title == "CM50123 Lecture \(when)")
        #expect(content.body.hasSuffix(", \(distance)"))
    }

    @Test(
        "a clock of twelve hours",
        arguments: [
            (0, "12:00 am"), (59, "12:59 am"), (9 * 60 + 5, "9:05 am"), (720, "12:00 pm"),
            (13 * 60 + 30, "1:30 pm"), (1_439, "11:59 pm"),
        ])
    func clock(minute: Int, text: String) {
        let style = ReminderStyle(hasTwelveHours: true, zone: .utc, at: Instant(seconds: 0))
        let day = CivilDate(uncheckedYear: 2026, month: 10, day: 5)
        #expect(style.time(WallTime(day, secondOfDay: minute * 60)) == text)
    }

    @Test("comments are one line of at most eighty characters, without what harms a terminal")
    func quotes() {
        let quote = ReminderText.quote("short\nand \u{1b}[31mred")
        #expect(!quote.contains("\n") && !quote.contains("\u{1b}") && quote.hasPrefix("short"))
        let long = ReminderText.quote(String(repeating: "word ", count: 40))
        #expect(long.count <= 80 && long.hasSuffix("word…"))
        #expect(ReminderText.quote(String(repeating: "x", count: 80)).count == 80)
    }

    @Test("a cup, in either unit")
    func cup() throws {
        let glass = try #require(Amount("8oz")).volume
        let rest = try #require(Amount("48oz")).volume
        let end = Instant(seconds: 20 * 3_600)
        #expect(
            ReminderText.cup(glass, remaining: rest, until: end, Self.style).title
                == "Time for a glass (8 oz): 48 oz to go until 21:00")
        let metric = ReminderStyle(
            hasTwelveHours: true, units: .ml, zone: Self.style.zone, at: Self.style.now)
        let content = ReminderText.cup(glass, remaining: rest, until: end, metric)
        #expect(content.title == "Time for a glass (237 ml): 1420 ml to go until 9:00 pm")
        #expect(content.remaining == rest)
    }

    static func change(
        _ kind: Change.Kind, before: String? = nil, after: String? = nil, times: Int = 1
    ) -> Change {
        Change(
            kind: kind, meeting: MeetingID(1), uid: "u", slot: "", summary: "CM50123 Lecture",
            startsAt: Instant(seconds: 0), starts: ["2026-10-06T10:15:00+01:00"],
            occurrences: times, before: before, after: after)
    }

    @Test(
        "a change says what was and what is, in one sentence, and which hours it is of",
        arguments: [
            (
                change(.relocated, before: "8W 2.1", after: "1W 1.1"),
                "CM50123 Lecture is in 1W 1.1 instead of 8W 2.1", "Tue 6 Oct 10:15\n"
            ),
            (
                change(.relocated, before: "8W 2.1"),
                "CM50123 Lecture has no room any more (was 8W 2.1)", "Tue 6 Oct 10:15\n"
            ),
            (
                change(
                    .moved, before: "2026-10-05T09:15:00+01:00",
                    after: "2026-10-06T10:15:00+01:00"),
                "CM50123 Lecture moved from Mon 5 Oct 09:15 to Tue 6 Oct 10:15", ""
            ),
            (
                change(
                    .moved, before: "2026-10-06T09:15:00+01:00",
                    after: "2026-10-06T10:15:00+01:00", times: 8),
                "CM50123 Lecture moved from Tue 6 Oct 09:15 to 10:15", "8 times from then on\n"
            ),
            (
                change(
                    .moved, before: "2025-10-06T10:15:00+01:00",
                    after: "2026-10-06T10:15:00+01:00"),
                "CM50123 Lecture moved from Mon 6 Oct 2025 10:15 to Tue 6 Oct 2026 10:15", ""
            ),
            (
                change(
                    .moved, before: "2026-10-06T10:15:00+01:00/2026-10-06T11:05:00+01:00",
                    after: "2026-10-06T10:15:00+01:00/2026-10-06T12:05:00+01:00"),
                "CM50123 Lecture takes until 12:05 instead of 11:05", "Tue 6 Oct 10:15\n"
            ),
            (
                change(.moved, before: "2026-10-05", after: "2026-10-06"),
                "CM50123 Lecture moved from Mon 5 Oct to Tue 6 Oct", ""
            ),
            (
                change(.renamed, before: "Networks", after: "CM50123 Lecture"),
                "Networks is now called CM50123 Lecture", "Tue 6 Oct 10:15\n"
            ),
            (
                change(.cancelled, times: 3), "CM50123 Lecture is cancelled",
                "Tue 6 Oct 10:15\n"
            ),
            (
                change(.cancelled, times: 4), "CM50123 Lecture is cancelled",
                "4 times from Tue 6 Oct 10:15\n"
            ),
            (
                change(.removed), "CM50123 Lecture is no longer listed", "Tue 6 Oct 10:15\n"
            ),
        ])
    func changes(change: Change, title: String, body: String) {
        let content = ReminderText.change(change, source: "Timetable", Self.style)
        #expect(content.title == title && content.body == "\(body)says Timetable")
    }

    @Test("of another year than now's the year is said")
    func years() {
        let style = Self.seen(at: Self.before(Self.item(), 300 * 86_400))
        let item = ReminderText.content(of: Self.item(), ReminderFacts(), style)
        #expect(item.title == "CM50123 Lecture on Mon 5 Oct 2026 at 09:15")
        let change = ReminderText.change(Self.change(.cancelled, times: 4), source: "T", style)
        #expect(change.body == "4 times from Tue 6 Oct 2026 10:15\nsays T")
        let moved = Self.change(
            .moved, before: "2025-12-29T10:00:00Z/2025-12-29T11:00:00Z",
            after: "2025-12-30T10:00:00Z/2025-12-30T11:00:00Z")
        #expect(
            ChangeWords(style).sentence(moved)
                == "CM50123 Lecture moved from Mon 29 Dec 11:00 to Tue 30 Dec 11:00")
        #expect(
            ChangeWords(Self.style).sentence(moved)
                == "CM50123 Lecture moved from Mon 29 Dec 2025 11:00 to Tue 30 Dec 2025 11:00")
        let offer = News(
            id: 1, eventID: 4, kind: .offered, at: Instant(seconds: 0), sentence: "Chess",
            until: Instant(seconds: 1_790_000_000))
        #expect(
            ReminderText.news(offer, style).body
                == "a place is yours until Mon 21 Sep 2026 at 15:13: belltower event join e4")
    }

    private static let held = News(
        id: 2, eventID: nil, kind: .held, at: Instant(seconds: 0),
        sentence: KeptSentence(
            Message(
                "kept.held.keeper",
                ["source": "T", "name": "T", "claim": .message(Message("refusal.held.nothing"))]),
            at: Instant(seconds: 0)))

    @Test("where there is no site a notice of what is not believed says the command")
    func heldHere() {
        #expect(
            ReminderText.news(Self.held, Self.style).body.hasSuffix("import T --accept-removals"))
    }

    @Test(
        "where there is a site its page is told instead of a command", arguments: Language.allCases)
    func site(language: Language) throws {
        var style = Self.style
        (style.site, style.words) = ("https://bell.example", .of(language))
        let kim = Person(id: 2, handle: try #require(Handle("kim")), role: .student)
        func told(_ kind: News.Kind) -> ReminderContent {
            ReminderText.news(
                News(id: 1, eventID: 4, kind: kind, at: Instant(seconds: 0), sentence: "Chess"),
                style)
        }
        for (content, page) in [
            (ReminderText.request(of: kim, style), "/friends"),
            (ReminderText.sharing(askedBy: kim, style), "/friends"),
            (told(.offered), "/events/e4"), (told(.invited), "/events/e4"),
            (ReminderText.news(Self.held, style), "/sources"),
            (ReminderText.imported([Self.change(.cancelled)], source: "T", style), "/changes"),
        ] {
            #expect(content.body.contains("https://bell.example" + page), "\(content.body)")
            #expect(!content.body.contains("belltower "), "\(content.body)")
        }
    }

    @Test("an offer says until when the place is kept, and how to take it")
    func offer() {
        let news = News(
            id: 1, eventID: 4, kind: .offered, at: Instant(seconds: 0),
            sentence: "Chess night: a place is free for you",
            until: Instant(seconds: 1_790_000_000))
        let content = ReminderText.news(news, Self.style)
        #expect(content.title == "Chess night: a place is free for you")
        #expect(
            content.body
                == "a place is yours until Mon 21 Sep at 15:13: belltower event join e4")
    }

    @Test("a digest says the day, the changes, the groups to choose, and yesterday's water")
    func digest() {
        var alternative = Self.item()
        alternative.isAlternative = true
        alternative.module = ModuleCode("CM50200")
        let content = ReminderText.digest(
            of: CivilDate(uncheckedYear: 2026, month: 10, day: 5), [Self.item(), alternative],
            changes: [(Self.change(.cancelled), "Timetable")],
            water: DrinkDay(
                date: CivilDate(uncheckedYear: 2026, month: 10, day: 4), goal: .standard,
                drinks: []), Self.style)
        #expect(content.title == "Mon 5 Oct: 2 items")
        #expect(
            content.body == """
                09:15 CM50123 Lecture, 8W 2.1
                09:15 CM50123 Lecture, 8W 2.1
                CM50200: several groups ring until you choose yours
                CM50123 Lecture is cancelled, Tue 6 Oct 10:15
                water yesterday: 0 oz of 64 oz
                """)
        let empty = ReminderText.digest(
            of: CivilDate(uncheckedYear: 2026, month: 10, day: 5), [], changes: [], water: nil,
            Self.style)
        #expect(empty.body == "nothing in your calendar")
    }
}
