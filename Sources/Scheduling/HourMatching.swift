import Campus
import Recurrence

/// Finds hours of some meetings again among those of others, the likest first; each is found once.
struct HourMatching {
    /// One occurrence.
    struct Hour {
        /// Which of several meetings it is of.
        var place: Int
        var meeting: Meeting
        var item: AgendaItem
        /// The one module that it is of.
        var module: ModuleCode?
    }

    struct Match {
        var asker: Hour
        var answer: Hour
    }

    enum Key: Hashable {
        case called(Instant, Bool, String)
        case named(Instant, Bool, String, String)
        case placed(Instant, Bool, ModuleCode, String)

        /// The same hour, name and place.
        static func named(_ item: AgendaItem) -> Key {
            .named(item.start.instant, item.allDay, item.summary.spacedOnce, item.placeName)
        }
    }

    var askers: [Hour] = []
    var answers: [Hour] = []

    /// Of more hours than this, and of a series with more exceptions, nothing is found again.
    static let limit = 100_000
    static let mostExceptions = 1_000
    /// Nearest ones are looked for among so many pairs at most.
    private static let mostPairs = 1_000_000

    /// Hours of one name that are not further apart may be one that was moved.
    private static let week: Int64 = 7 * 86_400

    /// The same hour, name and place; then the only two of one hour, module and place; then those of
    /// one hour and name.
    func matchesInPlace() -> [Match] { told(foundInPlace()) }

    /// Those that are in place; then the nearest of one name within a week, where half of the hours
    /// were found.
    ///
    /// - Parameter includingMoved: these anyway.
    func matches(includingMoved: Bool) -> [Match] {
        guard max(askers.count, answers.count) <= Self.limit else { return [] }
        var found = foundInPlace()
        if includingMoved || found.count * 2 >= min(askers.count, answers.count) {
            matchMoved(&found)
        }
        return told(found)
    }

    private func told(_ found: [Int: Int]) -> [Match] {
        found.sorted { $0.key < $1.key }
            .map { Match(asker: askers[$0.key], answer: answers[$0.value]) }
    }

    private func foundInPlace() -> [Int: Int] {
        guard max(askers.count, answers.count) <= Self.limit else { return [:] }
        var found: [Int: Int] = [:]
        match(&found, isOnly: false) { .named($0.item) }
        match(&found, isOnly: true) { hour in
            hour.module.map {
                .placed(hour.item.start.instant, hour.item.allDay, $0, hour.item.placeName)
            }
        }
        match(&found, isOnly: true) {
            .called($0.item.start.instant, $0.item.allDay, $0.item.summary.spacedOnce)
        }
        return found
    }

    private func match(_ found: inout [Int: Int], isOnly: Bool, _ key: (Hour) -> Key?) {
        let taken = Set(found.values)
        var free: [Key: [Int]] = [:]
        for place in answers.indices.reversed() where !taken.contains(place) {
            if let key = key(answers[place]) { free[key, default: []].append(place) }
        }
        guard !free.isEmpty else { return }
        var wanted: [Key: [Int]] = [:]
        for place in askers.indices where found[place] == nil {
            if let key = key(askers[place]), free[key] != nil {
                wanted[key, default: []].append(place)
            }
        }
        for (key, places) in wanted {
            guard var left = free[key], !isOnly || (places.count == 1 && left.count == 1) else {
                continue
            }
            for place in places { found[place] = left.popLast() }
        }
    }

    private func matchMoved(_ found: inout [Int: Int]) {
        guard (askers.count - found.count) * (answers.count - found.count) <= Self.mostPairs
        else { return }
        let taken = Set(found.values)
        var free = Dictionary(
            grouping: answers.indices.filter { !taken.contains($0) },
            by: { answers[$0].item.summary.spacedOnce })
        for place in askers.indices where found[place] == nil {
            let item = askers[place].item
            let name = item.summary.spacedOnce
            func distance(_ answer: Int) -> Int64 {
                abs(answers[answer].item.start.instant - item.start.instant)
            }
            guard let left = free[name],
                let nearest = left.indices.min(by: { distance(left[$0]) < distance(left[$1]) }),
                distance(left[nearest]) < Self.week
            else { continue }
            found[place] = free[name]?.remove(at: nearest)
        }
    }
}

extension AgendaItem {
    /// The start that it has in its series, on the series' clock, or has alone.
    var hourInSeries: WallTime { id.original ?? start.wall }

    fileprivate var placeName: String { location?.spacedOnce ?? "" }
}

extension AgendaItem {
    /// What tells this item, on the clock of what told it before, as far as it means the same.
    func restating(
        _ entry: MeetingEntry, like former: MeetingEntry, of item: AgendaItem,
        _ finder: ChangeFinder
    ) -> MeetingEntry {
        var entry = entry
        entry.recurrence = nil
        entry.sequence = former.sequence
        guard allDay == item.allDay else { return entry }
        if !allDay, entry.start.basis != former.start.basis {
            let wall = finder.zone(of: former.start.basis).wall(at: start.instant)
            entry.start = Moment(wall, former.start.basis)
        }
        if end.instant - start.instant == item.end.instant - item.start.instant {
            entry.extent = former.extent
        }
        return entry
    }
}
