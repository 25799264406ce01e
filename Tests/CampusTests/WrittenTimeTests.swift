import Campus
import Recurrence
import Testing

@Suite("Times in a person's words")
struct WrittenTimeTests {
    /// London in 2026 and 2027: summer time from 29 March to 25 October, and to 28 March.
    static let zone = Zone(
        id: "Europe/London", initialOffset: 0,
        transitions: [
            (Instant(seconds: 1_774_746_000), 3_600), (Instant(seconds: 1_792_890_000), 0),
            (Instant(seconds: 1_806_195_600), 3_600),
        ])

    /// Said on a Monday.
    static func read(
        _ text: String, now: String = "2026-10-05T10:00:00+01:00", notBefore: String? = nil
    ) throws -> String {
        let now = try #require(Timestamp.instant(now))
        let earliest = notBefore.flatMap(Timestamp.instant)
        switch try WrittenTime(text).resolved(now: now, notBefore: earliest, in: zone) {
        case .day(let date): return date.description
        case .instant(let instant): return ClockTime(instant, in: zone).description
        case .days(let days): return "\(days.lowerBound)/\(days.upperBound.adding(days: -1))"
        case .span(let span):
            return [span.lowerBound, span.upperBound]
                .map { ClockTime($0, in: zone).description }.joined(separator: "/")
        }
    }

    /// As screens print them in other languages, and with the words around them.
    static let translated: [(words: String, meaning: String)] = [
        ("Fr 14:00", "2026-10-09T14:00:00+01:00"),
        ("freitag um 14:00", "2026-10-09T14:00:00+01:00"),
        ("9:15 am Freitag", "2026-10-09T09:15:00+01:00"),
        ("am Fr, 9. Okt. 9:15", "2026-10-09T09:15:00+01:00"),
        ("Do 2026-10-08", "2026-10-08"), ("Mi, 3. März 2027", "2027-03-03"),
        ("bis morgen, 10:15", "2026-10-06T10:15:00+01:00"),
        ("ab heute", "2026-10-05"), ("seit 5. Dezember 2025", "2025-12-05"),
        ("5. bis 11. Oktober 2026", "2026-10-05/2026-10-11"),
        ("30. Oktober bis 5. November 2026", "2026-10-30/2026-11-05"),
        ("Mai 2027", "2027-05-01/2027-05-31"), ("in 2 Tagen", "2026-10-07T10:00:00+01:00"),
        ("vor 3 Stunden", "2026-10-05T07:00:00+01:00"),
        // Those that English has too.
        ("9 am 6 oct", "2026-10-06T09:00:00+01:00"),
        ("9am on fri", "2026-10-09T09:00:00+01:00"),
        ("12 am fri", "2026-10-09T00:00:00+01:00"),
        ("mar 6", "2027-03-06"),
        // French.
        ("vendredi à 14:00", "2026-10-09T14:00:00+01:00"),
        ("mar. 6 oct. 9:15", "2026-10-06T09:15:00+01:00"),
        ("le 1er novembre", "2026-11-01"), ("jusqu’à demain", "2026-10-06"),
        ("aujourd'hui à 18:00", "2026-10-05T18:00:00+01:00"),
        ("5 au 11 octobre 2026", "2026-10-05/2026-10-11"),
        ("demain de 9:00 à 11:00", "2026-10-06T09:00:00+01:00/2026-10-06T11:00:00+01:00"),
        ("dans 2 heures", "2026-10-05T12:00:00+01:00"), ("il y a 3 h", "2026-10-05T07:00:00+01:00"),
        ("decembre 2026", "2026-12-01/2026-12-31"),
        // Spanish.
        ("viernes a las 14:00", "2026-10-09T14:00:00+01:00"),
        ("mar 6 oct 9:15", "2026-10-06T09:15:00+01:00"), ("mar 14:00", "2026-10-06T14:00:00+01:00"),
        ("el 5 de ago de 2027", "2027-08-05"), ("5 ago", "2027-08-05"), ("mañana", "2026-10-06"),
        ("30 de octubre a 5 de noviembre de 2026", "2026-10-30/2026-11-05"),
        ("dentro de 2 días", "2026-10-07T10:00:00+01:00"),
        ("hace 3 horas", "2026-10-05T07:00:00+01:00"),
        // Arabic.
        ("الجمعة 14:00", "2026-10-09T14:00:00+01:00"),
        ("غدًا الساعة 9:15", "2026-10-06T09:15:00+01:00"),
        ("٥ نوفمبر ٢٠٢٦", "2026-11-05"), ("١٤:٠٠", "2026-10-05T14:00:00+01:00"),
        ("5 إلى 11 أكتوبر 2026", "2026-10-05/2026-10-11"),
        ("خلال ساعتين", "2026-10-05T12:00:00+01:00"), ("قبل 3 ساعات", "2026-10-05T07:00:00+01:00"),
        ("2:30 م الجمعة", "2026-10-09T14:30:00+01:00"),
    ]

