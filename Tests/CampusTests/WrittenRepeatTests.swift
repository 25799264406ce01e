import Recurrence
import Testing

@testable import Campus

@Suite("Repetitions in words")
struct WrittenRepeatTests {
    @Test(
        "words mean a rule",
        arguments: [
            ("weekly", "FREQ=WEEKLY"), ("Daily", "FREQ=DAILY"),
            ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
            ("every weekday, 10 times", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=10"),
            ("every 2 weeks", "FREQ=WEEKLY;INTERVAL=2"),
            ("every other week", "FREQ=WEEKLY;INTERVAL=2"), ("every day", "FREQ=DAILY"),
            ("every 3 months, 4 times", "FREQ=MONTHLY;INTERVAL=3;COUNT=4"),
            ("every mon and wed", "FREQ=WEEKLY;BYDAY=MO,WE"),
            ("every Monday, 4 times", "FREQ=WEEKLY;BYDAY=MO;COUNT=4"),
            ("weekly 10 times", "FREQ=WEEKLY;COUNT=10"),
            ("weekly for 10 times", "FREQ=WEEKLY;COUNT=10"),
            ("every thu until 14 dec", "FREQ=WEEKLY;BYDAY=TH;UNTIL=20261214"),
            ("Every 2 Weeks on Thu", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"),
            ("every other thursday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"),
            (
                "every weekday until 14 dec",
                "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261214"
            ),
            ("weekly on tue and fri until Fri 18 Dec", "FREQ=WEEKLY;BYDAY=TU,FR;UNTIL=20261218"),
            ("every week till 2027-01-08", "FREQ=WEEKLY;UNTIL=20270108"),
            ("daily until in 3 weeks", "FREQ=DAILY;UNTIL=20261026"),
            ("every mondays until december", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231"),
            ("monthly on the first mon", "FREQ=MONTHLY;BYDAY=1MO"),
        ])
    func read(_ words: String, _ rule: String) throws {
        #expect(try Self.rule(words) == rule)
    }

    /// Said on Monday 5 October 2026 of something that starts on the Thursday after.
    static func rule(_ words: String) throws -> String? {
        try WrittenRepeat.rule(
            words, from: CivilDate(uncheckedYear: 2026, month: 10, day: 8),
            today: CivilDate(uncheckedYear: 2026, month: 10, day: 5))
    }

    @Test("an end that can be two days is refused with both")
    func ambiguous() {
        #expect(throws: WrittenTimeProblem.ambiguous("3/4/2027", "3 April 2027", "4 March 2027")) {
            try Self.rule("every thu until 3/4/2027")
        }
    }

    @Test(
        "anything else is left to RFC 5545",
        arguments: [
            "", "FREQ=WEEKLY", "every", "every 0 weeks", "every 2", "every two", "every week day",
            "0 times", "times", "every 99999 weeks", "weekly, -1 times",
        ])
    func others(_ words: String) throws { #expect(try Self.rule(words) == nil) }
}
