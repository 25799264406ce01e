package import Campus
package import Recurrence

/// What part of a calendar is asked for.
package struct AgendaQuery: Sendable {
    /// Items that overlap it are in; one of no length when it starts inside.
    package var window: Range<Instant>
    /// Cancelled items are left out unless asked for.
    ///
    /// The default is false.
    package var includesCancelled: Bool
    /// Only these kinds.
    ///
    /// The default is all.
    package var kinds: Set<ItemKind>
    /// More occurrences of one meeting than this are cut, and said to be.
    ///
    /// The default is 10,000.
    package var limit: Int
    /// With more items than this in all, or more times that are walked to for them, the series of
    /// the sources that have more than their share are cut shorter, so that a hostile feed fills
    /// neither the memory nor the day.
    ///
    /// The default is 100,000.
    package var total: Int
    /// A series is cut at the limit alone, however often it repeats.
    ///
    /// The default is false: nobody attends what takes place every second.
    var isExact = false
    static let allKinds = Set(ItemKind.allCases)

    /// So many excluded times of one meeting are passed over before it is cut.
    var patience: Int { min(100_000, 100 + 4 * limit) }

    package init(
        window: Range<Instant>, includesCancelled: Bool = false,
        kinds: Set<ItemKind> = Set(ItemKind.allCases), limit: Int = 10_000, total: Int = 100_000
    ) {
        self.window = window
        self.includesCancelled = includesCancelled
        self.kinds = kinds
        self.limit = limit
        self.total = total
    }
}

/// The occurrences of some meetings, each as the item it would be if there were no other source.
///
/// - Parameters:
///   - meetings: each with its source; in any order.
///   - query: which window, which kinds.
///   - zones: holds every zone the meetings are in.
/// - Returns: the items in order of start, then end, then summary.
package func expand(
    _ meetings: [SourcedMeeting], _ query: AgendaQuery, zones: ZoneTable
) -> [AgendaItem] {
    var items =
        expanded(meetings, for: query, zones: zones, upTo: query.total)
        ?? shared(meetings, for: query, zones: zones)
    items.putInOrder()
    return items
}

/// One item of a meeting, as it would be if there were no other source; nil when it is not in the
/// window.
///
/// Of a meeting of which very much is told one by one, only what tells of that item is looked at: who
/// asks for a thousand of its items does not look through all of them a thousand times.
package func expand(
    _ id: ItemID, of sourced: SourcedMeeting, _ query: AgendaQuery, zones: ZoneTable
) -> AgendaItem? {
    expand([sourced.narrowed(to: id.original)], query, zones: zones).first { $0.id == id }
}

extension SourcedMeeting {
    /// The meeting with no more of its exceptions than one of its items depends on.
    func narrowed(to original: WallTime?) -> SourcedMeeting {
        guard meeting.exceptions.count > Self.few, let original else { return self }
        var narrow = meeting
        narrow.exceptions =
            meeting.exception(at: original).map { [$0] } ?? meeting.exceptions.filter(\.reachesOn)
        return SourcedMeeting(source: source, meeting: narrow, label: label)
    }

    /// So many are looked through sooner than another meeting is made.
    private static let few = 64
}

/// The items of meetings, in no order; nil when it takes more than so many times that are walked to.
private func expanded(
    _ meetings: [SourcedMeeting], for query: AgendaQuery, zones: ZoneTable, upTo most: Int
) -> [AgendaItem]? {
    var items: [AgendaItem] = []
    items.reserveCapacity(meetings.count)
    var work = 0
    for sourced in meetings {
        var expansion = Expansion(sourced, query: query, zones: zones)
        work += expansion.append(to: &items)
        if work > most { return nil }
    }
    return items
}

/// The items of too many meetings: a source that has more than its share of the total has each of
/// its series cut to an equal part of that.
private func shared(
    _ meetings: [SourcedMeeting], for query: AgendaQuery, zones: ZoneTable
) -> [AgendaItem] {
    let sources = Dictionary(grouping: meetings, by: \.source.id)
    let share = query.total / max(1, sources.count)
    return sources.values.flatMap { meetings in
        if let items = expanded(meetings, for: query, zones: zones, upTo: share) { return items }
        var query = query
        query.limit = min(query.limit, max(1, share / meetings.count))
        return expanded(meetings, for: query, zones: zones, upTo: .max) ?? []
    }
}

