package import Campus
package import Recurrence

extension ChangeFinder {
    /// Whether a series is told with other hours than before, so that what was kept on one of its
    /// occurrences may have to go along; nothing is expanded for the answer.
    package func mayMove(from old: Meeting, to new: Meeting) -> Bool {
        old.main?.recurrence != nil && new.main?.recurrence != nil && !old.hasSeries(of: new)
    }

    /// Where the occurrences of a series that was moved are now, as far as that is sure.
    ///
    /// What is over is not what is to come: a feed that lists the next weeks alone has not moved last
    /// week's class.
    ///
    /// - Parameter parts: what another meeting has now, and had.
    /// - Returns: by the start that an occurrence had in the series, on the series' wall clock, the
    ///   one it has; nothing of those that have the same one.
    package func moves(
        from old: Meeting, to new: Meeting,
        but parts: (leaving: SplitSeries.Part, coming: SplitSeries.Part) = (.init(), .init())
    ) -> [WallTime: WallTime] {
        guard mayMove(from: old, to: new) else { return [:] }
        return same(
            sight(of: old).filter { !parts.leaving.has($0) },
            sight(of: new).filter { !parts.coming.has($0) }
        ).filter { $0 != $1 }
    }

    /// The starts in the series of occurrences that it has no longer, and has nowhere else.
    package func starts(lostFrom old: Meeting, in new: Meeting) -> Set<WallTime> {
        let left = Set(coming(new, asFarAs: old, includesCancelled: true).map(\.hourInSeries))
        return Set(coming(old, asFarAs: new, includesCancelled: true).map(\.hourInSeries))
            .subtracting(left).subtracting(moves(from: old, to: new).keys)
    }

    /// Where the occurrences are that went from one series to another: when a series was parted, or
    /// its parts were put together again.
    ///
    /// - Parameters:
    ///   - rest: what is left of the series, of which nothing went.
    ///   - isParted: the rest is of the old one; else of the new one, which had it all along.
    /// - Returns: by the start that an occurrence had in the one, the start that it has in the
    ///   other; those with the same start too.
    package func moves(
        from old: Meeting, to new: Meeting, but rest: Meeting, isParted: Bool
    ) -> [WallTime: WallTime] {
        let stayed = Set(sight(of: rest).map(\.hourInSeries))
        func gone(_ items: [AgendaItem], _ isWithRest: Bool) -> [AgendaItem] {
            isWithRest ? items.filter { !stayed.contains($0.hourInSeries) } : items
        }
        return same(gone(sight(of: old), isParted), gone(sight(of: new), !isParted))
    }

    private func same(_ before: [AgendaItem], _ after: [AgendaItem]) -> [WallTime: WallTime] {
        Dictionary(
            sure(before, after).map { (before[$0.old].hourInSeries, after[$0.new].hourInSeries) }
        ) { first, _ in first }
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

extension Meeting {
    /// Whether it begins and repeats as another one does, and tells the same of its hours apart.
    func hasSeries(of other: Meeting) -> Bool {
        main?.start == other.main?.start && main?.recurrence == other.main?.recurrence
            && exceptions.map(\.original) == other.exceptions.map(\.original)
    }
}
