import Recurrence
import TestSupport

/// A timetable that its university alters as it likes.
struct SimulatedFeed {
    private struct Lesson {
        var uid: String
        var start: Instant
        var minutes: Int64
        var room: Int
        var summary: String
        var isCancelled = false
        /// One on each of so many days.
        var days = 1
    }

    private var lessons: [Lesson] = []
    private let name: String
    private var count = 0

    /// Three classes a day from an instant on, and one series.
    init(_ name: String, from start: Instant, using random: inout SeededGenerator) {
        self.name = name
        for day in 0..<9 {
            for hour in [9, 13, 16] {
                let offset = Int64.random(in: 0...3, using: &random) * 900
                add(at: start.adding(seconds: Int64(day * 86_400 + hour * 3_600) + offset))
            }
        }
        add(at: start.adding(seconds: 19 * 3_600), days: 7)
    }

    /// One exam.
    init(_ name: String, examAt start: Instant) {
        self.name = name
        add(at: start)
    }

    private mutating func add(at start: Instant, days: Int = 1) {
        count += 1
        let code = count.isMultiple(of: 3) ? "CM50123" : "CM50124"
        lessons.append(
            Lesson(
                uid: "\(name)-\(count)@example", start: start, minutes: 50, room: 1,
                summary: "\(code) Lecture \(count)", days: days))
    }

    /// One to three things are other than they were, most of them soon.
    mutating func alter(at now: Instant, using random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &random) { alterOne(at: now, using: &random) }
    }

    private mutating func alterOne(at now: Instant, using random: inout SeededGenerator) {
        let coming = lessons.indices.filter { index in
            let ahead = lessons[index].start - now
            return lessons[index].days == 1 && (-1_800...3 * 86_400).contains(ahead)
        }
        let choice = Int.random(in: 0..<6, using: &random)
        guard choice > 0, let index = coming.randomElement(using: &random) else {
            let ahead = Int64.random(in: 1...600, using: &random) * 300
            return add(at: Instant(seconds: (now.seconds + ahead) / 300 * 300))
        }
        switch choice {
        case 1, 2:
            let minutes: [Int64] = [-120, -30, 5, 15, 60, 180, 1_440]
            lessons[index].start = lessons[index].start.adding(
                seconds: (minutes.randomElement(using: &random) ?? 60) * 60)
        case 3: lessons[index].room += 1
        case 4: lessons[index].isCancelled.toggle()
        default: lessons.remove(at: index)
        }
    }

    var text: String {
        let events = lessons.map { lesson in
            """
            BEGIN:VEVENT
            UID:\(lesson.uid)
            DTSTART:\(WallTime(seconds: lesson.start.seconds).description)Z
            DURATION:PT\(lesson.minutes)M
            SUMMARY:\(lesson.summary)
            LOCATION:Room \(lesson.room)
            STATUS:\(lesson.isCancelled ? "CANCELLED" : "CONFIRMED")
            \(lesson.days > 1 ? "RRULE:FREQ=DAILY;COUNT=\(lesson.days)\n" : "")END:VEVENT

            """
        }
        return "BEGIN:VCALENDAR\nVERSION:2.0\n" + events.joined() + "END:VCALENDAR\n"
    }
}