    @Test("what is typed in another language means the same", arguments: translated)
    func translatedWords(_ words: String, _ meaning: String) throws {
        #expect(try Self.read(words) == meaning)
    }

    @Test(
        "a short name that is another word too is nothing without a day",
        arguments: ["do", "so", "mo", "mai", "jeu", "ago"])
    func abbreviations(_ word: String) {
        #expect(throws: WrittenTimeProblem.self) { try Self.read(word) }
    }

    static let phrases: [(words: String, meaning: String)] = [
        ("fri 14:00", "2026-10-09T14:00:00+01:00"),
        ("Friday 2pm", "2026-10-09T14:00:00+01:00"),
        ("friday 2 PM", "2026-10-09T14:00:00+01:00"),
        ("fri, at 2:30pm", "2026-10-09T14:30:00+01:00"),
        ("14:00 fri", "2026-10-09T14:00:00+01:00"),
        ("on thurs at 9", "2026-10-08T09:00:00+01:00"),
        ("tomorrow 9", "2026-10-06T09:00:00+01:00"),
        ("today 18:30", "2026-10-05T18:30:00+01:00"),
        ("today 9", "2026-10-05T09:00:00+01:00"),
        ("mon 9:15", "2026-10-12T09:15:00+01:00"),
        ("mon 10:00", "2026-10-05T10:00:00+01:00"),
        ("mon", "2026-10-05"),
        ("next mon 9:15", "2026-10-12T09:15:00+01:00"),
        ("next fri", "2026-10-16"),
        ("this fri", "2026-10-09"),
        ("2026-10-05 09:15", "2026-10-05T09:15:00+01:00"),
        ("2026-10-05T09:15", "2026-10-05T09:15:00+01:00"),
        ("2026-10-05t09:15:30", "2026-10-05T09:15:30+01:00"),
        ("5 oct 14:00", "2026-10-05T14:00:00+01:00"),
        ("5 oct 9", "2027-10-05T09:00:00+01:00"),
        ("oct 6 9am", "2026-10-06T09:00:00+01:00"),
        ("4 October", "2027-10-04"),
        ("5th oct. 2027 noon", "2027-10-05T12:00:00+01:00"),
        ("5.10. 14:00", "2026-10-05T14:00:00+01:00"),
        ("5.10.2027", "2027-10-05"),
        ("14:00", "2026-10-05T14:00:00+01:00"),
        ("10:00", "2026-10-05T10:00:00+01:00"),
        ("9:59", "2026-10-06T09:59:00+01:00"),
        ("12am", "2026-10-06T00:00:00+01:00"),
        ("12pm", "2026-10-05T12:00:00+01:00"),
        ("in 2h", "2026-10-05T12:00:00+01:00"),
        ("in 90 min", "2026-10-05T11:30:00+01:00"),
        ("in 3 days", "2026-10-08T10:00:00+01:00"),
        ("in 3 weeks", "2026-10-26T10:00:00+00:00"),
        ("2026-12-24", "2026-12-24"),
        ("fri", "2026-10-09"),
        ("29 feb", "2028-02-29"),
        ("2026-10-05T09:15:00Z", "2026-10-05T10:15:00+01:00"),
        ("2026-10-05T09:15:00-04:00", "2026-10-05T14:15:00+01:00"),
        // The clocks go back: 1:30 is there twice, and the first one is meant.
        ("2026-10-25 01:30", "2026-10-25T01:30:00+01:00"),
        ("2026-10-25T01:30:00Z", "2026-10-25T01:30:00+00:00"),
        ("  Fri   14:00 ", "2026-10-09T14:00:00+01:00"),
        ("Tue 6 Oct 13:30", "2026-10-06T13:30:00+01:00"),
        ("TUE 2026-10-06", "2026-10-06"),
        ("Tuesday 6 October 2026, 13:30", "2026-10-06T13:30:00+01:00"),
        ("until Sat 10 Oct", "2026-10-10"),
        // Yesterday: the weekday says which year.
        ("Sun 4 Oct", "2026-10-04"),
        ("Mon 4 Oct", "2027-10-04"),
        ("29 feb tue", "2028-02-29"),
        ("tomorrow at 00:03", "2026-10-06T00:03:00+01:00"),
        ("at 10:15 on Tuesday", "2026-10-06T10:15:00+01:00"),
        ("fri 9 am", "2026-10-09T09:00:00+01:00"),
        ("tomorrow 9.30", "2026-10-06T09:30:00+01:00"),
        ("fri 9.30pm", "2026-10-09T21:30:00+01:00"),
        ("9 a.m. fri", "2026-10-09T09:00:00+01:00"),
        ("9am", "2026-10-06T09:00:00+01:00"),
        ("12.45", "2026-10-05T12:45:00+01:00"),
        ("5.10 14:00", "2026-10-05T14:00:00+01:00"),
        ("midnight", "2026-10-06T00:00:00+01:00"),
        ("now", "2026-10-05T10:00:00+01:00"),
        ("40 s ago", "2026-10-05T09:59:20+01:00"),
        ("3 days ago", "2026-10-02T10:00:00+01:00"),
        ("In 1 H 20 Min", "2026-10-05T11:20:00+01:00"),
        ("the 6th of October", "2026-10-06"),
        ("25/12/2026", "2026-12-25"), ("12/25", "2026-12-25"), ("7/7", "2027-07-07"),
        ("2026/12/03", "2026-12-03"), ("31-12-2026", "2026-12-31"), ("20261203", "2026-12-03"),
        ("fri next week", "2026-10-16"), ("next week fri 14:00", "2026-10-16T14:00:00+01:00"),
        ("wed last week", "2026-09-30"), ("last friday", "2026-10-02"),
        ("next week", "2026-10-12/2026-10-18"), ("last week", "2026-09-28/2026-10-04"),
        ("October", "2026-10-01/2026-10-31"), ("may 2027", "2027-05-01/2027-05-31"),
        ("2026-11", "2026-11-01/2026-11-30"), ("2027", "2027-01-01/2027-12-31"),
        ("last month", "2026-09-01/2026-09-30"), ("next year", "2027-01-01/2027-12-31"),
        ("5 to 11 October 2026", "2026-10-05/2026-10-11"),
        ("28 September to 4 October 2026", "2026-09-28/2026-10-04"),
        ("28 December 2026 to 3 January 2027", "2026-12-28/2027-01-03"),
        ("7-9 oct", "2026-10-07/2026-10-09"), ("mon – wed", "2026-10-05/2026-10-07"),
        ("13:30–15:00", "2026-10-05T13:30:00+01:00/2026-10-05T15:00:00+01:00"),
        ("13:30-15:00", "2026-10-05T13:30:00+01:00/2026-10-05T15:00:00+01:00"),
        ("fri 9 to 11", "2026-10-09T09:00:00+01:00/2026-10-09T11:00:00+01:00"),
        ("9–11 am fri", "2026-10-09T09:00:00+01:00/2026-10-09T11:00:00+01:00"),
        // The start takes the half of the day that the end says, where that is before the end.
        ("fri 2-4pm", "2026-10-09T14:00:00+01:00/2026-10-09T16:00:00+01:00"),
        ("tomorrow 1 to 3 pm", "2026-10-06T13:00:00+01:00/2026-10-06T15:00:00+01:00"),
        ("fri 8:30–10 p.m.", "2026-10-09T20:30:00+01:00/2026-10-09T22:00:00+01:00"),
        ("fri 12-2pm", "2026-10-09T12:00:00+01:00/2026-10-09T14:00:00+01:00"),
        ("fri 12-2am", "2026-10-09T00:00:00+01:00/2026-10-09T02:00:00+01:00"),
        ("fri 11-1pm", "2026-10-09T11:00:00+01:00/2026-10-09T13:00:00+01:00"),
        ("fri 9-5pm", "2026-10-09T09:00:00+01:00/2026-10-09T17:00:00+01:00"),
        ("fri 9 to 11 am", "2026-10-09T09:00:00+01:00/2026-10-09T11:00:00+01:00"),
        ("fri 2am-4pm", "2026-10-09T02:00:00+01:00/2026-10-09T16:00:00+01:00"),
        ("fri 14-4pm", "2026-10-09T14:00:00+01:00/2026-10-09T16:00:00+01:00"),
        (
            "Fri 2026-10-09 22:00 – 2026-10-10 02:00",
            "2026-10-09T22:00:00+01:00/2026-10-10T02:00:00+01:00"
        ),
        ("22:00 – 02:00", "2026-10-05T22:00:00+01:00/2026-10-06T02:00:00+01:00"),
        ("8:00 – 20:00 +1", "2026-10-06T08:00:00+01:00/2026-10-07T20:00:00+01:00"),
        // Behind a space a minus is no offset, and none is further than clocks are.
        ("2026-10-22 20:00-21:30", "2026-10-22T20:00:00+01:00/2026-10-22T21:30:00+01:00"),
        ("2026-10-22T20:00-21:30", "2026-10-22T20:00:00+01:00/2026-10-22T21:30:00+01:00"),
        ("2026-10-22 08:00-09:30", "2026-10-22T08:00:00+01:00/2026-10-22T09:30:00+01:00"),
        ("2026-10-22 08:00:00-05:00", "2026-10-22T14:00:00+01:00"),
        ("2026-10-22T08:00-05:00", "2026-10-22T14:00:00+01:00"),
        ("2026-10-22 08:00+02:00", "2026-10-22T07:00:00+01:00"),
        (
            "from 22:00 to 3:00 on Saturday 10 October 2026",
            "2026-10-09T22:00:00+01:00/2026-10-10T03:00:00+01:00"
        ),
        (
            "2026-10-05T09:15:00+01:00 – 2026-10-05T11:05:00+01:00",
            "2026-10-05T09:15:00+01:00/2026-10-05T11:05:00+01:00"
        ),
    ]

