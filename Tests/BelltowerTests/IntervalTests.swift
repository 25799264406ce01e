import Testing

@testable import belltower

@Suite("Lengths of time as arguments")
struct IntervalTests {
    @Test(
        "a number and its unit, minutes without one, and all that is read elsewhere",
        arguments: [
            ("90s", 90), ("30", 1_800), ("10080", 604_800), ("30m", 1_800), ("2h", 7_200),
            ("1w", 604_800), ("1h30", 5_400), ("1h 30m", 5_400), ("1:30", 5_400),
            ("1 Stunde", 3_600), ("0m", nil), ("-5m", nil), ("soon", nil), ("", nil),
            ("9000000000000000000m", nil), ("0:00", nil),
        ] as [(String, Int64?)])
    func read(argument: String, seconds: Int64?) {
        #expect(Interval(argument: argument)?.seconds == seconds)
    }
}
