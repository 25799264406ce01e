package import Campus
package import Recurrence

/// All that one person's calendar is made of, before it is merged.
package struct CalendarParts: Sendable {
    /// In any order; of `AgendaQuery.surroundings`, so that what lies just outside of the window is
    /// known.
    package var meetings: [SourcedMeeting]
    package var views: ItemViews
    package var groups: ParallelGroups
    package var zones: ZoneTable
    package var walks: WalkingTimes

    /// - Parameters:
    ///   - groups: those of the meetings need not be in it.
    ///   - zones: holds every zone that the meetings are in.
    package init(
        _ meetings: [SourcedMeeting], views: ItemViews = ItemViews(),
        groups: ParallelGroups = ParallelGroups(), zones: ZoneTable,
        walks: WalkingTimes = WalkingTimes()
    ) {
        self.meetings = meetings
        self.views = views
        self.groups = groups
        self.zones = zones
        self.walks = walks
    }
}

extension AgendaQuery {
    /// What has to be known to tell of the window's items how they stand to others: a day more on
    /// both sides.
    package var surroundings: Range<Instant> {
        let day: Int64 = 86_400
        return window.lowerBound.adding(seconds: -day)..<window.upperBound.adding(seconds: day)
    }
}

/// Makes one agenda of what several sources tell and what the person changed about it.
///
/// What several sources tell of one class is one item; doubles of one source, alternatives and
/// clashes are marked. Everything stays in the list, what is hidden too: `isHidden` says so.
///
/// - Returns: the items in order of start, then end, then summary; the same whatever the order of
///   the meetings.
package func merge(_ parts: CalendarParts, _ query: AgendaQuery) -> [AgendaItem] {
    var wide = query
    wide.window = query.surroundings
    wide.includesCancelled = true
    wide.kinds = AgendaQuery.allKinds
    var items = expand(parts.meetings, wide, zones: parts.zones)
    SourceMerging(parts.meetings, wide, zones: parts.zones).merge(&items)
    parts.views.apply(to: &items)
    items.putInOrder()
    items.markDoubles()
    parts.groups.adding(parts.meetings).mark(&items)
    ClashFinder(walks: parts.walks).mark(&items)
    items.removeAll { !query.lists($0) }
    return items
}

extension AgendaQuery {
    fileprivate func lists(_ item: AgendaItem) -> Bool {
        overlaps(item.start.instant, item.end.instant)
            && (includesCancelled || item.status != .cancelled)
            && (kinds.count == Self.allKinds.count || kinds.contains(item.kind))
    }

    /// Whether something is in the window: it overlaps it, or has no length and starts inside.
    func overlaps(_ start: Instant, _ end: Instant) -> Bool {
        start < window.upperBound
            && (end > window.lowerBound || (end == start && start >= window.lowerBound))
    }
}

extension ItemViews {
    /// Puts what the person changed over what the sources say.
    fileprivate func apply(to items: inout [AgendaItem]) {
        guard !isEmpty else { return }
        for index in items.indices {
            let views = items[index].tellings.sorted().compactMap { view(of: $0) }
            guard let first = views.first else { continue }
            items[index].apply(views.dropFirst().reduce(first) { $0.over($1) })
        }
    }
}

extension AgendaItem {
    /// Puts what the person changed over what the source says.
    package mutating func apply(_ view: ItemView) {
        isHidden = view.isHidden ?? isHidden
        summary = view.name ?? summary
        var marks = marks
        (marks.note, marks.colour, marks.leads) = (view.note, view.colour, view.leads)
        self.marks = marks
    }
}