    @Test("a phrase means one time", arguments: phrases)
    func meanings(_ words: String, _ meaning: String) throws {
        #expect(try Self.read(words) == meaning)
    }

    static let refused: [(words: String, says: String)] = [
        ("", "is no time"), ("soon", "is no time"), ("9", "is no time"),
        ("fri fri", "is no time"), ("14:00 15:00", "is no time"), ("fri 25:00", "is no time"),
        ("fri 9:75", "is no time"), ("fri 9:5", "is no time"), ("13pm", "is no time"),
        ("0am", "is no time"), ("24:00", "is no time"), ("9-11", "is no time"),
        ("5/10 14:00", "can be 5 October or 10 May: write"),
        ("03/04/2026", "03/04/2026 can be 3 April 2026 or 4 March 2026: write the one"),
        ("03-04-2026", "can be 3 April 2026 or 4 March 2026"),
        ("9.10", "can be 9:10 or 9 October"), ("fri 9.10", "can be 9:10 or 9 October"),
        (
            "Tue 5 Oct 2026",
            "5 Oct 2026 is a Monday: write the one that is meant, Mon 2026-10-05 or Tue 2026-10-06"
        ),
        ("Wed 5 Oct", "5 Oct 2026 is a Monday: write"),
        ("fri 10 oct 14:00", "10 Oct 2026 is a Saturday: write"),
        ("mon 11 oct 9:00", "11 Oct 2026 is a Sunday: write"),
        ("thu 1 jan", "1 Jan 2027 is a Friday: write"),
        ("10-12am fri", "10-12am fri can be 10am to 12pm or 10pm to 12am: write"),
        ("14:00–13:00", "ends before it starts"), ("9 oct to 7 oct 2026", "ends before it starts"),
        ("week 5", "no such day"), ("october 14:00", "is no time"), ("31/31", "no such day"),
        ("13/13/2026", "no such day"), ("fri to 9:00", "is no time"), ("2 oct - ", "is no time"),
        ("in", "is no time"), ("in a while", "is no time"), ("next", "is no time"),
        ("in -2h", "is no time"), ("mn 9:00", "is no time"), ("today tomorrow", "is no time"),
        ("\u{202e}fri", "is no time"), ("at", "is no time"),
        ("31 feb", "no such day"), ("31.2. 9:00", "no such day"), ("2026-02-29", "no such day"),
        ("2026-13-01 09:00", "no such day"), ("0.5.2026", "no such day"),
        ("30 feb 2028", "no such day"), ("29 feb 2027", "no such day"),
        ("0001-01-01", "no such day"), ("9999-12-31 23:00", "no such day"),
        ("2027-03-28 01:30", "does not happen"),
    ]

