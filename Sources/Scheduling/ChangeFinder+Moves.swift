public import Campus
public import Recurrence

extension ChangeFinder {
    /// Whether a series is told with other hours than before, so that what was kept on one of its
    /// occurrences may have to go along; nothing is expanded for the answer.
    public func mayMove(from old: Meeting, to new: Meeting) -> Bool {
        guard let former = old.main, let main = new.main, former.recurrence != nil,
            main.recurrence != nil
        else { return false }
        return former.start.wall != main.start.wall || former.recurrence != main.recurrence
            || old.exceptions.map(\.original) != new.exceptions.map(\.original)
    }

    /// Where the occurrences of a series that was moved are now, as far as that is sure.
    ///
    /// What is over is not what is to come: a feed that lists the next weeks alone has not moved last
    /// week's class.
    ///
    /// - Parameter parts: what another meeting has now, and had.
    /// - Returns: by the start that an occurrence had in the series, on the series' wall clock, the
    ///   one it has; nothing of those that have the same one.
    public func moves(
        from old: Meeting, to new: Meeting,
        but parts: (leaving: SplitSeries.Part, coming: SplitSeries.Part) = (.init(), .init())
    ) -> [WallTime: WallTime] {
        guard mayMove(from: old, to: new) else { return [:] }
        let before = kept(of: old).filter { !parts.leaving.has($0) }
        let after = kept(of: new).filter { !parts.coming.has($0) }
        let pairs = sure(before, after).map {
            (before[$0.old].hourInSeries, after[$0.new].hourInSeries)
        }
        return Dictionary(pairs.filter { $0 != $1 }) { first, _ in first }
    }

    /// Which occurrence of a series is which afterwards, by their places.
    func sure(_ before: [AgendaItem], _ after: [AgendaItem]) -> [(old: Int, new: Int)] {
        let areWhole = !before.contains(where: \.isCut) && !after.contains(where: \.isCut)
        return OccurrenceMatching(
            before.map(\.hourInSeries), after.map(\.hourInSeries), areWhole: areWhole
        ).pairs.filter { isPast(after[$0.new]) || !isPast(before[$0.old]) }
    }

    /// All that a series has; of a long one what is near.
    func sight(of meeting: Meeting) -> [AgendaItem] {
        let all = all(of: meeting)
        return all.contains(where: \.isCut) ? near(meeting) : all
    }
}
