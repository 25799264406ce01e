public import Campus
public import Recurrence

/// What part of a calendar is asked for.
public struct AgendaQuery: Sendable {
    /// Items that overlap it are in; one of no length when it starts inside.
    public var window: Range<Instant>
    /// Cancelled items are left out unless asked for.
    ///
    /// The default is false.
    public var includesCancelled: Bool
    /// Only these kinds.
    ///
    /// The default is all.
    public var kinds: Set<ItemKind>
    /// More occurrences of one meeting than this are cut, and said to be.
    ///
    /// The default is 10,000.
    public var limit: Int

    public init(
        window: Range<Instant>, includesCancelled: Bool = false,
        kinds: Set<ItemKind> = Set(ItemKind.allCases), limit: Int = 10_000
    ) {
        self.window = window
        self.includesCancelled = includesCancelled
        self.kinds = kinds
        self.limit = limit
    }
}

/// Makes one agenda of the meetings of several sources.
///
/// - Parameters:
///   - meetings: each with its source; in any order.
///   - query: which window, which kinds.
///   - zones: holds every zone the meetings are in.
/// - Returns: the items in order of start, then end, then summary.
public func merge(
    _ meetings: [SourcedMeeting], _ query: AgendaQuery, zones: ZoneTable
) -> [AgendaItem] {
    var items: [AgendaItem] = []
    items.reserveCapacity(meetings.count)
    for sourced in meetings {
        var expansion = Expansion(sourced, query: query, zones: zones)
        expansion.append(to: &items)
    }
    items.sort(by: isBefore)
    return items
}

/// Whether a meeting has anything in a window.
///
/// - Parameter query: its limit does not matter.
public func takesPlace(
    _ meeting: SourcedMeeting, _ query: AgendaQuery, zones: ZoneTable
) -> Bool {
    // A few occurrences show it for nearly every meeting. They may all lie just before the window,
    // since the limit counts from a day ahead of it: only then are more of them looked at.
    [8, 10_000].contains { limit in
        var query = query
        query.limit = limit
        return !merge([meeting], query, zones: zones).isEmpty
    }
}

/// The agenda's order; the id decides where all else is equal, so that the order never flickers.
private func isBefore(_ left: AgendaItem, _ right: AgendaItem) -> Bool {
    let (leftStart, rightStart) = (left.start.instant, right.start.instant)
    if leftStart != rightStart { return leftStart < rightStart }
    let (leftEnd, rightEnd) = (left.end.instant, right.end.instant)
    if leftEnd != rightEnd { return leftEnd < rightEnd }
    if left.summary != right.summary { return left.summary < right.summary }
    if left.id.meeting != right.id.meeting { return left.id.meeting < right.id.meeting }
    return (left.id.original?.seconds ?? .min) < (right.id.original?.seconds ?? .min)
}
