import Campus
import ICalendar
import Recurrence

extension ComponentReading {
    /// How long it is; what begins on a date takes whole days.
    ///
    /// A day that is reached, as by a DTEND at 23:59, counts; one that ends on itself too: some
    /// exporters take the exclusive DTEND for the last day.
    mutating func extent(from start: Moment, _ moments: Moments) -> Extent {
        let told = toldExtent(from: start, moments)
        guard start.basis == .date else { return told }
        let days = (told.wallSeconds + told.exactSeconds + 86_399) / 86_400
        return Extent(wallSeconds: max(1, days) * 86_400)
    }

    /// DTEND, else DURATION, else a day for a date and nothing for a time (section 3.6.1).
    private mutating func toldExtent(from start: Moment, _ moments: Moments) -> Extent {
        if let end = time("DTEND").map(moments.moment) {
            return extent(from: start, to: end, moments.clocks)
        }
        // A length counts where an end belongs, too.
        if case .duration(let duration)? = (property("DTEND") ?? property("DURATION"))?.value {
            guard duration.days >= 0, duration.seconds >= 0 else {
                note("its DURATION is negative; it is read as none")
                return defaultExtent(start)
            }
            return Extent(
                wallSeconds: Int64(duration.days) * 86_400, exactSeconds: Int64(duration.seconds))
        }
        return defaultExtent(start)
    }

    private func defaultExtent(_ start: Moment) -> Extent {
        start.basis == .date ? Extent(wallSeconds: 86_400) : .none
    }

    private mutating func extent(
        from start: Moment, to end: Moment, _ clocks: Clocks
    ) -> Extent {
        let seconds: Int64
        // A time without a zone beside one with a zone is told on the same clock.
        let loose: [Moment.Basis] = [.date, .floating]
        let isNominal =
            start.basis == end.basis || loose.contains(start.basis) || loose.contains(end.basis)
        if isNominal {
            seconds = end.wall.seconds - start.wall.seconds
        } else {
            seconds = clocks.seconds(from: start, to: end)
        }
        if seconds < 0 { note("it ends before it begins; it is listed at its start alone") }
        guard seconds > 0 else { return .none }
        return isNominal ? Extent(wallSeconds: seconds) : Extent(exactSeconds: seconds)
    }
}
