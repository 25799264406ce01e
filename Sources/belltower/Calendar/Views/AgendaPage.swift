import Campus
import Recurrence
import Words

/// What all views of the agenda are drawn with.
struct AgendaPage {
    let zone: Zone
    let now: Instant
    /// The columns of the terminal; nil when there is none.
    let width: Int?
    /// The day on which weeks begin.
    let firstWeekday: Weekday
    let calendar: AcademicCalendar?
    /// Of the items that are shown; asked where the campus says nothing.
    let marked: MarkedWeeks
    /// Whether nothing but water was asked for: then each cup has a line of its own.
    var isAboutWater = false
    var catalogue = Speech.words
    /// Puts a style on a text, where there are colours.
    var styled: (String, Style?) -> String = Console.styled

    /// The text, kept from turning round what stands beside it.
    func isolated(_ text: String) -> String { width == nil ? text : text.isolated }

    /// A text in exactly so many columns.
    func cell(_ text: String, _ columns: Int) -> String {
        let text = text.truncated(to: columns)
        let fill = max(0, columns - text.displayWidth)
        return isolated(text) + String(repeating: " ", count: fill)
    }

    var today: CivilDate { zone.wall(at: now).date }

    var days: DayWords { DayWords(words: catalogue) }

    var differences: DifferenceWords { DifferenceWords(zone: zone, words: catalogue) }

    /// `Week 7`, as the campus calls the week of a day, else as a feed does.
    func weekLabel(of day: CivilDate) -> String? {
        calendar?.weekLabel(of: day) ?? marked.marker(of: day)?.label.harmless
    }

    /// What is not as usual on a day: a holiday, a swap, an examination period.
    func notes(of day: CivilDate) -> [String] {
        guard let calendar else { return [] }
        let week = calendar.weekLabel(of: day)
        let isNamed = { (name: String) in week == name || week?.hasSuffix(", \(name)") == true }
        let names = [calendar.holiday(on: day), calendar.pause(on: day), calendar.exams(on: day)]
        let swap = calendar.runsAs(day).flatMap { other in
            other == day.weekday
                ? nil : catalogue("agenda.swapped", ["weekday": .text(days.name(other))])
        }
        return names.compactMap(\.self).filter { !isNamed($0) } + [swap].compactMap(\.self)
    }

    /// The day under which an item stands: that of its start on the viewer's clock.
    func day(of item: AgendaItem) -> CivilDate {
        item.allDay ? item.start.wall.date : zone.wall(at: item.start.instant).date
    }

    /// The last day that an item touches.
    func lastDay(of item: AgendaItem) -> CivilDate {
        if item.allDay { return max(day(of: item), item.end.wall.date.adding(days: -1)) }
        let end = item.end.instant
        let last = end > item.start.instant ? end.adding(seconds: -1) : end
        return zone.wall(at: last).date
    }

    /// The days of a view on which an item stands: each that it touches.
    ///
    /// What lasts longer than a month stands on its first and last alone, and what says which week
    /// it is on its first, since headings have that.
    func days(of item: AgendaItem, from first: CivilDate, to last: CivilDate) -> [CivilDate] {
        let (start, end) = (max(day(of: item), first), min(lastDay(of: item), last))
        guard start < end else { return [start] }
        if item.allDay, WeekMarker(item.summary) != nil { return [start] }
        let length = lastDay(of: item).dayNumber - day(of: item).dayNumber
        guard length <= 31 else { return [start, end] }
        return (start.dayNumber...end.dayNumber).map { CivilDate(dayNumber: $0) }
    }

    /// `until Sat 10 Oct`, with the time where a day and more lies between; nil on the last day.
    func until(_ item: AgendaItem, seenFrom date: CivilDate) -> String? {
        let last = lastDay(of: item)
        guard last > date else { return nil }
        let clock = zone.wall(at: item.end.instant).clockText
        let isNight = date == day(of: item) && last == date.adding(days: 1)
        return catalogue("day.until", ["day": .text(days.short(last, seenFrom: date))])
            + (item.allDay || isNight ? "" : " \(clock)")
    }

    func isOn(_ item: AgendaItem) -> Bool {
        !item.allDay && item.start.instant <= now && now < item.end.instant
            && item.status != .cancelled
    }

    /// Whether it is on, as said of one of the days it touches: that is today alone.
    func isOn(_ item: AgendaItem, on date: CivilDate) -> Bool { date == today && isOn(item) }

    /// Whether it has times and takes a day or more: then it stands with the whole days.
    func isLong(_ item: AgendaItem) -> Bool {
        !item.allDay && item.end.instant - item.start.instant >= 86_400
    }

    /// `09:00 New_York`: what the clock shows where the item is, when that is elsewhere.
    func foreignClock(_ item: AgendaItem) -> String? {
        guard !item.allDay, item.zone != "UTC",
            item.start.offset != zone.offset(at: item.start.instant)
        else { return nil }
        let place = item.zone.split(separator: "/").last.map(String.init) ?? item.zone
        return "\(item.start.wall.clockText) \(place.harmless)"
    }
}
