import Campus
import Operations
import Recurrence
import TestSupport
import Testing

@testable import belltower

@Suite("What is on now and next")
struct NextTests {
    private func text(_ day: Int, _ hour: Int, _ minute: Int, isPlain: Bool = false) -> String {
        let now = Week.instant(day, hour, minute)
        let page = AgendaPage(
            zone: Zone(id: "Europe/London", initialOffset: 3_600), now: now, width: 80,
            firstWeekday: .monday, calendar: nil, marked: MarkedWeeks([]),
            styled: { text, _ in text })
        return NextText(page: page, words: ItemWords(Week.items), isPlain: isPlain)
            .text(NowAndNext(Week.items, at: now))
    }

    @Test("both say how long, what is hidden or cancelled is neither, of doubles there is one")
    func lines() {
        #expect(
            text(0, 10, 30) == """
                Now: CM50123 Networking - Lecture, 8W 2.1, until 11:05 (35 min left)  [Moodle
                says 1W 2.5]
                  ! clashes with MA20216 Algebra - Lecture (50 min)
                Now: MA20216 Algebra - Lecture, 3E 2.4, until 11:05 (35 min left)
                  ! clashes with CM50123 Networking - Lecture (50 min)
                Next: Glass of water, at 11:10 (in 40 min)
                """)
        #expect(
            text(0, 12, 0, isPlain: true) == """
                Now: nothing
                Next: CM50123 Seminar, 1W 2.5, at 9:15 tomorrow, in 21 hours 15 minutes. \
                Group 2 of several.
                """)
        #expect(text(4, 15, 0).hasPrefix("Now: nothing\nNext: Coursework 1 due, at 17:00 (in 2 h)"))
        #expect(text(6, 0, 0).contains("nothing to come"))
    }

    @Test("whole days are told: one's own, and any where nothing has an hour")
    func days() {
        func day(_ date: String, kind: ItemKind, _ title: String) -> AgendaItem {
            let start = WallTime(Timestamp.date(date) ?? CivilDate(dayNumber: 0))
            return AgendaItem(
                id: ItemID(meeting: MeetingID(901), original: nil), kind: kind,
                start: ClockTime(wall: start, offset: 3_600),
                end: ClockTime(wall: start.adding(seconds: 86_400), offset: 3_600), allDay: true,
                zone: "Europe/London", summary: title, location: nil, source: "Mine", uid: "x")
        }
        let now = Week.instant(0, 6, 0)
        func text(_ items: [AgendaItem]) -> String {
            NextText(
                page: AgendaPage(
                    zone: Zone(id: "Europe/London", initialOffset: 3_600), now: now, width: 80,
                    firstWeekday: .monday, calendar: nil, marked: MarkedWeeks([]),
                    styled: { text, _ in text }), words: ItemWords([]), isPlain: false
            ).text(NowAndNext(items, at: now))
        }
        let today = day("2026-10-05", kind: .personal, "Resit")
        #expect(text([today]) == "Now: Resit, all day today\nNext: nothing within a year")
        #expect(
            text([day("2026-10-06", kind: .event, "Open day")])
                == "Now: nothing\nNext: Open day, all day tomorrow")
        #expect(
            text([day("2026-10-14", kind: .personal, "Trip")])
                == "Now: nothing\nNext: Trip, all day on Wednesday 14 October 2026")
        #expect(!text([day("2026-10-05", kind: .event, "Week 1")] + Week.items).contains("Week 1"))
    }

    @Test("what begins this minute is on, what ends is over, and what has no length is neither")
    func edges() {
        #expect(text(0, 9, 15).hasPrefix("Now: CM50123 Networking - Lecture"))
        #expect(!text(0, 11, 5).contains("Now: CM50123"))
        #expect(text(4, 17, 0).hasPrefix("Now: nothing\nNext: Party"))
    }
}
