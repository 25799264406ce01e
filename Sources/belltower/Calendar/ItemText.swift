import Campus
import Operations
import Recurrence
import Words

/// One item for people: what is known of it, a line each.
struct ItemText {
    let zone: Zone
    var words = Speech.words

    func text(_ item: AgendaItem) -> String {
        let facts: [(String, String?)] = [
            ("when", when(item)), ("where", item.location), ("unofficial", item.unofficialPlace),
            ("module", item.module?.text),
            ("kind", words("kind.\(item.meetingKind?.rawValue ?? item.kind.rawValue)")),
            ("group", item.group), ("source", sources(item)), ("note", item.note),
            ("colour", item.colour?.rawValue), ("rings", rings(item)),
            ("is", standing(item)),
        ].map { name, value in (words("item.field.\(name)"), value) }
        let title = ItemWords.title(item, in: words)
        let screen = Screen.standard
        return (screen.lines(title, .bold) + Fields(facts).lines(on: screen))
            .joined(separator: "\n")
    }

    private func when(_ item: AgendaItem) -> String {
        if item.allDay {
            let last = item.end.wall.date.adding(days: -1)
            let first = item.start.wall.date
            return last > first
                ? words("date.span", ["first": "\(first)", "last": "\(last)"])
                : words("item.whole", ["day": "\(first)"])
        }
        let start = zone.wall(at: item.start.instant)
        let end = zone.wall(at: item.end.instant)
        let until = end.date == start.date ? end.clockText : "\(end.date) \(end.clockText)"
        return "\(start.date) \(start.clockText) – \(until)"
    }

    private func sources(_ item: AgendaItem) -> String {
        let differences = DifferenceWords(zone: zone, words: words)
        let others = item.alsoFrom.map { differences.source($0, of: item) }
        return others.reduce(item.source) { before, other in
            words("item.sources", ["before": .text(before), "other": .text(other)])
        }
    }

    private func standing(_ item: AgendaItem) -> String? {
        let marks = [
            item.status == .confirmed
                ? nil : words(item.status == .cancelled ? "item.cancelled" : "item.tentative"),
            item.isProvisional ? words("item.provisional") : nil,
            item.isHidden ? words("item.hidden") : nil,
            item.cancelledIn.isEmpty ? nil : cancelled(item.cancelledIn),
            item.isAlternative ? words("item.group.choose") : nil,
        ].compactMap(\.self)
        return marks.isEmpty ? nil : marks.joined(separator: ", ")
    }

    private func cancelled(_ sources: [String]) -> String {
        let names = sources.map(\.harmless.oneLine).reduce(into: "") { text, name in
            text =
                text.isEmpty
                ? name : words("list.and", ["before": .text(text), "last": .text(name)])
        }
        return words("item.cancelled.in", ["source": .text(names)])
    }

    /// Nil where it rings as others of its kind do.
    private func rings(_ item: AgendaItem) -> String? {
        if item.leads == nil, item.alarms?.isEmpty ?? false { return words("item.rings.program") }
        return item.leads.map(leads)
    }

    private func leads(_ leads: [Int64]) -> String {
        guard !leads.isEmpty else { return words("item.rings.never") }
        let lengths = leads.map { WrittenLength.text($0) }.joined(separator: ", ")
        return words("item.rings.before", ["lengths": .text(lengths)])
    }
}
