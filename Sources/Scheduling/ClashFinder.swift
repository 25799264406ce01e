import Campus
import Recurrence

/// Finds what a person cannot do both of: items at the same time, and items too far apart to walk.
///
/// A sweep over the items in order of their start; what is over leaves the sweep, so that the cost
/// is that of sorting and of the clashes found.
struct ClashFinder {
    private let walks: WalkingTimes

    /// So many pairs in all: a feed whose thousand entries are all at once fills no memory.
    private static let mostPairs = 100_000

    init(walks: WalkingTimes) { self.walks = walks }

    /// Writes into each item what it clashes with.
    ///
    /// - Parameter items: in order of the agenda.
    func mark(_ items: inout [AgendaItem]) {
        var pairs = 0
        let longest = walks.longest
        var open: [Int] = []
        for index in items.indices where items[index].canClash {
            let start = items[index].start.instant
            open.removeAll { items[$0].end.instant.adding(seconds: longest) < start }
            for other in open {
                guard let reason = reason(items[other], items[index], longest)
                else { continue }
                pairs += 1
                guard pairs <= Self.mostPairs else { return }
                items[other].clashes.append(Clash(with: items[index].id, reason))
                items[index].clashes.append(Clash(with: items[other].id, reason))
            }
            open.append(index)
        }
    }

    /// - Parameters:
    ///   - first: begins no later.
    ///   - longest: no walk is longer.
    private func reason(
        _ first: AgendaItem, _ second: AgendaItem, _ longest: Int64
    ) -> Clash.Reason? {
        let (start, end) = (second.start.instant, first.end.instant)
        if start < end {
            let overlap = min(end, second.end.instant) - start
            // A deadline in the middle of a class is in its way, one at its beginning is not.
            return overlap > 0 || first.start.instant < start ? .overlap(overlap) : nil
        }
        guard start - end < longest, first.hasLength, second.hasLength,
            let walk = walks.walk(from: first.location, to: second.location), walk > start - end
        else { return nil }
        return .tooFar(walk: walk, gap: start - end)
    }
}

extension AgendaItem {
    /// Whether somebody has to be there: not whole days, nor what is off, and of parallel groups
    /// one can be chosen that fits.
    fileprivate var canClash: Bool {
        !allDay && status != .cancelled && !isHidden && !isAlternative && doubleOf == nil
            && kind != .hydration
    }

    fileprivate var hasLength: Bool { start.instant < end.instant }
}
