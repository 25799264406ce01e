public import Campus
public import Recurrence
public import Scheduling
import Storage

extension Registrar {
    /// The person's agenda.
    public func agenda(_ query: AgendaQuery) throws(Failure) -> [AgendaItem] {
        try withCups(merge(try parts(in: query.surroundings), query), query)
    }

    /// All that the person's agenda is made of.
    ///
    /// - Parameter window: nil for all there is.
    func parts(in window: Range<Instant>?) throws(Failure) -> CalendarParts {
        let meetings = try meetings(in: window)
        var parts = CalendarParts(
            meetings, zones: try zoneTable(for: meetings), walks: profile.walks)
        try looking { transaction, viewer in
            parts.views = try transaction.itemViews(of: viewer)
            parts.groups = try groups(of: viewer, in: transaction)
        }
        return parts
    }

    /// The window that a person names.
    ///
    /// - Parameters:
    ///   - date: `today`, `tomorrow`, `yesterday` or a date; nil for today.
    ///   - from: an instant or a date; overrides the period's beginning.
    ///   - to: an instant or a date, exclusive; a day after `from` when left out.
    ///   - first: the day on which weeks begin.
    public func window(
        _ period: AgendaPeriod, date: String?, from: String?, to: String?,
        weeksFrom first: Weekday = .monday
    ) throws(Failure) -> Range<Instant> {
        guard from != nil || to != nil else {
            return zone.instants(
                period.days(around: try day(date ?? "today", of: period), weeksFrom: first))
        }
        guard date == nil else {
            throw Failure(.usage, "give either a date or --from and --to, not both")
        }
        let lower = try from.map { text throws(Failure) in try instant(text) } ?? startOfToday
        let upper =
            try to.map { text throws(Failure) in try instant(text) }
            ?? zone.instant(of: zone.wall(at: lower).adding(seconds: 86_400))
        guard lower <= upper else {
            throw Failure(.usage, "--to is before --from: swap them")
        }
        return lower..<upper
    }

    private var startOfToday: Instant { zone.instant(of: WallTime(zone.wall(at: now).date)) }

    /// An instant in RFC 3339 on the clock of the person's zone.
    public func timestamp(_ instant: Instant) -> String { ClockTime(instant, in: zone).description }

    /// An instant, or the midnight that begins a day.
    func instant(_ text: String) throws(Failure) -> Instant {
        if let instant = Timestamp.instant(text) { return instant }
        if let wall = Timestamp.wall(text) { return zone.instant(of: wall) }
        return zone.instant(of: WallTime(try day(text)))
    }

    /// Loads the zones that some meetings are in.
    func zoneTable(for meetings: [SourcedMeeting]) throws(Failure) -> ZoneTable {
        try ZoneLookup(store: store, zones: zones, viewer: zone).table(for: meetings)
    }
}
