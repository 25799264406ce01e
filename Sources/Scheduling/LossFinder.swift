package import Campus
import Recurrence

/// Finds what an import takes from the agenda, whatever the feed did to take it.
///
/// Nothing is expanded for an import that only adds, or rewords a few: an import where little has
/// changed costs what it did.
package struct LossFinder {
    /// A meeting before and after.
    package typealias Pair = (old: Meeting, new: Meeting)

    private let finder: ChangeFinder
    private var loss = AgendaLoss()
    private var candidates: [Candidate] = []
    /// What many are called now that were called differently.
    private var titles: Set<String> = []
    /// What takes place now where nothing of its meeting did.
    private var appeared = AppearedOccurrences()
    private let module: (Meeting) -> ModuleCode?

    /// Occurrences that a meeting lacks, unless another one has them.
    private struct Candidate {
        var meeting: Meeting
        var way: AgendaLoss.Way
        /// Those that it does not have any more where they were.
        var items: [AgendaItem]
        /// So many of them were not moved, but are gone.
        var count: Int
    }

    /// Below so many former titles, one for all may be what was meant.
    private static let fewestTitles = 3
    /// What is so far from where it was has left the term, in seconds.
    private static let sight: Int64 = 60 * 86_400

    /// - Parameter module: the one module that a meeting is of.
    package init(_ finder: ChangeFinder, module: @escaping (Meeting) -> ModuleCode? = { _ in nil })
    {
        self.finder = finder
        self.module = module
    }

    /// - Parameters:
    ///   - removed: what is no longer listed.
    ///   - changed: what is told differently.
    ///   - added: what is new.
    package mutating func find(
        removed: [Meeting], changed: [Pair], added: [Meeting]
    ) -> AgendaLoss {
        for meeting in removed {
            let items = finder.coming(meeting)
            candidates.append(
                Candidate(meeting: meeting, way: .removed, items: items, count: items.count))
        }
        titles = Self.sharedTitles(changed)
        for pair in changed { compare(pair) }
        candidates.removeAll { $0.count == 0 }
        if !candidates.isEmpty {
            for meeting in added { appear(finder.coming(meeting), of: meeting) }
            for candidate in candidates { settle(candidate) }
        }
        return loss
    }

    private mutating func appear(_ items: [AgendaItem], of meeting: Meeting) {
        let module = items.isEmpty ? nil : module(meeting)
        for item in items { appeared.add(item, of: module) }
    }

    private mutating func compare(_ pair: Pair) {
        if pair.new.isKeptUnread {
            guard !pair.old.isKeptUnread else { return }
            let count = finder.coming(pair.old).count
            loss.add(count, .unreadable, of: pair.old)
            loss.total += count
            return
        }
        let isRenamed = pair.new.main.map { titles.contains($0.summary) } ?? false
        guard isRenamed || finder.mayLose(from: pair.old, to: pair.new) else { return }
        let before = finder.coming(pair.old)
        guard !before.isEmpty else { return }
        let told = finder.coming(pair.new, asFarAs: pair.old, includesCancelled: true)
        let listed = told.filter { $0.status != .cancelled }
        let after = Self.near(before, listed)
        let gone = before.count - after.count
        if gone > 0 {
            let way: AgendaLoss.Way =
                listed.count > after.count
                ? .far
                : told.count > listed.count
                    ? .cancelled
                    : after.isEmpty && pair.new.begins < pair.old.begins ? .past : .excluded
            vanish(count: gone, way: way, from: before, to: after, of: pair.old)
        }
        let starts = Set(before.map(\.start.instant))
        // Also far from where it was: it may have taken over what another series had there.
        appear(listed.filter { !starts.contains($0.start.instant) }, of: pair.new)
        loseParts(before, after, of: pair.old)
    }

    /// What has not left its term: each near what it was, where there are as many as before, else
    /// near the first or the last hour.
    private static func near(_ before: [AgendaItem], _ listed: [AgendaItem]) -> [AgendaItem] {
        if before.count == listed.count {
            return zip(before, listed)
                .filter { abs($1.start.instant - $0.start.instant) <= sight }.map(\.1)
        }
        guard let first = before.first, let last = before.last else { return [] }
        let term =
            first.start.instant.adding(
                seconds: -sight)...last.start.instant.adding(seconds: sight)
        return listed.filter { term.contains($0.start.instant) }
    }

    private mutating func vanish(
        count: Int, way: AgendaLoss.Way, from before: [AgendaItem], to after: [AgendaItem],
        of meeting: Meeting
    ) {
        let starts = Set(after.map(\.start.instant))
        let items = before.filter { !starts.contains($0.start.instant) }
        candidates.append(Candidate(meeting: meeting, way: way, items: items, count: count))
    }

    /// Counts what takes place and lacks its hour, its title or its place.
    ///
    /// Each counts once in all, however much it lacks. What vanishes has lost none of them besides.
    private mutating func loseParts(
        _ before: [AgendaItem], _ after: [AgendaItem], of meeting: Meeting
    ) {
        var counts: [AgendaLoss.Way: Int] = [:]
        var lost = 0
        for (old, new) in Self.paired(before, after) {
            var ways: [AgendaLoss.Way] = []
            if old.hasHour, !new.hasHour { ways.append(.untimed) }
            if !old.summary.saysNothing, hasLostTitle(old, new) { ways.append(.untitled) }
            if let place = old.location, !place.saysNothing, new.location?.saysNothing ?? true {
                ways.append(.unplaced)
            }
            for way in ways { counts[way, default: 0] += 1 }
            lost += ways.isEmpty ? 0 : 1
        }
        for (way, count) in counts { loss.add(count, way, of: meeting) }
        loss.total += lost
    }

    private func hasLostTitle(_ old: AgendaItem, _ new: AgendaItem) -> Bool {
        guard new.summary != old.summary else { return false }
        return titles.contains(new.summary) || new.summary.saysNothing
    }

    /// What takes place before and after: at the same hour, and else in their order.
    private static func paired(
        _ before: [AgendaItem], _ after: [AgendaItem]
    ) -> [(old: AgendaItem, new: AgendaItem)] {
        var places = Dictionary(
            grouping: after.indices.reversed(), by: { after[$0].start.instant })
        var pairs: [(AgendaItem, AgendaItem)] = []
        var moved: [AgendaItem] = []
        var taken: Set<Int> = []
        for old in before {
            if let place = places[old.start.instant]?.popLast() {
                taken.insert(place)
                pairs.append((old, after[place]))
            } else {
                moved.append(old)
            }
        }
        let rest = after.indices.lazy.filter { !taken.contains($0) }.map { after[$0] }
        return pairs + zip(moved, rest)
    }

    /// Titles that many have now which had one each: so publish calendars that tell only that
    /// somebody is busy.
    private static func sharedTitles(_ changed: [Pair]) -> Set<String> {
        var former: [String: Set<String>] = [:]
        for pair in changed {
            guard let title = pair.new.main?.summary, let old = pair.old.main?.summary,
                title != old, !old.saysNothing
            else { continue }
            former[title, default: []].insert(old)
        }
        return Set(former.filter { $0.value.count >= fewestTitles }.keys)
    }

    /// What another meeting has at the same hour under the same name, or of the same module in the
    /// same place, is not lost: a series may be written as single events, and back.
    private mutating func settle(_ candidate: Candidate) {
        let module = appeared.isEmpty ? nil : module(candidate.meeting)
        var left = 0
        for item in candidate.items where !appeared.take(like: item, of: module) { left += 1 }
        let lost = min(candidate.count, left)
        loss.add(lost, candidate.way, of: candidate.meeting)
        loss.total += lost
    }
}

extension Meeting {
    /// On the wall clock that it is told by.
    fileprivate var begins: WallTime { entries.map(\.start.wall).min() ?? .earliest }
}

extension AgendaItem {
    /// Whether it tells when to be there: a day from midnight to midnight does not, as a date or in
    /// hours.
    fileprivate var hasHour: Bool {
        guard !allDay else { return false }
        let length = end.wall.seconds - start.wall.seconds
        return start.wall.secondOfDay != 0 || length < 86_400 - 60
    }
}
