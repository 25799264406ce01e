package import Campus
package import Recurrence
package import Scheduling
import Storage

/// What can be asked of the calendar: agendas, clashes, days and periods, what is on now.
package struct CalendarDesk: Desk {
    package let desks: Desks
}

extension CalendarDesk {
    /// The person's agenda.
    package func agenda(_ query: AgendaQuery) throws(Refusal) -> [AgendaItem] {
        try looking { transaction, viewer in try agenda(query, of: viewer, in: transaction) }
    }

    /// The same, of one state of the database with all else that is read of it.
    func agenda(
        _ query: AgendaQuery, of viewer: Person, in transaction: Transaction
    ) throws -> [AgendaItem] {
        let parts = try parts(in: query.surroundings, of: viewer, transaction)
        var items = merge(parts, query)
        try desks.corrections.mark(&items, in: query.window, of: viewer, transaction)
        return try desks.water.withCups(items, query, of: viewer, in: transaction)
    }

    /// Whether another source of a person lists all that a change says is no longer listed.
    func isListedElsewhere(
        _ change: Change, for viewer: Person, in transaction: Transaction
    ) throws -> Bool {
        guard change.kind == .removed else { return false }
        let query = AgendaQuery(window: change.surroundings)
        var parts = try parts(in: query.surroundings, of: viewer, transaction)
        parts.views = ItemViews()
        return change.isListed(among: merge(parts, query))
    }

    /// All that the person's agenda is made of.
    ///
    /// - Parameter window: nil for all there is.
    func parts(in window: Range<Instant>?) throws(Refusal) -> CalendarParts {
        try looking { transaction, viewer in try parts(in: window, of: viewer, transaction) }
    }

    func parts(
        in window: Range<Instant>?, of viewer: Person, _ transaction: Transaction
    ) throws -> CalendarParts {
        let meetings = try meetings(in: window, of: viewer, transaction)
        return CalendarParts(
            meetings, views: try transaction.itemViews(of: viewer),
            groups: try groups(of: viewer, in: transaction),
            zones: try ZoneLookup(zones, viewer: zone).table(for: meetings) { source in
                try transaction.zoneDefinitions(of: source)
            },
            walks: profile.walks)
    }

    /// The window that a person names.
    ///
    /// - Parameters:
    ///   - period: nil for what the date says itself: a day, `october 2026`, `13:30–15:00`.
    ///   - date: any words for a day or days; nil for today.
    ///   - from: an instant or a date; overrides the period's beginning.
    ///   - to: an instant or a date, exclusive; a day after `from` when left out.
    ///   - first: the day on which weeks begin.
    package func window(
        _ period: AgendaPeriod?, date: String?, from: String?, to: String?,
        weeksFrom first: Weekday = .monday
    ) throws(Refusal) -> Range<Instant> {
        guard from != nil || to != nil else {
            return try window(period, around: date ?? "today", weeksFrom: first)
        }
        guard date == nil else {
            throw Refusal(.invalid, "refusal.window.twice")
        }
        let lower = try from.map { text throws(Refusal) in try instant(text) } ?? startOfToday
        let upper =
            try to.map { text throws(Refusal) in try instant(text) }
            ?? zone.instant(of: zone.wall(at: lower).adding(seconds: 86_400))
        guard lower <= upper else {
            throw Refusal(.invalid, "refusal.window.backwards")
        }
        return lower..<upper
    }

    /// The period that a window is, day for day; nil where it is none.
    ///
    /// - Parameter first: the day on which weeks begin.
    package func period(
        of window: Range<Instant>, weeksFrom first: Weekday = .monday
    ) -> AgendaPeriod? {
        let day = zone.wall(at: window.lowerBound).date
        return AgendaPeriod.allCases.first {
            zone.instants($0.days(around: day, weeksFrom: first)) == window
        }
    }

    private var startOfToday: Instant { zone.instant(of: WallTime(zone.wall(at: now).date)) }

    /// An instant in RFC 3339 on the clock of the person's zone.
    package func timestamp(_ instant: Instant) -> String {
        ClockTime(instant, in: zone).description
    }

    /// Loads the zones that some meetings are in.
    func zoneTable(for meetings: [SourcedMeeting]) throws(Refusal) -> ZoneTable {
        let store = store
        return try translating { () throws(StorageError) in
            try ZoneLookup(zones, viewer: zone).table(for: meetings) {
                source throws(StorageError) in try store.look { try $0.zoneDefinitions(of: source) }
            }
        }
    }
}
