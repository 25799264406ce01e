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
    /// A date beside a time of day gets that time of day, a time beside a date loses its own.
    func wall(of moment: Moment, besides start: Moment) -> WallTime {
        switch (moment.basis, start.basis) {
        case (.date, .date): return moment.wall
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

    /// Real seconds between two moments; floating ones are read as UTC.
    func seconds(from start: Moment, to end: Moment) -> Int64 {
        instant(of: end) - instant(of: start)
    }

    private func instant(of moment: Moment) -> Instant {
        (zone(of: moment.basis) ?? .utc).instant(of: moment.wall)
    }
}
