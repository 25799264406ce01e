package import Campus
package import Recurrence

/// From where one comes to each item of a day, and so how long the walk is.
///
/// From what was on before, when it ended in the last three hours or is on still; from home to a
/// day's first item. In between nobody knows where one is, and no walk is made up.
package struct Departure {
    /// For how long somebody is thought to be where they last were, in seconds.
    static let memory: Int64 = 3 * 3_600

    /// Those with a place or a time of their own, in order of start.
    private let items: [AgendaItem]
    private let home: String
    private let zone: Zone
    private let walk: (String?, String?) -> Int64?

    /// - Parameter items: in order of start.
    package init(
        _ items: [AgendaItem], home: String, zone: Zone,
        walk: @escaping (String?, String?) -> Int64?
    ) {
        self.items = items.filter { $0.kind != .hydration }
        self.home = home
        self.zone = zone
        self.walk = walk
    }

    /// How long one walks to an item; nil when that is not known.
    package func walk(to item: AgendaItem) -> Int64? {
        guard item.kind != .hydration, let place = item.location else { return nil }
        let start = item.start.instant
        let earlier = items[..<items.firstPlace { $0.start.instant >= start }]
        let seconds: Int64?
        if let last = earlier.suffix(8).last(where: {
            $0.end.instant.adding(seconds: Self.memory) > start
        }) {
            seconds = walk(last.location, place)
        } else if isFirst(start, after: earlier.last) {
            seconds = walk(home, place)
        } else {
            seconds = nil
        }
        return seconds.map { min(max(0, $0), ReminderPlanner.longestWalk) }
    }

    private func isFirst(_ start: Instant, after last: AgendaItem?) -> Bool {
        guard let last else { return true }
        return zone.wall(at: last.end.instant).date < zone.wall(at: start).date
    }
}
