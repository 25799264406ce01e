import Campus
import Operations
import Recurrence
import Wire

/// What is said after an entry was altered.
enum PersonalText {
    /// With what clashes since.
    static func show(_ report: EntryReport, _ verb: String, _ desks: Desks, json: Bool) {
        guard !json else {
            return Console.say(EntryShape(report))
        }
        var item = report.item
        // They are told below, of all of a series.
        (item.clashes, item.moreClashes) = ([], 0)
        show(item, verb, desks, json: false)
        if let repetition = report.repetition {
            let omission = repetition.omission.map {
                "; \($0): --repeat \"every month on the last day\" has one in each"
            }
            Console.say("repeats \(repetition.words)\(omission ?? "")")
        }
        ClashText(zone: desks.zone).say(report.clashes)
    }

    /// A day or a year may have been mistyped.
    static func warnOfPast(_ item: AgendaItem, _ zone: Zone) {
        let end = zone.wall(at: item.end.instant)
        let last = item.allDay ? end.adding(seconds: -1) : end
        let clock = item.allDay ? "" : " \(end.clockText)"
        Console.complain(
            "\(item.summary.harmless.oneLine) was over on \(last.date.weekday.short) \(last.date)\(clock): "
                + "belltower undo takes it back")
    }

    static func show(_ item: AgendaItem, _ verb: String, _ desks: Desks, json: Bool) {
        if json {
            Console.say(AgendaItemShape(item))
        } else {
            let first = item.start.instant
            let list = AgendaList(page: AgendaPage(desks, [item]), words: ItemWords([item]))
            let text = list.text([item], first..<first.adding(seconds: 1))
            Console.say("\(verb): \(item.id)\n\(text)")
        }
    }
}
