import Recurrence
import Words

/// What reminders say: the words of classes, exams, events and one's own entries.
///
/// Their words are in the catalogues, in the language of the person who is told.
package enum ReminderText {
    /// What rings for an item of the calendar: `CM50123 Lecture at 09:15`, and `8W 2.1, until 11:05`.
    package static func content(
        of item: AgendaItem, _ facts: ReminderFacts, _ style: ReminderStyle
    ) -> ReminderContent {
        let words = style.words
        let lines = [
            facts.doubter.map { words("reminder.doubt", ["who": .text(line($0))]) },
            facts.doubt.map { words("reminder.\(key($0))", ["who": .text(line(item.source))]) },
            place(of: item, style) + distance(to: item, style),
            facts.unofficialPlace.map { words("reminder.unofficial", ["place": .text(line($0))]) },
            facts.leaveBy.map { words("reminder.leave", ["time": .text(style.time($0.instant))]) },
            facts.change.flatMap { ChangeWords(style).former($0) },
            company(facts, words),
            item.kind == .event
                ? words("reminder.by", ["organiser": .text(item.source.harmless.oneLine)]) : nil,
            item.note.map { $0.harmless.oneLine },
        ]
        let title = title(of: item, facts, style)
        return ReminderContent(
            title: title,
            body: (lines.compactMap(\.self) + facts.comments.map { "\($0.author): \($0.text)" })
                .joined(separator: "\n"),
            detail: line(item.location ?? ""), classmates: facts.people,
            classmateCount: facts.peopleCount, comments: facts.comments,
            leaveBy: facts.leaveBy, language: words.language)
    }

    /// As the catalogues' keys end.
    private static func key(_ doubt: ReadingDoubt) -> String {
        doubt == .titled ? "called" : "unread"
    }

    /// The title of what takes place; of what may not, with a word of that.
    private static func title(
        of item: AgendaItem, _ facts: ReminderFacts, _ style: ReminderStyle
    ) -> String {
        let (words, title) = (style.words, title(of: item, style))
        if facts.doubt == .titled {
            let start = style.wall(item.start, of: item)
            let when = [style.day(start), item.allDay ? nil : style.time(start)]
                .compactMap(\.self).joined(separator: " ")
            let name = line(CancelledTitle.bare(item.summary))
            return words(
                "reminder.title.called",
                [
                    "name": .text(name.isEmpty ? words("reminder.untitled") : name),
                    "time": .text(when.isEmpty ? words("day.today") : when),
                ])
        }
        if facts.doubter != nil {
            return words("reminder.title.doubt", ["title": .text(title)])
        }
        return facts.doubt == nil ? title : words("reminder.title.unread", ["title": .text(title)])
    }

    /// `CM50123 Lecture tomorrow at 09:15`; a whole day has no hour.
    private static func title(of item: AgendaItem, _ style: ReminderStyle) -> String {
        let (words, start) = (style.words, style.wall(item.start, of: item))
        let day = style.day(start)
        let name = name(of: item, words)
        if item.allDay {
            return words(
                "reminder.title.whole",
                ["name": .text(name), "day": .text(day ?? words("day.today"))])
        }
        let time = Message.Argument.text(style.time(start))
        guard let day else {
            return words("reminder.title", ["name": .text(name), "time": time])
        }
        return words(
            "reminder.title.day", ["name": .text(name), "day": .text(day), "time": time])
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
    static func few(_ lines: [String], _ words: Catalogue) -> [String] {
        guard lines.count > most else { return lines }
        return lines.prefix(most) + [words("more.lines", ["count": .number(lines.count - most)])]
    }

    static func name(of item: AgendaItem, _ words: Catalogue) -> String {
        item.summary.isEmpty ? words("reminder.untitled") : line(item.summary)
    }

    /// Of a whole day nothing once it has come.
    private static func distance(to item: AgendaItem, _ style: ReminderStyle) -> String {
        let start = item.start.instant
        return item.allDay && start <= style.now
            ? "" : ", \(distance(from: style.now, to: start, style.words))"
    }

    private static func place(of item: AgendaItem, _ style: ReminderStyle) -> String {
        let words = style.words
        let last = item.end.wall.date.adding(days: -1)
        let until =
            if !item.allDay {
                words(
                    "reminder.until",
                    ["time": .text(style.time(style.wall(item.end, of: item)))])
            } else if last > item.start.wall.date {
                words("reminder.until", ["time": .text(style.date(last))])
            } else {
                words("reminder.whole")
            }
        let place = line(item.location ?? "")
        return place.isEmpty
            ? until : words("reminder.place", ["place": .text(place), "until": .text(until)])
    }

    /// `in 15 minutes`, `in 1 hour`, `in 1 day`; `now`, and `began 5 minutes ago`.
    static func distance(
        from now: Instant, to start: Instant, _ words: Catalogue
    ) -> String {
        let minutes = (abs(start - now) + 30) / 60
        if minutes == 0 { return words("time.now") }
        let (unit, number) =
            minutes < 120 && minutes != 60
            ? ("minutes", minutes)
            : minutes < 48 * 60 && minutes != 24 * 60
                ? ("hours", (minutes + 30) / 60) : ("days", (minutes + 720) / 1_440)
        let length = words("time.\(unit)", ["count": .number(Int(clamping: number))])
        return words(start > now ? "time.in" : "time.began", ["length": .text(length)])
    }

    /// `with Ann, Ben and 38 others`; nil when nobody is known to come.
    private static func company(_ facts: ReminderFacts, _ words: Catalogue) -> String? {
        let names = facts.people.map { $0.harmless.oneLine }
        let others = max(0, facts.peopleCount - names.count)
        guard !names.isEmpty else { return nil }
        guard others > 0 else {
            return words("reminder.with", ["people": .list(names.map { .text($0) })])
        }
        return words(
            "reminder.with.others",
            ["people": .text(names.joined(separator: ", ")), "count": .number(others)])
    }
}
