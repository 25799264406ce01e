import Recurrence

/// Two items that a person cannot both be at.
package struct ClashPair: Hashable, Sendable {
    /// The one that begins first.
    package var first: AgendaItem
    package var second: AgendaItem
    package var reason: Clash.Reason

    package init(_ first: AgendaItem, _ second: AgendaItem, reason: Clash.Reason) {
        self.first = first
        self.second = second
        self.reason = reason
    }

    /// One of them is an exam.
    package var isWithExam: Bool { first.kind == .exam || second.kind == .exam }

    /// Where it begins: on the second's clock.
    package var start: ClockTime { second.start }
}

extension [AgendaItem] {
    /// The clashes marked on the items, each once, in order of the first item that names one.
    ///
    /// - Parameter body: is given the places of the two, the one that begins first before the other.
    package func forEachClash(_ body: (Int, Int, Clash.Reason) -> Void) {
        guard contains(where: { !$0.clashes.isEmpty }) else { return }
        let known = Dictionary(enumerated().map { ($1.id, $0) }) { first, _ in first }
        for place in indices {
            for clash in self[place].clashes {
                guard let other = known[clash.other] else { continue }
                if other > place {
                    body(place, other, clash.reason)
                } else if !self[other].clashes.contains(where: { $0.other == self[place].id }) {
                    // The other one names its first few only.
                    body(other, place, clash.reason)
                }
            }
        }
    }
}
