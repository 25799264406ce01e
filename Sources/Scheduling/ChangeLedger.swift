package import Campus
package import Recurrence

/// All that an import alters, side by side: what left one meeting and came to another is one change.
///
/// Many systems write a class that is moved as the old one cancelled and a new one beside it, and a
/// double hour as two: who is told of the first half alone stays at home.
package struct ChangeLedger {
    enum Kind { case removed, changed, added }

    struct Row {
        var meeting: Meeting
        var kind: Kind
        var comparison: OccurrenceComparison
    }

    let finder: ChangeFinder
    let module: (Meeting) -> ModuleCode?
    var rows: [Row] = []

    /// - Parameter module: the one module that a meeting is of.
    package init(_ finder: ChangeFinder, module: @escaping (Meeting) -> ModuleCode?) {
        self.finder = finder
        self.module = module
    }

    /// Takes a meeting that is no longer listed.
    ///
    /// - Parameter part: what another meeting has now.
    package mutating func remove(_ meeting: Meeting, but part: SplitSeries.Part) {
        let items = finder.listed(meeting, but: part)
        guard !items.isEmpty else { return }
        rows.append(
            Row(
                meeting: meeting, kind: .removed, comparison: OccurrenceComparison(vanished: items))
        )
    }

    /// Takes a meeting that was not there before.
    ///
    /// - Parameter part: what another meeting had.
    package mutating func add(_ meeting: Meeting, but part: SplitSeries.Part) {
        let items = finder.listed(meeting, but: part)
        guard !items.isEmpty else { return }
        rows.append(
            Row(meeting: meeting, kind: .added, comparison: OccurrenceComparison(appeared: items)))
    }

    /// Takes a meeting that is told differently.
    ///
    /// - Parameter parts: what another meeting has now, and had.
    package mutating func alter(
        _ pair: LossFinder.Pair, but parts: (leaving: SplitSeries.Part, coming: SplitSeries.Part)
    ) {
        guard let comparison = finder.comparison(from: pair.old, to: pair.new, but: parts) else {
            return
        }
        rows.append(Row(meeting: pair.new, kind: .changed, comparison: comparison))
    }

    /// What people are to be told of it.
    ///
    /// - Parameter others: the meetings of the source that the import leaves as they are, in a window; asked only where
    ///   something may stand for something else.
    package mutating func changes(beside others: (Range<Instant>) -> [Meeting]) -> [Change] {
        // Where nothing both left and came there is nothing to put together.
        if rows.contains(where: \.comparison.mayLose), rows.contains(where: \.comparison.mayGain) {
            settleHours()
            settleReplacements(beside: others)
        }
        return rows.flatMap { row -> [Change] in
            let (old, new) = (row.comparison.vanished, row.comparison.appeared)
            switch row.kind {
            case .removed: return Self.whole(.removed, old, of: row.meeting)
            case .added: return Self.whole(.added, new, of: row.meeting)
            case .changed:
                return row.comparison.edits(after: finder.now).map { $0.change(of: row.meeting) }
            }
        }
    }

    private static func whole(
        _ kind: Change.Kind, _ items: [AgendaItem], of meeting: Meeting
    ) -> [Change] {
        guard let first = items.first else { return [] }
        return [Edit(kind: kind, items: items, summary: first.summary).change(of: meeting)]
    }
}
