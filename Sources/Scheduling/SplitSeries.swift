package import Campus
import Recurrence

/// Finds the occurrences of series that a feed cuts into several, or unites, in an import.
///
/// What vanishes from one meeting and appears in another one at the same time, under the same name or
/// of the same module in the same place, is the same class: of it is told only what differs. Single
/// events are the concern of `Regrouping`.
package struct SplitSeries: Sendable {
    /// A meeting before and after.
    package typealias Pair = (old: Meeting, new: Meeting)

    /// Occurrences of one meeting that another one has, or had.
    package struct Part: Sendable {
        fileprivate var hours: Set<WallTime> = []
        /// From then on nothing is known of a series without an end.
        fileprivate var sight: Instant?

        /// None.
        package init() {}

        package var isEmpty: Bool { hours.isEmpty }

        func has(_ item: AgendaItem) -> Bool {
            hours.contains(item.hourInSeries) || sight.map { item.start.instant > $0 } ?? false
        }
    }

    private var matches: [HourMatching.Match] = []
    private let changedFrom: (askers: Int, answers: Int)
    /// By the place of the meeting, those changed after those removed or added.
    private var leaving: [Int: Part] = [:]
    private var coming: [Int: Part] = [:]
    /// How many occurrences the new meetings have.
    private var sizes: [Int: Int] = [:]

    package var isEmpty: Bool { matches.isEmpty }

    /// - Parameters:
    ///   - removed: what is no longer listed.
    ///   - changed: what is told differently.
    ///   - added: what is new.
    ///   - module: the one module that a meeting is of.
    package init(
        removed: [Meeting], changed: [Pair], added: [Meeting], finder: ChangeFinder,
        module: (Meeting) -> ModuleCode?
    ) {
        changedFrom = (removed.count, added.count)
        let parties = Parties(removed: removed, changed: changed, added: added, module: module)
        guard !parties.isEmpty else { return }
        var search = SplitSearch(finder)
        for place in parties.removed {
            search.ask(
                finder.sight(of: removed[place]), of: removed[place], at: place, module: module)
        }
        for place in parties.changed {
            search.compare(
                changed[place], at: (removed.count + place, added.count + place), module: module)
        }
        for place in parties.added {
            search.answer(
                finder.sight(of: added[place]), of: added[place], at: place, module: module)
        }
        matches = Self.parted(search.matches(), changedFrom)
        for match in matches {
            let (old, new) = (match.asker, match.answer)
            leaving[old.place, default: Part()].hours.insert(old.item.hourInSeries)
            coming[new.place, default: Part()].hours.insert(new.item.hourInSeries)
            leaving[old.place]?.limit(search.ends.answers[new.place])
            coming[new.place]?.limit(search.ends.askers[old.place])
        }
        sizes = Dictionary(search.answers.map { ($0.place, 1) }, uniquingKeysWith: +)
    }

    /// Leaves out whole series in whose place one other is: of parallel groups one may end and
    /// another begin at its hour, and which is which was settled before.
    private static func parted(
        _ matches: [HourMatching.Match], _ changedFrom: (askers: Int, answers: Int)
    ) -> [HourMatching.Match] {
        let answers = Dictionary(grouping: matches, by: \.asker.place)
            .mapValues { Set($0.map(\.answer.place)) }
        let askers = Dictionary(grouping: matches, by: \.answer.place)
            .mapValues { Set($0.map(\.asker.place)) }
        return matches.filter { match in
            match.asker.place >= changedFrom.askers || match.answer.place >= changedFrom.answers
                || answers[match.asker.place]?.count != 1 || askers[match.answer.place]?.count != 1
        }
    }

    /// What left a meeting that is no longer listed, by its place among those.
    package func leaving(removed place: Int) -> Part { leaving[place] ?? Part() }

    /// What came to a new meeting.
    package func coming(added place: Int) -> Part { coming[place] ?? Part() }

    /// What left, and what came to, a meeting that is told differently.
    package func parts(changed place: Int) -> (leaving: Part, coming: Part) {
        (
            leaving[changedFrom.askers + place] ?? Part(),
            coming[changedFrom.answers + place] ?? Part()
        )
    }

    /// What is different about the occurrences, by the meeting that has them now.
    var pairs: [(new: Meeting, items: [(old: AgendaItem, new: AgendaItem)])] {
        Dictionary(grouping: matches, by: \.answer.place).sorted { $0.key < $1.key }
            .compactMap { _, matches in
                matches.first.map { first in
                    (first.answer.meeting, matches.map { ($0.asker.item, $0.answer.item) })
                }
            }
    }

    /// What is to go along; nil when there is nothing.
    package var transferred: TransferredOccurrences? {
        guard !matches.isEmpty else { return nil }
        let transfers = matches.compactMap { match in
            match.answer.item.id.original.map {
                TransferredOccurrences.Transfer(
                    from: match.asker.item.id, to: .init(match.answer.meeting), original: $0)
            }
        }
        var origins: [TransferredOccurrences.Name: Set<MeetingID>] = [:]
        for (place, matches) in Dictionary(grouping: matches, by: \.answer.place)
        where place < changedFrom.answers && matches.count * 2 >= sizes[place] ?? 0 {
            guard let meeting = matches.first?.answer.meeting else { continue }
            origins[.init(meeting)] = Set(matches.map(\.asker.item.id.meeting))
        }
        let gone = matches.filter { $0.asker.place < changedFrom.askers }
        return TransferredOccurrences(
            transfers: transfers, origins: origins,
            gone: Set(gone.map(\.asker.item.id.meeting)))
    }
}

