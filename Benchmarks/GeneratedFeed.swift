import Recurrence

/// Feeds of any size, the same on every run: about 500 bytes an event.
enum GeneratedFeed {
    enum Spread {
        /// Over years, so that a week has about forty.
        case overYears
        /// All in the week of 2026-10-05.
        case inOneWeek
    }

    /// - Parameter edited: how many of the events, evenly spread, have another title.
    static func text(events: Int, _ spread: Spread = .overYears, edited: Int = 0) -> String {
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Belltower//Benchmarks//EN\r\n"
        text.reserveCapacity(events * 520)
        let every = edited > 0 ? events / edited : .max
        for index in 0..<events {
            let start = start(index, spread)
            let end = start.adding(seconds: 3_600)
            let mark = index % every == every - 1 ? " (edited)" : ""
            text += """
                BEGIN:VEVENT\r
                UID:event-\(index)-0123456789abcdef@timetable.example.ac.uk\r
                DTSTAMP:20260901T080000Z\r
                DTSTART;TZID=Europe/London:\(start)\r
                DTEND;TZID=Europe/London:\(end)\r
                \(index % 10 == 0 && spread == .overYears ? "RRULE:FREQ=WEEKLY;COUNT=2\r\n" : "")\
                SUMMARY:CM\(50_000 + index % 300) Some Module - Lecture\(mark)\r
                LOCATION:Building \(index % 40)\\, Room \(index % 17)\r
                DESCRIPTION:Lecturer: Dr Ada Okafor\\nGroup \(index % 5) of the year\\nBring the \r
                  exercise sheet and a laptop with the tools installed beforehand\r
                CATEGORIES:CM\(50_000 + index % 300)\r
                LAST-MODIFIED:20260901T080000Z\r
                SEQUENCE:0\r
                STATUS:CONFIRMED\r
                END:VEVENT\r

                """
        }
        return text + "END:VCALENDAR\r\n"
    }

    private static func start(_ index: Int, _ spread: Spread) -> WallTime {
        switch spread {
        case .overYears:
            let first = CivilDate(uncheckedYear: 2022, month: 9, day: 5)
            return WallTime(
                first.adding(days: index * 7 / 40), secondOfDay: 9 * 3_600 + index % 8 * 3_600)
        case .inOneWeek:
            let monday = WallTime(CivilDate(uncheckedYear: 2026, month: 10, day: 5))
            return monday.adding(seconds: Int64(index * 420 % (6 * 86_400)))
        }
    }
}
