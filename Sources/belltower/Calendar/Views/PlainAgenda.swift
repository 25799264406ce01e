import Campus
import Recurrence

/// An agenda in sentences, for those who have it read to them.
struct PlainAgenda {
    let page: AgendaPage
    let words: ItemWords

    func text(_ items: [AgendaItem], _ window: Range<Instant>) -> String {
        let first = page.zone.wall(at: window.lowerBound).date
        guard !items.isEmpty else {
            let last = page.zone.wall(at: window.upperBound.adding(seconds: -1)).date
            return last > first
                ? "Nothing from \(day(first)) to \(day(last))."
                : "Nothing on \(heading(first))"
        }
        let last = page.zone.wall(at: window.upperBound.adding(seconds: -1)).date
        var days: [CivilDate: [AgendaItem]] = [:]
        for item in items {
            for date in page.days(of: item, from: first, to: max(first, last)) {
                days[date, default: []].append(item)
            }
        }
        return days.sorted { $0.key < $1.key }.map { date, items in
            let cups = page.isAboutWater ? [] : items.filter { $0.kind == .hydration }
            let rest = cups.isEmpty ? items : items.filter { $0.kind != .hydration }
            let water = cups.isEmpty ? [] : [Self.sentence(CupWords(cups, page).line)]
            return ([heading(date)] + rest.map { sentence($0, on: date) } + water)
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// `CM50123 Lecture, from 9:15 to 11:05, at 8W 2.1.`, and what else is to be said.
    func sentence(_ item: AgendaItem, on date: CivilDate) -> String {
        let place = ItemWords.place(item)
        let head = [
            ItemWords.title(item), times(item, on: date), place.isEmpty ? "" : "at \(place)",
        ]
        let more = [
            ItemWords.marks(item), page.isOn(item, on: date) ? ["on now"] : [],
            page.foreignClock(item).map { ["local time \($0)"] } ?? [],
            words.clashTexts(item, length: DayWords.spoken),
            DifferenceWords(zone: page.zone).lines(item),
            item.note.map { ["note: \($0.harmless.oneLine)"] } ?? [],
        ].flatMap(\.self)
        let number = words.numbers[item.id].map { ["number \($0)"] } ?? []
        let sentences = [head.filter { !$0.isEmpty }.joined(separator: ", ")] + number + more
        return sentences.map(Self.sentence).joined(separator: " ")
    }

    private func times(_ item: AgendaItem, on date: CivilDate) -> String {
        let last = page.lastDay(of: item)
        if item.allDay { return last > date ? "all day until \(day(last))" : "all day" }
        let start = page.zone.wall(at: item.start.instant)
        let end = page.zone.wall(at: item.end.instant)
        if start == end { return "at \(clock(start))" }
        let until = last > date ? "\(clock(end)) on \(day(end.date))" : clock(end)
        guard start.date < date else { return "from \(clock(start)) to \(until)" }
        return last > date ? "all day, until \(until)" : "until \(until)"
    }

    private func heading(_ date: CivilDate) -> String {
        ([day(date) + (date == page.today ? ", today" : "")]
            + [page.weekLabel(of: date)].compactMap(\.self) + page.notes(of: date))
            .map(Self.sentence).joined(separator: " ")
    }

    /// `Monday 5 October 2026`.
    func day(_ date: CivilDate) -> String { "\(date.weekday.name) \(DayWords.full(date))" }

    /// `9:15`.
    func clock(_ wall: WallTime) -> String {
        let text = wall.clockText
        return text.hasPrefix("0") ? String(text.dropFirst()) : text
    }

    /// With a capital and a full stop.
    static func sentence(_ text: String) -> String {
        let text = text.prefix(1).uppercased() + text.dropFirst()
        return text.last.map { ".!?".contains($0) } == true ? text : text + "."
    }
}
