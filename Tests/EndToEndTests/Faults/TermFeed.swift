/// The feed of a term in one of its versions, and the agenda that it makes.
///
/// From one version to the next a third of the classes change their room, one moves, five come and
/// five go; all of it in UTC, so that the agenda can be told without a calendar program.
struct TermFeed {
    /// A weekly class in one of its versions.
    private struct Lesson {
        var uid: String
        /// Counted from 1 October 2026.
        var day: Int
        var hour: Int
        var weeks = 1
        var summary: String
        var room: String
    }

    let version: Int
    var count = 240
    /// How many classes are listed in this version alone.
    var passing = 5

    private var lessons: [Lesson] {
        let lasting = (0..<count).map { index in
            Lesson(
                uid: "lesson-\(index)@example", day: index % 30,
                hour: 8 + index / 30 + (version % max(count, 1) == index ? 1 : 0),
                weeks: index % 40 == 0 ? 4 : 1, summary: "Lesson \(index)",
                room: "Room \(index).\((version + index) / 3)")
        }
        let passing = (0..<passing).map { index in
            Lesson(
                uid: "passing-\(version)-\(index)@example", day: 40 + index, hour: 9,
                summary: "Passing \(index) of \(version)", room: "Hall")
        }
        return lasting + passing
    }

    /// The calendar file.
    var text: String {
        let events = lessons.map { lesson in
            """
            BEGIN:VEVENT
            UID:\(lesson.uid)
            DTSTART:\(Self.date(lesson.day))T\(Self.two(lesson.hour))0000Z
            DURATION:PT50M\(lesson.weeks > 1 ? "\nRRULE:FREQ=WEEKLY;COUNT=\(lesson.weeks)" : "")
            SUMMARY:\(lesson.summary)
            LOCATION:\(lesson.room)
            END:VEVENT

            """
        }
        let whole =
            "BEGIN:VCALENDAR\nVERSION:2.0\nX-WR-CALNAME:Term\n" + events.joined()
            + "END:VCALENDAR\n"
        return whole.replacing("\n", with: "\r\n")
    }

    /// What an agenda lists of it, in no order: a line an occurrence.
    var lines: Set<String> {
        Set(
            lessons.flatMap { lesson in
                (0..<lesson.weeks).map { week in
                    let start = "\(Self.date(lesson.day + 7 * week))T\(Self.two(lesson.hour))"
                    return "\(lesson.uid) \(start) \(lesson.summary) \(lesson.room)"
                }
            })
    }

    /// In basic form; the term ends with December.
    private static func date(_ day: Int) -> String {
        let lengths = [31, 30, 31]
        var (month, rest) = (0, day)
        while rest >= lengths[month] {
            rest -= lengths[month]
            month += 1
        }
        return "2026\(two(10 + month))\(two(rest + 1))"
    }

    private static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