    @Test("what is no time is refused with what would be understood", arguments: refused)
    func refusals(_ words: String, _ says: String) { expectRefusal(of: words, says) }

    @Test("ten megabytes of digits are no time either")
    func hugeRefusal() {
        expectRefusal(of: String(repeating: "9", count: 10_000_000), "is no time")
    }

    private func expectRefusal(of words: String, _ says: String) {
        do {
            let meaning = try Self.read(words)
            Issue.record("\(words.prefix(20)) was read as \(meaning)")
        } catch let problem as WrittenTimeProblem {
            #expect(problem.description.contains(says), "\(problem)")
            #expect(problem.description.contains(": ") && problem.description.count < 240)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("last friday is one of two, once this week's is over")
    func lastFriday() {
        #expect(
            throws: WrittenTimeProblem.ambiguous("last fri", "Fri 2026-10-09", "Fri 2026-10-02")
        ) {
            try Self.read("last fri", now: "2026-10-10T10:00:00+01:00")
        }
    }

    @Test(
        "who tells of the past means the last such day",
        arguments: [
            ("fri", "2026-10-02"), ("mon", "2026-10-05"),
            ("mon 21:00", "2026-09-28T21:00:00+01:00"),
            ("4 oct", "2026-10-04"), ("5 oct", "2026-10-05"), ("6 oct", "2025-10-06"),
            ("september", "2026-09-01/2026-09-30"), ("october", "2026-10-01/2026-10-31"),
            ("november", "2025-11-01/2025-11-30"), ("9:00", "2026-10-05T09:00:00+01:00"),
            ("tomorrow", "2026-10-06"), ("Mon 5 Oct", "2026-10-05"),
            ("Thu 1 Jan", "2026-01-01"), ("Sat 11 Oct", "2025-10-11"),
        ])
    func past(_ words: String, _ meaning: String) throws {
        let now = try #require(Timestamp.instant("2026-10-05T10:00:00+01:00"))
        let earliest = try WrittenTime(words).earliest(behind: now, in: Self.zone)
        let from = earliest.map { ClockTime($0, in: Self.zone).description }
        #expect(try Self.read(words, notBefore: from) == meaning)
    }

    @Test("an end is read from the start on")
    func ends() throws {
        let start = "2026-10-09T22:00:00+01:00"
        #expect(
            try Self.read("23:00", notBefore: start) == "2026-10-09T23:00:00+01:00")
        #expect(try Self.read("1:00", notBefore: start) == "2026-10-10T01:00:00+01:00")
        #expect(try Self.read("fri 23:00", notBefore: start) == "2026-10-09T23:00:00+01:00")
        #expect(try Self.read("mon", notBefore: start) == "2026-10-12")
        #expect(try Self.read("5 oct", notBefore: start) == "2027-10-05")
    }

