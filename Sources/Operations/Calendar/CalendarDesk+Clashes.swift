package import Campus
import Recurrence
package import Scheduling
import Storage
package import Words

/// The clashes that a person has before something is done, so that only new ones are told.
package struct KnownClashes: Sendable {
    private var pairs: Set<Set<Side>> = []

    /// An entry of one's own goes by its hours: an edit may make another series of its rest.
    private enum Side: Hashable {
        case meeting(MeetingID, Instant)
        case own(Instant, Instant)
    }

    init(_ items: [AgendaItem]) {
        items.forEachClash { first, second, _ in
            for one in Self.sides(of: items[first]) {
                for other in Self.sides(of: items[second]) { pairs.insert([one, other]) }
            }
        }
    }

    /// None: then every clash is new.
    init() {}

    /// Whether two items clashed already, as any of their sources told of them.
    func contains(_ first: AgendaItem, _ second: AgendaItem) -> Bool {
        guard !pairs.isEmpty else { return false }
        return Self.sides(of: first).contains { one in
            Self.sides(of: second).contains { pairs.contains([one, $0]) }
        }
    }

    private static func sides(of item: AgendaItem) -> [Side] {
        guard item.kind != .personal else { return [.own(item.start.instant, item.end.instant)] }
        return item.meetings.map { .meeting($0, item.start.instant) }
    }
}

/// An entry of the person's own as it is now, and what clashes since.
package struct EntryReport: Sendable {
    /// As the agenda has it: with the ids of what else is at its time.
    package var item: AgendaItem
    package var clashes: ClashNews
    /// Whether it lies in the past, and does not repeat: a year or a day may have been mistyped.
    package var isOver = false
    /// `every month on the 31st`, and what of that may not be expected; nil for what does not repeat.
    package var repetition: (rhythm: Message, omission: Message?)?
}

extension CalendarDesk {
    /// How far new clashes are looked for: a term.
    private static let term: Int64 = 120 * 86_400

    private var term: AgendaQuery {
        AgendaQuery(window: now..<now.adding(seconds: Self.term))
    }

    /// So many clashes are listed at once.
    private static let mostListed = 1_000

    /// What the person cannot both be at, in order of time.
    ///
    /// - Parameter query: one of the two is in its window and of its kinds.
    /// - Returns: the first thousand, and how many more the items name.
    package func clashes(
        _ query: AgendaQuery
    ) throws(Refusal) -> (pairs: [ClashPair], more: Int) {
        let listed = Set(try agenda(query).map(\.id))
        var wide = query
        wide.window = query.surroundings
        wide.kinds = Set(ItemKind.allCases)
        let items = try agenda(wide)
        var (pairs, more): ([ClashPair], Int) = ([], 0)
        items.forEachClash { first, second, reason in
            guard listed.contains(items[first].id) || listed.contains(items[second].id) else {
                return
            }
            if pairs.count < Self.mostListed {
                pairs.append(ClashPair(items[first], items[second], reason: reason))
            } else {
                more += 1
            }
        }
        return (pairs, more)
    }

    /// The clashes of a term to come, before something is done that may bring others.
    func knownClashes() throws(Refusal) -> KnownClashes { KnownClashes(try agenda(term)) }

    /// The clashes of a term to come that there were not before, each pair of series once.
    ///
    /// - Parameter isConcerned: one of the two at least is.
    func newClashes(
        since known: KnownClashes, _ isConcerned: (AgendaItem) -> Bool
    ) throws(Refusal) -> ClashNews {
        var news = newClashes(in: try agenda(term), since: known, isConcerned)
        news.horizon = term.window.upperBound
        return news
    }

    private func newClashes(
        in items: [AgendaItem], since known: KnownClashes, _ isConcerned: (AgendaItem) -> Bool
    ) -> ClashNews {
        var news = ClashNews()
        items.forEachClash { first, second, reason in
            let (one, other) = (items[first], items[second])
            guard isConcerned(one) || isConcerned(other), !known.contains(one, other) else {
                return
            }
            news.add(ClashPair(one, other, reason: reason))
        }
        return news
    }

    private func repetition(
        of id: MeetingID
    ) throws(Refusal) -> (rhythm: Message, omission: Message?)? {
        let store = store
        let found = try translating { () throws(StorageError) in
            try store.look { try $0.sourcedMeeting(id) }
        }
        guard let main = found?.meeting.main, let rule = main.recurrence?.rules.first else {
            return nil
        }
        let zone = main.start.basis == .date ? nil : desks.personal.zone(of: main)
        return (
            rule.message(from: main.start.wall, in: zone),
            rule.omission(from: main.start.wall.date)
        )
    }

    /// Does something to an entry of the person's own, and tells what clashes since.
    ///
    /// - Parameters:
    ///   - isNew: the entry was not there before, so that all of its clashes are new.
    ///   - act: gives the entry as it is then.
    package func tellingClashes(
        isNew: Bool, _ act: () throws(Refusal) -> AgendaItem
    ) throws(Refusal) -> EntryReport {
        let before = try isNew ? KnownClashes() : knownClashes()
        var item = try act()
        // An entry may be years ahead.
        let (start, end) = (item.start.instant, item.end.instant)
        let around = AgendaQuery(window: start..<max(end, start.adding(seconds: 1)))
        var wide = around
        wide.window = around.surroundings
        let isNear = term.window.lowerBound <= start && end <= term.window.upperBound
        let items = try agenda(isNear ? term : wide)
        if let seen = items.first(where: { $0.id == item.id }) {
            (item.clashes, item.moreClashes) = (seen.clashes, seen.moreClashes)
        }
        let id = item.id.meeting
        var clashes = newClashes(in: items, since: before) { $0.id.meeting == id }
        if isNear { clashes.horizon = term.window.upperBound }
        return EntryReport(
            item: item, clashes: clashes,
            isOver: item.id.original == nil && end <= now,
            repetition: item.id.original == nil ? nil : try repetition(of: item.id.meeting))
    }

    /// The parallel groups of which the person has chosen none, and how each fits with what is fixed.
    package func groupStandings() throws(Refusal) -> [GroupStanding] {
        Scheduling.groupStandings(in: try agenda(term))
    }
}
