public import Campus
import Recurrence
public import Scheduling

extension Registrar {
    /// How far new clashes are looked for: a term.
    private static let term: Int64 = 120 * 86_400

    /// What the person cannot both be at, in order of time.
    ///
    /// - Parameter query: one of the two is in its window and of its kinds.
    public func clashes(_ query: AgendaQuery) throws(Failure) -> [ClashPair] {
        let listed = Set(try agenda(query).map(\.id))
        var wide = query
        wide.window = query.surroundings
        wide.kinds = Set(ItemKind.allCases)
        return try agenda(wide).clashPairs.filter {
            listed.contains($0.first.id) || listed.contains($0.second.id)
        }
    }

    /// The clashes of a term to come that some items are in, each pair of series once.
    ///
    /// - Parameter isNew: which items are new to the person.
    public func newClashes(
        _ isNew: (AgendaItem) -> Bool
    ) throws(Failure) -> [ClashSummary] {
        let query = AgendaQuery(window: now..<now.adding(seconds: Self.term))
        var found: [ClashSummary] = []
        var known: [Set<MeetingID>: Int] = [:]
        for pair in try agenda(query).clashPairs where isNew(pair.first) || isNew(pair.second) {
            let key: Set = [pair.first.id.meeting, pair.second.id.meeting]
            if let place = known[key] {
                found[place].times += 1
            } else {
                known[key] = found.count
                found.append(ClashSummary(pair: pair, times: 1))
            }
        }
        return found
    }
}
