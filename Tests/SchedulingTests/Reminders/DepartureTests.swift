import Campus
import Recurrence
import Scheduling
import Testing

@Suite("When one has to leave")
struct DepartureTests {
    /// Ten minutes from home, thirteen from 8W to 1W; nothing else is known.
    static func walk(_ from: String?, _ to: String?) -> Int64? {
        switch (from?.prefix(2), to?.prefix(2)) {
        case ("ho", "8W"), ("ho", "1W"): 600
        case ("8W", "1W"): 780
        case ("8W", "8W"): 0
        default: nil
        }
    }

    @Test(
        "the lead counts back from when one has to leave",
        arguments: [
            // From home to the day's first class.
            (nil, nil, "8W 2.1", "05T1035"),
            // From the class before.
            ("09:00", "8W 2.1", "1W 1.1", "05T1032"),
            ("09:00", "8W 1.1", "8W 2.1", "05T1045"),
            // Nobody knows where.
            ("09:00", nil, "1W 1.1", "05T1045"),
            ("09:00", "elsewhere", "1W 1.1", "05T1045"),
            (nil, nil, "elsewhere", "05T1045"),
            (nil, nil, nil, "05T1045"),
            // It ended more than three hours ago: nobody knows where one has been since.
            ("06:30", "8W 2.1", "1W 1.1", "05T1045"),
        ] as [(String?, String?, String?, String)])
    func walks(before: String?, from: String?, to: String?, due: String) {
        var items: [AgendaItem] = []
        if let before {
            let start = "20261005T\(before.filter { $0 != ":" })00"
            var item = Planned.item(start, id: 1, place: from)
            item.leads = []
            items.append(item)
        }
        items.append(Planned.item("20261005T110000", id: 2, place: to))
        #expect(Planned.plan(items, walk: Self.walk).dues == [due])
    }

    @Test("a day before an exam nobody leaves, an hour before one does")
    func exam() {
        let exam = Planned.item("20261005T110000", kind: .exam)
        #expect(Planned.plan([exam], walk: Self.walk).dues == ["04T1100", "05T0950"])
    }

    @Test("the place one calls home is the person's")
    func home() {
        var preferences = ReminderPreferences()
        preferences.home = "8W"
        let item = Planned.item("20261005T110000", place: "1W 1.1")
        #expect(Planned.plan([item], preferences, walk: Self.walk).dues == ["05T1032"])
    }
}
