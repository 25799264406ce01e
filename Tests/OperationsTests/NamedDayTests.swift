import Campus
import Operations
import Recurrence
import Testing

/// Today is Monday 2026-10-05.
@Suite("Days that a person names", .serialized)
struct NamedDayTests {
    @Test(
        "a period's days are found by any word for a day, a month or a year",
        arguments: [
            (AgendaPeriod.day, "2026-11-02", "2026-11-02", "2026-11-03"),
            (.day, "yesterday", "2026-10-04", "2026-10-05"),
            (.day, "fri", "2026-10-09", "2026-10-10"),
            (.day, "next Friday", "2026-10-16", "2026-10-17"),
            (.week, "2 nov", "2026-11-02", "2026-11-09"),
            (.month, "2026-11", "2026-11-01", "2026-12-01"),
            (.month, "2026-11-15", "2026-11-01", "2026-12-01"),
            (.year, "2027", "2027-01-01", "2028-01-01"),
        ])
    func named(_ period: AgendaPeriod, words: String, first: String, end: String) throws {
        let sam = try TestHome().as("sam")
        let window = try sam.window(period, date: words, from: nil, to: nil)
        #expect(
            try window == sam.window(.day, date: nil, from: first, to: end),
            "\(sam.timestamp(window.lowerBound)) to \(sam.timestamp(window.upperBound))")
    }

    @Test(
        "what names no day is refused with what would",
        arguments: [
            (AgendaPeriod.day, "someday"), (.day, "2026-13-45"), (.day, "fri 14:00"),
            (.day, "in 2h"), (.day, "2026-11"), (.month, "2026-13"), (.year, "27"), (.day, ""),
        ])
    func refused(_ period: AgendaPeriod, words: String) throws {
        let sam = try TestHome().as("sam")
        let failure = failure { _ = try sam.window(period, date: words, from: nil, to: nil) }
        #expect(failure?.status == .usage)
        #expect(
            failure?.message
                == "\(words) is not a date: write it as 2026-10-05, fri, next fri, 5 oct or today")
    }
}
