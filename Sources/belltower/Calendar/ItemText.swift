import Campus
import Operations
import Recurrence

/// One item for people: what is known of it, a line each.
struct ItemText {
    let zone: Zone

    func text(_ item: AgendaItem) -> String {
        let facts: [(String, String?)] = [
            ("when", when(item)), ("where", item.location), ("module", item.module?.text),
            ("kind", item.meetingKind?.rawValue ?? item.kind.rawValue), ("group", item.group),
            ("source", sources(item)), ("note", item.note), ("colour", item.colour?.rawValue),
            ("rings", item.leads.map(Self.leads)), ("is", standing(item)),
        ]
        let title = item.summary.isEmpty ? "(no title)" : item.summary.harmless.oneLine
        let screen = Screen.standard
        return (screen.lines(title, .bold) + Fields(facts).lines(on: screen))
            .joined(separator: "\n")
    }

    private func when(_ item: AgendaItem) -> String {
        if item.allDay {
            let last = item.end.wall.date.adding(days: -1)
            let first = item.start.wall.date
            return last > first ? "\(first) to \(last)" : "\(first), all day"
        }
        let start = zone.wall(at: item.start.instant)
        let end = zone.wall(at: item.end.instant)
        let until = end.date == start.date ? end.clockText : "\(end.date) \(end.clockText)"
        return "\(start.date) \(start.clockText) – \(until)"
    }

    private func sources(_ item: AgendaItem) -> String {
        let words = DifferenceWords(zone: zone)
        let others = item.alsoFrom.map { words.source($0, of: item) }
        return ([item.source] + others).joined(separator: "; also from ")
    }

    private func standing(_ item: AgendaItem) -> String? {
        let words = [
            item.status == .confirmed ? nil : item.status.rawValue,
            item.isProvisional ? "provisional" : nil, item.isHidden ? "hidden" : nil,
            item.isAlternative ? "one of several groups: choose yours with --group" : nil,
        ].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private static func leads(_ leads: [Int64]) -> String {
        leads.isEmpty
            ? "never" : leads.map { WrittenLength.text($0) }.joined(separator: ", ") + " before"
    }
}
