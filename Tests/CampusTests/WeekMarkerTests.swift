import Campus
import Recurrence
import TestSupport
import Testing

@Suite("Weeks that a feed marks")
struct WeekMarkerTests {
    static let markers: [(text: String, number: Int?)] = [
        ("Week 7", 7), ("Teaching week 3", 3), ("Semaine 41", 41), ("Woche 5", 5), ("KW41", 41),
        ("S41", 41), ("Semester 1 Week 12", 12), ("S2 - Week 4", 4), ("Week 1 (2026/27)", 1),
        ("vecka 9", 9), ("Week A", nil), ("WEEK 10 of Term", 10),
    ]

    @Test("a marker says its number", arguments: markers)
    func marks(text: String, number: Int?) throws {
        #expect(try #require(WeekMarker(text)).number == number)
    }

    @Test(
        "what says anything else is none",
        arguments: [
            "Week 7 quiz", "CM50123 Lecture", "Welcome week", "Reading week", "", "Week",
            "Week 123",
            "Weekly 3", "Room S41 lecture", "Deadline week 7", "S2026",
        ])
    func none(text: String) { #expect(WeekMarker(text) == nil) }

    @Test("a marker of a Monday, or of Monday to Friday, marks the whole week")
    func weeks() throws {
        func item(_ summary: String, from: Int, days: Int, allDay: Bool = true) -> AgendaItem {
            let first = CivilDate(uncheckedYear: 2026, month: 10, day: from)
            let start = ClockTime(wall: WallTime(first), offset: 0)
            let end = ClockTime(wall: WallTime(first.adding(days: days)), offset: 0)
            return AgendaItem(
                id: ItemID(meeting: MeetingID(1), original: nil), kind: .event, start: start,
                end: end, allDay: allDay, zone: "UTC", summary: summary, source: "x", uid: "x")
        }
        let weeks = MarkedWeeks([
            item("Week 2", from: 5, days: 5), item("Week 3", from: 12, days: 1),
            item("Week 9", from: 19, days: 30), item("Week 8", from: 19, days: 1, allDay: false),
        ])
        func number(_ day: Int) -> Int? {
            weeks.marker(of: CivilDate(uncheckedYear: 2026, month: 10, day: day))?.number
        }
        #expect([4, 5, 11, 12, 18, 19].map(number) == [nil, 2, 2, 3, 3, nil])
    }
}
