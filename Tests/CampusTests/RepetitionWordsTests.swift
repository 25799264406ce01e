import Campus
import Recurrence
import Testing
import Words

@Suite("Repetitions in words")
struct RepetitionWordsTests {
    /// A Thursday.
    static let first = CivilDate(uncheckedYear: 2026, month: 10, day: 8)

    @Test(
        "a rule is said as one says it; what has no few words is shown as it is",
        arguments: [
            ("FREQ=WEEKLY;BYDAY=MO;COUNT=4", "every Monday, 4 times"),
            ("FREQ=WEEKLY", "every Thursday"),
            ("FREQ=WEEKLY;BYDAY=TH,MO", "every Monday and Thursday"),
            ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"),
            ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", "every day"),
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "every 2 weeks on Monday"),
            ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR", "every 2 weeks on weekdays"),
            ("FREQ=WEEKLY;UNTIL=20261109T235959", "every Thursday, until Mon 9 Nov 2026"),
            ("FREQ=WEEKLY;UNTIL=20261109T235959Z", "every Thursday, until Mon 9 Nov 2026"),
            ("FREQ=DAILY;COUNT=1", "every day, once"),
            (
                "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261211",
                "every weekday, until Fri 11 Dec 2026"
            ),
            ("FREQ=DAILY;INTERVAL=3", "every 3 days"),
            ("FREQ=HOURLY;COUNT=3", "every hour, 3 times"),
            ("FREQ=MONTHLY", "every month on the 8th"),
            (
                "FREQ=MONTHLY;BYMONTHDAY=1,22,-1",
                "every month on the 1st, the 22nd and the last day"
            ),
            ("FREQ=MONTHLY;BYDAY=1MO", "every month on the first Monday"),
            ("FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR", "every 2 months on the last Friday"),
            ("FREQ=YEARLY", "every year on 8 October"),
            ("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "every year on the second Sunday of May"),
            ("FREQ=YEARLY;BYMONTH=3,9", "every year on the 8th of March and September"),
            ("FREQ=WEEKLY;BYSETPOS=1;BYDAY=MO", "by the rule FREQ=WEEKLY;BYDAY=MO;BYSETPOS=1"),
            ("FREQ=YEARLY;BYDAY=20MO", "by the rule FREQ=YEARLY;BYDAY=20MO"),
            ("FREQ=DAILY;BYHOUR=9,17", "by the rule FREQ=DAILY;BYHOUR=9,17"),
        ])
    func words(rule: String, words: String) throws {
        let read = try #require(RecurrenceRule.parse(rule).0)
        #expect(Catalogue.english.text(read.message(from: Self.first)) == words)
        // And what is said is read: the same words again.
        for text in [words, words.uppercased()] {
            let value = try #require(
                try WrittenRepeat.rule(text, from: Self.first, today: Self.first), "\(text)")
            let again = try #require(RecurrenceRule.parse(value).0, "\(value)")
            #expect(Catalogue.english.text(again.message(from: Self.first)) == words)
        }
    }

    static let newYork = Zone(
        id: "America/New_York", initialOffset: -14_400,
        transitions: [(Instant(seconds: 1_793_512_800), -18_000)])

    @Test(
        "a rule ends on the day of its last occurrence, on its own clock, wherever UNTIL is",
        arguments: [
            // The end of 29 October in New York.
            ("FREQ=WEEKLY;UNTIL=20261030T035959Z", "every Thursday, until Thu 29 Oct 2026"),
            ("FREQ=WEEKLY;UNTIL=20261103T120000Z", "every Thursday, until Thu 29 Oct 2026"),
            ("FREQ=MONTHLY;UNTIL=20270201T000000", "every month on the 8th, until Fri 8 Jan 2027"),
            ("FREQ=WEEKLY;COUNT=4", "every Thursday, 4 times"),
        ])
    func ends(rule: String, words: String) throws {
        let read = try #require(RecurrenceRule.parse(rule).0)
        let start = WallTime(Self.first, secondOfDay: 68_400)
        #expect(Catalogue.english.text(read.message(from: start, in: Self.newYork)) == words)
    }

    @Test(
        "months without the day are told of",
        arguments: [
            ("FREQ=MONTHLY", 31, "months without a 31st are left out"),
            ("FREQ=MONTHLY", 29, "months without a 29th are left out"),
            ("FREQ=MONTHLY;BYMONTHDAY=30,31", 30, "months without a 30th are left out"),
            ("FREQ=MONTHLY", 28, nil), ("FREQ=MONTHLY;BYMONTHDAY=-1", 31, nil),
            ("FREQ=WEEKLY", 31, nil), ("FREQ=MONTHLY;BYDAY=1MO", 31, nil),
        ] as [(String, Int, String?)])
    func omissions(rule: String, day: Int, words: String?) throws {
        let read = try #require(RecurrenceRule.parse(rule).0)
        let first = CivilDate(uncheckedYear: 2026, month: 10, day: day)
        #expect(read.omission(from: first).map { Catalogue.english.text($0) } == words)
    }

    @Test(
        "every language says them",
        arguments: [
            (
                "FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4", Language.german,
                "jeden Montag und Donnerstag, 4 Mal"
            ),
            ("FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR", .german, "alle 2 Monate am letzten Freitag"),
            (
                "FREQ=WEEKLY;UNTIL=20261109", .french,
                "chaque jeudi, jusqu’au lun. 9 nov. 2026"
            ),
            ("FREQ=YEARLY", .spanish, "cada año, el 8 de octubre"),
            ("FREQ=DAILY;INTERVAL=3", .arabic, "كل 3 أيام"),
            ("FREQ=DAILY;BYHOUR=9,17", .french, "selon la règle FREQ=DAILY;BYHOUR=9,17"),
        ])
    func languages(rule: String, language: Language, words: String) throws {
        let read = try #require(RecurrenceRule.parse(rule).0)
        #expect(Catalogue.of(language).text(read.message(from: Self.first)) == words)
    }
}
