public import Campus

/// All that one person's calendar is made of, before it is merged.
public struct CalendarParts: Sendable {
    /// In any order.
    public var meetings: [SourcedMeeting]
    public var views: ItemViews
    public var zones: ZoneTable
    public var walks: WalkingTimes

    /// - Parameter zones: holds every zone that the meetings are in.
    public init(
        _ meetings: [SourcedMeeting], views: ItemViews = ItemViews(), zones: ZoneTable,
        walks: WalkingTimes = WalkingTimes()
    ) {
        self.meetings = meetings
        self.views = views
        self.zones = zones
        self.walks = walks
    }
}

/// Makes one agenda of what several sources tell.
///
/// - Returns: the items in order of start, then end, then summary.
public func merge(_ parts: CalendarParts, _ query: AgendaQuery) -> [AgendaItem] {
    expand(parts.meetings, query, zones: parts.zones)
}
