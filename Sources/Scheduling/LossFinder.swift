public import Campus
import Recurrence

/// Finds what an import takes from the agenda, whatever the feed did to take it.
///
/// Nothing is expanded for an import that only adds, or rewords a few: an import where little has
/// changed costs what it did.
public struct LossFinder {
    /// A meeting before and after.
    public typealias Pair = (old: Meeting, new: Meeting)

    private let finder: ChangeFinder
    private var loss = AgendaLoss()
    private var candidates: [Candidate] = []
    /// What takes place now where nothing of its meeting did.
    private var appeared = Appeared()
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

    /// - Parameter module: the one module that a meeting is of.
    public init(_ finder: ChangeFinder, module: @escaping (Meeting) -> ModuleCode? = { _ in nil }) {
        self.finder = finder
        self.module = module
    }

    /// - Parameters:
    ///   - removed: what is no longer listed.
    ///   - changed: what is told differently.
    ///   - added: what is new.
    public mutating func find(
        removed: [Meeting], changed: [Pair], added: [Meeting]
    ) -> AgendaLoss {
        for meeting in removed {
            let items = finder.coming(meeting)
            candidates.append(
                Candidate(meeting: meeting, way: .removed, items: items, count: items.count))
        }
        for pair in changed { compare(pair) }
        countTitles(changed)
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
        guard finder.mayLose(from: pair.old, to: pair.new) else { return }
        let before = finder.coming(pair.old)
        let told = finder.coming(pair.new, asFarAs: pair.old, includesCancelled: true)
        let after = told.filter { $0.status != .cancelled }
        let gone = before.count - after.count
        if gone > 0 { vanish(gone, before, after, told.count - after.count, pair) }
        let starts = Set(before.map(\.start.instant))
        appear(after.filter { !starts.contains($0.start.instant) }, of: pair.new)
        loseHours(before, after, pair)
        loseWords(before, after, pair)
    }

    /// - Parameter cancelled: how many of the new ones are listed as cancelled.
    private mutating func vanish(
        _ gone: Int, _ before: [AgendaItem], _ after: [AgendaItem], _ cancelled: Int, _ pair: Pair
    ) {
        let starts = Set(after.map(\.start.instant))
        let items = before.filter { !starts.contains($0.start.instant) }
        let isMoved = after.isEmpty && cancelled == 0 && pair.new.begins < pair.old.begins
        let way: AgendaLoss.Way = isMoved ? .past : cancelled > 0 ? .cancelled : .excluded
        candidates.append(Candidate(meeting: pair.old, way: way, items: items, count: gone))
    }

    private mutating func loseHours(
        _ before: [AgendaItem], _ after: [AgendaItem], _ pair: Pair
    ) {
        let timed = before.count { !$0.allDay }
        let left = after.count { !$0.allDay }
        loss.add(min(timed - left, after.count - left), .untimed, of: pair.old)
    }

    /// What vanishes has lost neither title nor place besides.
    private mutating func loseWords(
        _ before: [AgendaItem], _ after: [AgendaItem], _ pair: Pair
    ) {
        func lost(_ isTold: (AgendaItem) -> Bool) -> Int {
            let told = before.count(where: isTold)
            return max(0, min(told, after.count) - after.count(where: isTold))
        }
        let titles = lost { !$0.summary.isEmpty }
        let places = lost { $0.location != nil }
        loss.add(titles, .untitled, of: pair.old)
        loss.add(places, .unplaced, of: pair.old)
        loss.undescribed += max(titles, places)
    }

    /// Many that had a title each and now share one, as where a calendar tells only that somebody
    /// is busy, have none either.
    private mutating func countTitles(_ changed: [Pair]) {
        let renamed = changed.filter { pair in
            !(pair.new.main?.summary.isEmpty ?? true)
                && pair.old.main?.summary != pair.new.main?.summary
        }
        for (_, pairs) in Dictionary(grouping: renamed, by: { $0.new.main?.summary }) {
            guard Set(pairs.map(\.old.main?.summary)).count >= Self.fewestTitles else { continue }
            for pair in pairs {
                let count = min(
                    finder.coming(pair.old).count,
                    finder.coming(pair.new, asFarAs: pair.old).count)
                loss.add(count, .untitled, of: pair.old)
                loss.undescribed += count
            }
        }
    }

    /// What another meeting has at the same hour under the same name, or of the same module in the
    /// same place, is not lost: a series may be written as single events, and back.
    private mutating func settle(_ candidate: Candidate) {
        let module = appeared.isEmpty ? nil : module(candidate.meeting)
        var left = 0
        for item in candidate.items where !appeared.take(like: item, of: module) { left += 1 }
        loss.add(min(candidate.count, left), candidate.way, of: candidate.meeting)
    }
}

/// Occurrences to be found by hour and name, or by hour, module and place; each once.
///
/// However many begin at one hour, finding one costs the same.
private struct Appeared {
    private enum Key: Hashable {
        case named(Instant, String)
        case placed(Instant, ModuleCode, String)
    }

    private var places: [Key: [Int]] = [:]
    private var taken: [Bool] = []

    var isEmpty: Bool { taken.isEmpty }

    mutating func add(_ item: AgendaItem, of module: ModuleCode?) {
        for key in Self.keys(of: item, module) { places[key, default: []].append(taken.count) }
        taken.append(false)
    }

    /// Whether there was one that is the same class.
    mutating func take(like item: AgendaItem, of module: ModuleCode?) -> Bool {
        guard !isEmpty else { return false }
        for key in Self.keys(of: item, module) {
            while let place = places[key]?.popLast() {
                guard taken[place] else {
                    taken[place] = true
                    return true
                }
            }
        }
        return false
    }

    private static func keys(of item: AgendaItem, _ module: ModuleCode?) -> [Key] {
        let start = item.start.instant
        let named = Key.named(start, item.summary.spacedOnce)
        guard let module else { return [named] }
        return [named, .placed(start, module, item.location?.spacedOnce ?? "")]
    }
}

extension Meeting {
    /// On the wall clock that it is told by.
    fileprivate var begins: WallTime { entries.map(\.start.wall).min() ?? .earliest }
}
