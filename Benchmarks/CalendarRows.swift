import Campus
import Foundation
import Operations
import Recurrence
import Scheduling

/// Free time and water among what a term of classes leaves.
enum CalendarRows {
    private static let friends = 19

    static func rows(rounds: Int) async throws -> [Row] {
        let folder = try TemporaryFolder()
        let home = folder.path + "/home"
        let handles = (0..<friends).map { "f\($0)" }
        let desks = try Desks(setting(home, "p"))
        for (index, handle) in ([desks.person.handle.text] + handles).enumerated() {
            let feed = try folder.write(timetable(of: index), as: "\(handle).ics")
            if index > 0 { _ = try desks.people.add(handle, ProfileEdit()) }
            let person = try Desks(setting(home, handle))
            _ = try await person.sources.subscribe(Subscription(address: feed, every: 60))
            guard index > 0 else { continue }
            _ = try desks.friends.request(handle)
            try person.friends.accept("p")
            _ = try person.settings.set("share-busy", "friends")
        }
        var goal = GoalDraft()
        goal.amount = "64oz"
        _ = try desks.water.setGoal(goal)
        let wish = MeetingWish(with: handles, length: "1h", from: "2026-10-05", to: "2026-11-02")
        let week = try desks.calendar.window(.week, date: nil, from: nil, to: nil)
        var query = AgendaQuery(window: week)
        var goals = Goal.standard
        goals.isOn = true
        query.kinds.remove(.hydration)
        let items = try desks.calendar.agenda(query)
        var figures: [(what: String, promise: Double, values: [Double])] = [
            ("common free time of 20 people over 4 weeks", 20, []),
            ("a week's cups placed between classes", 1, []),
            ("a week's agenda with its cups", 5, []),
        ]
        for _ in 0..<rounds {
            figures[0].values.append(
                try Measure.milliseconds { _ = try desks.freeTime.common(wish) })
            figures[1].values.append(
                Measure.milliseconds { place(goals, in: week, besides: items) })
            figures[2].values.append(
                try Measure.milliseconds {
                    _ = try desks.calendar.agenda(AgendaQuery(window: week))
                })
        }
        return figures.map { figure in
            let median = Measure.median(figure.values)
            return Row(
                what: figure.what, measured: Measure.text(median), yardstick: "", ratio: "",
                promise: "under \(Int(figure.promise)) ms", isKept: median < figure.promise)
        }
    }

    private static func place(
        _ goal: Goal, in week: Range<Instant>, besides items: [AgendaItem]
    ) {
        let busy = FreeTime.busy(items, in: week)
        for day in 0..<7 {
            let start = week.lowerBound.adding(seconds: Int64(day) * 86_400 + 9 * 3_600)
            let hours = start..<start.adding(seconds: 12 * 3_600)
            _ = CupPlan(goal, in: hours, around: FreeTime.common(busy, [hours]))
        }
    }

    /// Ten weekly classes over a term, in another order for each person.
    private static func timetable(of person: Int) -> String {
        var random = SeededGenerator(seed: UInt64(person))
        let events = (0..<10).map { index in
            let day = 5 + Int.random(in: 0..<5, using: &random)
            let hour = 9 + Int.random(in: 0..<9, using: &random)
            return """
                BEGIN:VEVENT\r
                UID:\(person)-\(index)@example\r
                DTSTART;TZID=Europe/London:2026100\(day)T\(hour < 10 ? "0" : "")\(hour)1500\r
                DURATION:PT50M\r
                RRULE:FREQ=WEEKLY;COUNT=11\r
                SUMMARY:Class \(index)\r
                END:VEVENT\r

                """
        }
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + events.joined() + "END:VCALENDAR\r\n"
    }

    private static func setting(_ home: String, _ person: String) -> Invocation {
        Invocation(
            home: home, person: person, zone: "Europe/London", now: "2026-10-05T08:00:00+01:00",
            isFounding: true)
    }
}
