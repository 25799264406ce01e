import Campus
import Operations
import Recurrence
import Wire
import Words

/// What is said after an entry was altered.
enum PersonalText {
    /// What was done with an entry.
    enum Act: String { case added, now, deleted }

    /// With what clashes since.
    static func show(_ report: EntryReport, as act: Act, _ desks: Desks, json: Bool) throws {
        guard !json else {
            return Console.say(EntryShape(report))
        }
        var item = report.item
        // They are told below, of all of a series.
        (item.clashes, item.moreClashes) = ([], 0)
        try show(item, as: act, desks, json: false)
        if let repetition = report.repetition {
            Console.say(
                Speech.words(
                    repetition.omission == nil ? "entry.repeats" : "entry.repeats.but",
                    [
                        "repetition": .message(repetition.rhythm),
                        "omission": repetition.omission.map { .message($0) } ?? .text(""),
                    ]))
        }
        ClashText(zone: desks.zone).say(report.clashes)
    }

    /// A day or a year may have been mistyped.
    static func warnOfPast(_ item: AgendaItem, _ zone: Zone) {
        let end = zone.wall(at: item.end.instant)
        let last = item.allDay ? end.adding(seconds: -1) : end
        let clock = item.allDay ? "" : " \(end.clockText)"
        Console.complain(
            Speech.words(
                "entry.over",
                [
                    "title": .text(item.summary.harmless.oneLine),
                    "time": .text(DayWords(words: Speech.words).listed(last.date) + clock),
                ]))
    }

    static func show(_ item: AgendaItem, as act: Act, _ desks: Desks, json: Bool) throws {
        if json {
            Console.say(AgendaItemShape(item))
        } else {
            let first = item.start.instant
            let list = AgendaList(page: try AgendaPage(desks, [item]), words: ItemWords([item]))
            let text = list.text([item], first..<first.adding(seconds: 1))
            let head = Speech.words("entry.\(act)", ["item": "\(item.id)"])
            Console.say("\(head)\n\(text)")
        }
    }
}
