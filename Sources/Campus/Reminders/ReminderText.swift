import Recurrence

/// What reminders say: the words of classes, exams, events and one's own entries.
///
/// All words of reminders are in the files of this type, in order to be translated.
package enum ReminderText {
    /// What rings for an item of the calendar: `CM50123 Lecture at 09:15`, and `8W 2.1, until 11:05`.
    package static func content(
        of item: AgendaItem, _ facts: ReminderFacts, _ style: ReminderStyle
    ) -> ReminderContent {
        let start = style.wall(item.start, of: item)
        let day = style.day(start)
        let lines = [
            facts.doubter.map { "may be cancelled: \(line($0)) says so" },
            place(of: item, style) + distance(to: item, from: style.now),
            facts.leaveBy.map { "leave by \(style.time($0.instant))" },
            facts.change.flatMap { ChangeWords(style).former($0) },
            company(facts),
            item.kind == .event ? "by \(item.source.harmless.oneLine)" : nil,
            item.note.map { $0.harmless.oneLine },
        ]
        return ReminderContent(
            title: "\(name(of: item)) "
                + (item.allDay ? wholeDay(day) : "\(day)at \(style.time(start))")
                + (facts.doubter == nil ? "" : ", or cancelled"),
            body: (lines.compactMap(\.self) + facts.comments.map { "\($0.author): \($0.text)" })
                .joined(separator: "\n"),
            detail: line(item.location ?? ""), classmates: facts.people,
            classmateCount: facts.peopleCount, comments: facts.comments,
            leaveBy: facts.leaveBy)
    }

    /// A comment as a reminder quotes it: one line of at most 80 characters.
    package static func quote(_ text: String) -> String {
        let line = text.harmless.oneLine
        guard line.count > 80 else { return line }
        return String(line.prefix(79).trimming) + "…"
    }

    /// Columns of a title or a place: a notice shows no more of either than a line.
    private static let widest = 78

    /// So many of anything does a notice list.
    private static let most = 10

    /// Text from a source, on one line and no longer than one.
    static func line(_ text: String) -> String {
        text.harmless.oneLine.truncated(to: widest)
    }

    /// The first few of some lines, and how many more there are.
    static func few(_ lines: [String]) -> [String] {
        guard lines.count > most else { return lines }
        return lines.prefix(most) + ["and \(lines.count - most) more"]
    }

    static func name(of item: AgendaItem) -> String {
        item.summary.isEmpty ? "(no title)" : line(item.summary)
    }

    /// `today`, `tomorrow`, `on Fri 9 Oct`: a whole day has no hour.
    private static func wholeDay(_ day: String) -> String {
        day.isEmpty ? "today" : String(day[...].trimming)
    }

    /// Of a whole day nothing once it has come.
    private static func distance(to item: AgendaItem, from now: Instant) -> String {
        let start = item.start.instant
        return item.allDay && start <= now ? "" : ", \(distance(from: now, to: start))"
    }

    private static func place(of item: AgendaItem, _ style: ReminderStyle) -> String {
        let last = item.end.wall.date.adding(days: -1)
        let until =
            if !item.allDay {
                "until \(style.time(style.wall(item.end, of: item)))"
            } else if last > item.start.wall.date {
                "until \(style.date(last))"
            } else {
                "all day"
            }
        let place = line(item.location ?? "")
        return place.isEmpty ? until : "\(place), \(until)"
    }

    /// `in 15 minutes`, `in 1 hour`, `in 1 day`; `now`, and `began 5 minutes ago`.
    static func distance(from now: Instant, to start: Instant) -> String {
        let minutes = (abs(start - now) + 30) / 60
        if minutes == 0 { return "now" }
        let text =
            minutes < 120 && minutes != 60
            ? count(minutes, "minute")
            : minutes < 48 * 60 && minutes != 24 * 60
                ? count((minutes + 30) / 60, "hour") : count((minutes + 720) / 1_440, "day")
        return start > now ? "in \(text)" : "began \(text) ago"
    }

    static func count(_ number: Int64, _ what: String) -> String {
        "\(number) \(what)\(number == 1 ? "" : "s")"
    }

    /// `with Ann, Ben and 38 others`; nil when nobody is known to come.
    private static func company(_ facts: ReminderFacts) -> String? {
        let names = facts.people.map { $0.harmless.oneLine }
        let others = Int64(max(0, facts.peopleCount - names.count))
        guard !names.isEmpty else { return nil }
        if others > 0 {
            return "with \(names.joined(separator: ", ")) and \(count(others, "other"))"
        }
        return "with \(names.listed("and"))"
    }
}