/// Whether a meeting has anything in a window.
///
/// - Parameter query: its limit does not matter.
package func takesPlace(
    _ meeting: SourcedMeeting, _ query: AgendaQuery, zones: ZoneTable
) -> Bool {
    // A few occurrences show it for nearly every meeting. They may all lie just before the window
    // where the clocks change, since the limit then counts from a day ahead of it: which is 86,400 of
    // what takes place every second.
    for limit in [8, 2_000, 100_000] {
        var query = query
        (query.limit, query.isExact) = (limit, limit > 2_000)
        var expansion = Expansion(meeting, query: query, zones: zones)
        var items: [AgendaItem] = []
        _ = expansion.append(to: &items)
        if !items.isEmpty { return true }
        if !expansion.isCut { return false }
    }
    return false
}

/// All occurrences of a meeting in a window, cancelled ones too: what is answered is never short.
///
/// - Returns: in the agenda's order; nil where there are more than `most`, or where it cannot be told.
package func everyOccurrence(
    of meeting: SourcedMeeting, in window: Range<Instant>, upTo most: Int, zones: ZoneTable
) -> [AgendaItem]? {
    var query = AgendaQuery(window: window, includesCancelled: true, limit: most)
    query.isExact = true
    var expansion = Expansion(meeting, query: query, zones: zones)
    var items: [AgendaItem] = []
    _ = expansion.append(to: &items)
    guard !expansion.isCut, items.count <= most else { return nil }
    items.putInOrder()
    return items
}

/// Whether an occurrence of a meeting in a window, a cancelled one too, is as one is sought.
///
/// All that are told apart from a series are looked at, and of the series itself so many.
///
/// - Returns: nil where none of those is, and where it cannot be told of more.
package func anyOccurrence(
    of meeting: SourcedMeeting, in window: Range<Instant>, upTo most: Int, zones: ZoneTable,
    where isSought: (AgendaItem) -> Bool
) -> Bool? {
    // The first few show it for nearly every meeting, and a series may have no end.
    for limit in [min(100, most), most] {
        var query = AgendaQuery(window: window, includesCancelled: true, limit: limit)
        query.isExact = true
        var expansion = Expansion(meeting, query: query, zones: zones)
        var items: [AgendaItem] = []
        _ = expansion.append(to: &items)
        if items.contains(where: isSought) { return true }
        if !expansion.isCut { return false }
    }
    return nil
}

extension [AgendaItem] {
    /// Puts items into the agenda's order.
    ///
    /// Their times are sorted with their places, and each item is moved once.
    mutating func putInOrder() {
        guard indices.dropFirst().contains(where: { isBefore(self[$0], self[$0 - 1]) }) else {
            return
        }
        var keys = indices.map { place in
            (start: self[place].start.instant, end: self[place].end.instant, place: place)
        }
        keys.sort { left, right in
            if left.start != right.start { return left.start < right.start }
            if left.end != right.end { return left.end < right.end }
            return isBefore(self[left.place], self[right.place])
        }
        self = keys.map { self[$0.place] }
    }
}

/// The agenda's order; the id decides where all else is equal, so that the order never flickers.
func isBefore(_ left: AgendaItem, _ right: AgendaItem) -> Bool {
    let (leftStart, rightStart) = (left.start.instant, right.start.instant)
    if leftStart != rightStart { return leftStart < rightStart }
    let (leftEnd, rightEnd) = (left.end.instant, right.end.instant)
    if leftEnd != rightEnd { return leftEnd < rightEnd }
    if left.summary != right.summary { return left.summary < right.summary }
    return left.id < right.id
}

/// Items of any origin in the agenda's order.
package func inOrder(_ items: [AgendaItem]) -> [AgendaItem] { items.sorted(by: isBefore) }