extension SplitSeries.Part {
    fileprivate mutating func limit(_ end: Instant?) {
        guard let end else { return }
        sight = min(sight ?? end, end)
    }
}

/// The meetings of an import that may have had or got occurrences of each other: by their places.
private struct Parties {
    private(set) var removed: [Int] = []
    private(set) var changed: [Int] = []
    private(set) var added: [Int] = []

    var isEmpty: Bool {
        removed.count + changed.count == 0 || added.count + changed.count == 0
            || removed.count + changed.count + added.count < 2
    }

    init(
        removed: [Meeting], changed: [SplitSeries.Pair], added: [Meeting],
        module: (Meeting) -> ModuleCode?
    ) {
        self.removed = removed.indices.filter { removed[$0].isSeries }
        self.added = added.indices.filter { added[$0].isSeries }
        self.changed = changed.indices.filter { changed[$0].old.hasOtherHours(changed[$0].new) }
        guard !isEmpty else { return }
        var counts: [Key: Int] = [:]
        let all =
            self.removed.map { Key.keys(of: [removed[$0]], module) }
            + self.changed.map { Key.keys(of: [changed[$0].old, changed[$0].new], module) }
            + self.added.map { Key.keys(of: [added[$0]], module) }
        for keys in all { for key in keys { counts[key, default: 0] += 1 } }
        let isShared = all.map { keys in keys.contains { counts[$0] ?? 0 > 1 } }
        var places = isShared.makeIterator()
        self.removed = self.removed.filter { _ in places.next() ?? false }
        self.changed = self.changed.filter { _ in places.next() ?? false }
        self.added = self.added.filter { _ in places.next() ?? false }
    }

    private enum Key: Hashable {
        case name(String)
        case module(ModuleCode)

        static func keys(of meetings: [Meeting], _ module: (Meeting) -> ModuleCode?) -> Set<Key> {
            var keys: Set<Key> = []
            for meeting in meetings {
                for entry in meeting.entries { keys.insert(.name(entry.summary.spacedOnce)) }
                if let code = module(meeting) { keys.insert(.module(code)) }
            }
            return keys
        }
    }
}

/// The hours that are compared.
private struct SplitSearch {
    private let finder: ChangeFinder
    private var matching = HourMatching()
    /// Where what is known of a series without an end stops.
    private(set) var ends: (askers: [Int: Instant], answers: [Int: Instant]) = ([:], [:])
    /// Of meetings that are told differently: by both places, how many hours vanished and appeared.
    private var moves: [(asker: Int, answer: Int, count: Int)] = []

