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
    /// - Returns: by the start that an occurrence had in the series, on the series' wall clock, the
    ///   one it has; nothing of those that have the same one.
    public func moves(from old: Meeting, to new: Meeting) -> [WallTime: WallTime] {
        guard mayMove(from: old, to: new) else { return [:] }
        return same(kept(of: old), kept(of: new)).filter { $0 != $1 }
    }

    /// Where the occurrences are that went from one series to another: when a series was parted, or
    /// its parts were put together again.
    ///
    /// - Parameters:
    ///   - rest: what is left of the series, of which nothing went.
    ///   - isParted: the rest is of the old one; else of the new one, which had it all along.
    /// - Returns: by the start that an occurrence had in the one, the start that it has in the
    ///   other; those with the same start too.
    public func moves(
        from old: Meeting, to new: Meeting, but rest: Meeting, isParted: Bool
    ) -> [WallTime: WallTime] {
        let stayed = Set(kept(of: rest).map(\.hourInSeries))
        func gone(_ items: [AgendaItem], _ isWithRest: Bool) -> [AgendaItem] {
            isWithRest ? items.filter { !stayed.contains($0.hourInSeries) } : items
        }
        return same(gone(kept(of: old), isParted), gone(kept(of: new), !isParted))
    }

    private func same(_ before: [AgendaItem], _ after: [AgendaItem]) -> [WallTime: WallTime] {
        let areWhole = !before.contains(where: \.isCut) && !after.contains(where: \.isCut)
        let (former, latter) = (before.map(\.hourInSeries), after.map(\.hourInSeries))
        let pairs = OccurrenceMatching(former, latter, areWhole: areWhole).pairs.filter {
            isPast(after[$0.new]) || !isPast(before[$0.old])
        }
        return Dictionary(pairs.map { (former[$0.old], latter[$0.new]) }) { first, _ in first }
    }

    /// All that a series has; of a long one what is near.
    private func kept(of meeting: Meeting) -> [AgendaItem] {
        let all = all(of: meeting)
        return all.contains(where: \.isCut) ? near(meeting) : all
    }
}