    static let lengths: [(words: String, days: Int, seconds: Int64)] = [
        ("1h", 0, 3_600), ("90m", 0, 5_400), ("1h30", 0, 5_400), ("1h30m", 0, 5_400),
        ("1:30", 0, 5_400), ("45 min", 0, 2_700), ("2 hours", 0, 7_200), ("2d", 2, 0),
        ("1w", 7, 0), ("40 s", 0, 40), ("1m30s", 0, 90), ("1d 12h", 1, 43_200), ("0m", 0, 0),
        ("1w2d3h4m", 9, 11_040),
    ]

    @Test("a length is read", arguments: lengths)
    func readLengths(_ words: String, _ days: Int, _ seconds: Int64) {
        let length = WrittenLength(words)
        #expect(length?.days == days && length?.seconds == seconds)
    }

    @Test(
        "what is no length is refused",
        arguments: [
            "", "h", "1", "90", "-1h", "1h1h", "30m1h", "1h90m", "1h3", "1:60", "1:5", "1.5h",
            "1x", "1e9h", "99999h", ":30", "1::30", "１h", "1h30x",
            String(repeating: "1h", count: 1_000),
        ])
    func noLengths(_ words: String) {
        #expect(WrittenLength(words) == nil, "\(words.prefix(20))")
    }

    @Test("an item's id is read as it is written, and in no other way")
    func ids() {
        for text in ["m1", "m12-20261005T091500"] {
            #expect(ItemID(text)?.description == text)
        }
        for text in [
            "", "m", "12", "m+1", "m01", "m1-", "m1-20261005", "m1-2026-10-05T09:15", "M1",
            "m1-20261005T091500Z", "m99999999999999999999", "m1-20261399T091500", "m1-x",
        ] { #expect(ItemID(text) == nil, "\(text)") }
    }
}
