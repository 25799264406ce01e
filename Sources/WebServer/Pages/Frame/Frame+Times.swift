import Campus
import Operations
import Recurrence
import Words

/// Days and moments as pages say them, seen from today.
extension Frame {
    var today: CivilDate { zone.wall(at: request.now).date }

    /// RFC 3339, as scripts read it.
    func timestamp(_ instant: Instant) -> String { ClockTime(instant, in: zone).description }

    /// `today`, `tomorrow`, `Wed 11 Nov`.
    func day(_ date: CivilDate) -> String {
        switch date.dayNumber - today.dayNumber {
        case 0: words("day.today")
        case 1: words("day.tomorrow")
        default: days.short(date, seenFrom: today)
        }
    }

    /// Lines in order of their time, under the days that they are on.
    func byDay<Line>(
        _ lines: some Sequence<Line>, _ time: (Line) -> Instant
    ) -> [(date: CivilDate, lines: [Line])] {
        var days: [(date: CivilDate, lines: [Line])] = []
        for line in lines {
            let date = zone.wall(at: time(line)).date
            if days.last?.date != date { days.append((date, [])) }
            days[days.count - 1].lines.append(line)
        }
        return days
    }

    /// `Tuesday 24 November`; of another year with that.
    func named(_ date: CivilDate) -> String {
        guard date.year == today.year else { return days.named(date) }
        let text = words(
            "date.month",
            ["day": .number(date.parts.day), "month": .text(date.monthName(in: words))])
        return words(
            "date.named", ["weekday": .text(days.name(date.weekday)), "date": .text(text)])
    }

    /// A day as an address has it.
    ///
    /// - Throws: `Refusal.missing` for what is no day, and for one that no calendar has.
    func day(inAddress text: String) throws(Refusal) -> CivilDate {
        guard let day = Timestamp.date(text), (1_970...2_200).contains(day.year) else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        return day
    }

    /// `8:12`; of another day `Mon 23 Nov 17:40`.
    func moment(_ instant: Instant) -> String {
        let wall = zone.wall(at: instant)
        guard wall.date != today else { return clock(wall) }
        return "\(days.short(wall.date, seenFrom: today)) \(clock(wall))"
    }

    /// `Wed 11 Nov`, `today`.
    func sinceDay(_ instant: Instant) -> String {
        let date = zone.wall(at: instant).date
        return date == today ? words("day.today") : days.short(date, seenFrom: today)
    }

    /// `on Wed 11 Nov`, `today`.
    func onDay(_ instant: Instant) -> String {
        let date = zone.wall(at: instant).date
        guard date != today else { return words("day.today") }
        return words("day.on", ["date": .text(days.short(date, seenFrom: today))])
    }
}
