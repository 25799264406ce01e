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

    /// `8:12`; of another day `Mon 23 Nov 17:40`.
    func moment(_ instant: Instant) -> String {
        let wall = zone.wall(at: instant)
        guard wall.date != today else { return Frame.clock(wall) }
        return "\(days.short(wall.date, seenFrom: today)) \(Frame.clock(wall))"
    }

    /// `on Wed 11 Nov`, `today`.
    func onDay(_ instant: Instant) -> String {
        let date = zone.wall(at: instant).date
        guard date != today else { return words("day.today") }
        return words("day.on", ["date": .text(days.short(date, seenFrom: today))])
    }
}
