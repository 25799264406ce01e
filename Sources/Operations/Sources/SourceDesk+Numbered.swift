package import Campus
import Recurrence
import Scheduling

/// How much of what a source told would go with the answer that is held back.
package struct HeldLoss: Hashable, Sendable {
    /// A module, or what it is called.
    package var name: String
    /// How much of it is to come within a term.
    package var now: Int
    package var then: Int
}

extension SourceDesk {
    /// One of the sources of the list, by its number.
    ///
    /// - Throws: `Refusal.missing` for a number that none has.
    package func status(numbered text: String) throws(Refusal) -> SourceStatus {
        try list().first { $0.source.id.description == text }
            .orThrow(Refusal(.missing, "refusal.path.unknown"))
    }

    /// The same of those that the person keeps, to be changed.
    ///
    /// - Throws: `Refusal.forbidden` for one of the campus's, when they are no operator.
    package func kept(numbered text: String) throws(Refusal) -> Source {
        // No two that one person sees have one name.
        try ownSource(status(numbered: text).source.name)
    }

    /// What the answer that is held back would take from the person's calendar, most first.
    package func losses(of status: SourceStatus) throws(Refusal) -> [HeldLoss] {
        let gone = status.held.filter { [.cancelled, .removed].contains($0.kind) }
        guard !gone.isEmpty else { return [] }
        let window = now..<now.adding(seconds: 120 * 86_400)
        let items = try desks.calendar.agenda(AgendaQuery(window: window)).filter {
            $0.source == status.source.name
        }
        let counts = Dictionary(grouping: items, by: Self.name).mapValues(\.count)
        let names = Dictionary(items.map { ($0.summary, Self.name($0)) }) { first, _ in first }
        let lost = gone.reduce(into: [String: Int]()) { lost, change in
            let name = names[change.summary] ?? change.summary
            lost[name, default: 0] += change.occurrences
        }
        return lost.map { name, count in
            let now = counts[name] ?? count
            return HeldLoss(name: name, now: now, then: max(0, now - count))
        }.sorted { ($1.now - $1.then, $0.name) < ($0.now - $0.then, $1.name) }
    }

    private static func name(_ item: AgendaItem) -> String { item.module?.text ?? item.summary }
}
