package import Campus
package import Recurrence
import Scheduling

/// What a person has at an instant, and what comes after.
package struct NowAndNext: Sendable {
    /// In order of the agenda, the first few.
    package var now: [AgendaItem]
    /// Those that begin first, all of them at one instant; the first few.
    package var next: [AgendaItem]
    /// Whole days that are on: the person's own, and all others where nothing has an hour; the first few.
    package var days: [AgendaItem]
    /// Likewise those that begin first, and no later than `next`.
    package var nextDays: [AgendaItem]
    /// How many more there are of either.
    package var moreNow: Int
    package var moreNext: Int
    package var at: Instant

    /// So many are named.
    private static let most = 10

    /// - Parameter items: in order of the agenda; only those count that take place and are not hidden,
    ///   and of doubles one.
    package init(_ items: [AgendaItem], at now: Instant) {
        let all = items.forPeople.filter { $0.status != .cancelled }
        let items = all.filter { !$0.allDay }
        let current = items.filter { $0.start.instant <= now && now < $0.end.instant }
        let first = items.first { $0.start.instant > now }?.start.instant
        let coming = items.filter { $0.start.instant == first }
        // Weeks and terms of a feed are no answer to what is next, where there is another.
        let isFree = current.isEmpty && coming.isEmpty
        let whole = all.filter { $0.allDay && (isFree || $0.kind == .personal) }
        days = Array(
            whole.filter { $0.start.instant <= now && now < $0.end.instant }.prefix(Self.most))
        let later = whole.filter { item in
            let start = item.start.instant
            return start > now && first.map { start <= $0 } ?? true
        }
        nextDays = Array(
            later.filter { $0.start.instant == later.first?.start.instant }.prefix(Self.most))
        endsIn = current.map(\.end.instant).min().map { $0 - now }
        self.now = Array(current.prefix(Self.most))
        next = Array(coming.prefix(Self.most))
        moreNow = current.count - self.now.count
        moreNext = coming.count - next.count
        at = now
    }

    /// Seconds until the first of what is on now ends.
    package let endsIn: Int64?

    /// Seconds until what is next begins.
    package var startsIn: Int64? { next.first.map { $0.start.instant - at } }

    /// The same with fewer of either named.
    package func naming(_ most: Int) -> NowAndNext {
        var fewer = self
        fewer.now = Array(now.prefix(most))
        fewer.next = Array(next.prefix(most))
        fewer.days = Array(days.prefix(most))
        fewer.nextDays = Array(nextDays.prefix(most))
        fewer.moreNow += now.count - fewer.now.count
        fewer.moreNext += next.count - fewer.next.count
        return fewer
    }
}

extension CalendarDesk {
    /// What the person has now and what is next, at most a year ahead: the one answer to "what is
    /// next", for every screen.
    ///
    /// - Parameter kinds: nil for all that somebody has to be at. Water is small and comes often: it
    ///   is next only where it is asked for.
    package func nowAndNext(_ kinds: Set<ItemKind>? = nil) throws(Refusal) -> NowAndNext {
        let kinds = kinds ?? Set(ItemKind.allCases).subtracting([.hydration])
        var found = NowAndNext([], at: now)
        for days in [2, 14, 366] {
            let window = now..<now.adding(seconds: Int64(days) * 86_400)
            found = NowAndNext(try agenda(AgendaQuery(window: window, kinds: kinds)), at: now)
            if !found.next.isEmpty { break }
        }
        return found
    }
}
