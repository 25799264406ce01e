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
        ])
    func read(_ words: String, _ rule: String) { #expect(WrittenRepeat.rule(words) == rule) }

    @Test(
        "anything else is left to RFC 5545",
        arguments: [
            "", "FREQ=WEEKLY", "every", "every 0 weeks", "every 2", "every two", "every week day",
            "0 times", "times", "every 99999 weeks", "weekly, -1 times",
        ])
    func others(_ words: String) { #expect(WrittenRepeat.rule(words) == nil) }
}
