import Campus
import Recurrence

/// The zones of one feed, and how a time on one clock reads on another.
struct Clocks {
    /// By IANA id or private name.
    var zones: [String: Zone] = [:]

    /// The zone of a basis; nil for dates and floating times, which are in every zone.
    func zone(of basis: Moment.Basis) -> Zone? {
        switch basis {
        case .date, .floating: nil
        case .utc: .utc
        case .zone(let id): zones[id]
        }
    }

    /// A moment on the wall clock by which `start` is told.
    ///
    /// A date beside a time of day gets that time of day, a time beside a date loses its own. UTC
    /// beside a date is some zone's midnight: in the second half of its day that of the next.
    func wall(of moment: Moment, besides start: Moment) -> WallTime {
        switch (moment.basis, start.basis) {
        case (.date, .date): return moment.wall
        case (.utc, .date):
            let isNext = moment.wall.secondOfDay >= 43_200
            return WallTime(moment.wall.date.adding(days: isNext ? 1 : 0))
        case (_, .date): return WallTime(moment.wall.date)
        case (.date, _):
            return WallTime(moment.wall.date, secondOfDay: start.wall.secondOfDay)
        default: break
        }
        guard moment.basis != start.basis, let from = zone(of: moment.basis),
            let to = zone(of: start.basis)
        else { return moment.wall }
        return to.wall(at: from.instant(of: moment.wall))
    }

    /// The wall times that a UTC time may mean in a series whose start is written in UTC, and told
    /// on the clock of a zone.
    ///
    /// Such a series steps in UTC, and what names one of its times goes on doing so when the clocks
    /// have changed: that time is as far from the first as it is on the clock of UTC. One that is
    /// not at the series' own time of day in UTC is an instant like any other, and counts as both
    /// where it ends the series.
    ///
    /// - Returns: the likelier first.
    func walls(ofUTC utc: WallTime, inSeriesFrom start: Moment) -> [WallTime] {
        guard let zone = zone(of: start.basis) else { return [utc] }
        let first = WallTime(seconds: zone.instant(of: start.wall).seconds)
        let stepped = start.wall.adding(seconds: utc.seconds - first.seconds)
        let exact = zone.wall(at: Instant(seconds: utc.seconds))
        guard stepped != exact else { return [exact] }
        return utc.secondOfDay == first.secondOfDay ? [stepped, exact] : [exact, stepped]
    }

    /// Real seconds between two moments; floating ones are read as UTC.
    func seconds(from start: Moment, to end: Moment) -> Int64 {
        instant(of: end) - instant(of: start)
    }

    /// When a moment is; a floating one, or a date, is read as UTC.
    func instant(of moment: Moment) -> Instant {
        (zone(of: moment.basis) ?? .utc).instant(of: moment.wall)
    }
}
