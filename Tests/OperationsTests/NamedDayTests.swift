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
            (AgendaPeriod?.some(.day), "2026-11-02", "2026-11-02", "2026-11-03"),
            (.day, "yesterday", "2026-10-04", "2026-10-05"),
            (.day, "fri", "2026-10-09", "2026-10-10"),
            (.day, "next Friday", "2026-10-16", "2026-10-17"),
            (.week, "2 nov", "2026-11-02", "2026-11-09"),
            (.month, "2026-11", "2026-11-01", "2026-12-01"),
            (.month, "2026-11-15", "2026-11-01", "2026-12-01"),
            (.year, "2027", "2027-01-01", "2028-01-01"),
            (.day, "in 3 days", "2026-10-08", "2026-10-09"),
            (.day, "fri 14:00", "2026-10-09", "2026-10-10"),
            (.week, "Next", "2026-10-12", "2026-10-19"),
            (.month, "last", "2026-09-01", "2026-10-01"),
            (.month, "November", "2026-11-01", "2026-12-01"),
            (nil, "november", "2026-11-01", "2026-12-01"),
            (nil, "last week", "2026-09-28", "2026-10-05"),
            (nil, "7 to 9 October", "2026-10-07", "2026-10-10"),
            (nil, "fri 13:30–15:00", "2026-10-09T13:30", "2026-10-09T15:00"),
        ])
    func named(_ period: AgendaPeriod?, words: String, first: String, end: String) throws {
        let sam = try TestHome().as("sam")
        let window = try sam.calendar.window(period, date: words, from: nil, to: nil)
        #expect(
            try window == sam.calendar.window(.day, date: nil, from: first, to: end),
            "\(sam.calendar.timestamp(window.lowerBound)) to \(sam.calendar.timestamp(window.upperBound))"
        )
    }

    @Test(
        "what names no day is refused with what would",
        arguments: [
            (AgendaPeriod.day, "someday", "is no time"), (.day, "2026-13-45", "no such day"),
            (.day, "2026-11", "2026-11 is more than a day: say a day of it"),
            (.week, "october", "is more than a week"), (.month, "2026-13", "is no time"),
            (.year, "27", "is no time"), (.day, "", "nothing is no time"),
            (.week, "5", "no such day as week 5"), (.day, "03/04/2026", "3 April 2026 or 4 March"),
        ])
    func refused(_ period: AgendaPeriod, words: String, says: String) throws {
        let sam = try TestHome().as("sam")
        let failure = failure {
            _ = try sam.calendar.window(period, date: words, from: nil, to: nil)
        }
        #expect(failure?.reason == .invalid)
        #expect(failure?.sentence.contains(says) == true, "\(failure?.sentence ?? "")")
    }
}