    init(_ finder: ChangeFinder) { self.finder = finder }

    var answers: [HourMatching.Hour] { matching.answers }

    mutating func ask(
        _ items: [AgendaItem], of meeting: Meeting, at place: Int,
        module: (Meeting) -> ModuleCode?
    ) {
        matching.askers += Self.hours(
            items, of: meeting, at: place, module: module, ends: &ends.askers)
    }

    mutating func answer(
        _ items: [AgendaItem], of meeting: Meeting, at place: Int,
        module: (Meeting) -> ModuleCode?
    ) {
        matching.answers += Self.hours(
            items, of: meeting, at: place, module: module, ends: &ends.answers)
    }

    private static func hours(
        _ items: [AgendaItem], of meeting: Meeting, at place: Int,
        module: (Meeting) -> ModuleCode?, ends: inout [Int: Instant]
    ) -> [HourMatching.Hour] {
        if items.contains(where: \.isCut) { ends[place] = items.last?.start.instant }
        let module = items.isEmpty ? nil : module(meeting)
        return items.filter { $0.id.original != nil && $0.status != .cancelled }.map {
            HourMatching.Hour(place: place, meeting: meeting, item: $0, module: module)
        }
    }

    /// Only what is not where it was: a rule that is written for another zone moves nothing.
    mutating func compare(
        _ pair: SplitSeries.Pair, at places: (asker: Int, answer: Int),
        module: (Meeting) -> ModuleCode?
    ) {
        let (old, new) = (finder.sight(of: pair.old), finder.sight(of: pair.new))
        let (before, after) = (
            Set(old.map(\.start.instant)), Set(new.map(\.start.instant))
        )
        if old.contains(where: \.isCut) {
            ends.askers[places.asker] = old.last?.start.instant
        }
        if new.contains(where: \.isCut) {
            ends.answers[places.answer] = new.last?.start.instant
        }
        let gone = old.filter { !after.contains($0.start.instant) }
        let come = new.filter { !before.contains($0.start.instant) }
        ask(gone, of: pair.old, at: places.asker, module: module)
        answer(come, of: pair.new, at: places.answer, module: module)
        let sure = OccurrenceMatching(
            gone.map(\.hourInSeries), come.map(\.hourInSeries), areWhole: true
        ).pairs
        if !sure.isEmpty, gone.count == come.count, sure.count == gone.count {
            moves.append((places.asker, places.answer, gone.count))
        }
    }

    /// Where a series was moved as a whole under its UID, it was moved, and not united with another
    /// one that was there: unless all of its hours are with others, so that the agenda is as it was.
    func matches() -> [HourMatching.Match] {
        var found = matching.matchesInPlace()
        var left = moves
        while !found.isEmpty {
            let asked = Dictionary(found.map { ($0.asker.place, 1) }, uniquingKeysWith: +)
            let answered = Dictionary(found.map { ($0.answer.place, 1) }, uniquingKeysWith: +)
            let moved = left.filter {
                asked[$0.asker] ?? 0 < $0.count || answered[$0.answer] ?? 0 < $0.count
            }
            guard !moved.isEmpty else { break }
            left.removeAll { one in moved.contains { $0.asker == one.asker } }
            let (askers, answers) = (Set(moved.map(\.asker)), Set(moved.map(\.answer)))
            found.removeAll {
                askers.contains($0.asker.place) || answers.contains($0.answer.place)
            }
        }
        return found.filter { $0.asker.item.id.meeting != $0.answer.item.id.meeting }
    }
}

extension Meeting {
    fileprivate var isSeries: Bool { main?.recurrence != nil }

    /// Whether it is told with other hours than before; nothing is expanded for the answer.
    fileprivate func hasOtherHours(_ new: Meeting) -> Bool {
        guard isSeries || new.isSeries else { return false }
        return !hasSeries(of: new)
            || exceptions.map(\.entry.start) != new.exceptions.map(\.entry.start)
            || exceptions.map(\.entry.status) != new.exceptions.map(\.entry.status)
    }
}
