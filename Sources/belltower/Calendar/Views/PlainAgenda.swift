import Campus
import Recurrence
import Words

/// An agenda in sentences, for those who have it read to them.
struct PlainAgenda {
    let page: AgendaPage
    let words: ItemWords

    func text(_ items: [AgendaItem], _ window: Range<Instant>) -> String {
        let first = page.zone.wall(at: window.lowerBound).date
        guard !items.isEmpty else {
            let last = page.zone.wall(at: window.upperBound.adding(seconds: -1)).date
            return last > first
                ? told(
                    "plain.nothing.days",
                    ["first": .text(day(first)), "last": .text(day(last))])
                : told("plain.nothing", ["day": .text(heading(first))])
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
            ItemWords.title(item, in: page.catalogue), times(item, on: date),
            place.isEmpty ? "" : told("plain.place", ["place": .text(place)]),
        ]
        let more = [
            ItemWords.marks(item, in: page.catalogue),
            page.isOn(item, on: date) ? [told("plain.now")] : [],
            page.foreignClock(item).map { [told("plain.local", ["time": .text($0)])] } ?? [],
            words.clashTexts(item, isSpoken: true), page.differences.lines(item),
            item.note.map { [told("plain.note", ["text": .text($0.harmless.oneLine)])] } ?? [],
        ].flatMap(\.self)
        let number =
            words.numbers[item.id].map { [told("plain.number", ["number": .text($0)])] } ?? []
        let sentences = [head.filter { !$0.isEmpty }.joined(separator: ", ")] + number + more
        return sentences.map(Self.sentence).joined(separator: " ")
    }

    private func times(_ item: AgendaItem, on date: CivilDate) -> String {
        let last = page.lastDay(of: item)
        if item.allDay {
            return last > date
                ? told("plain.whole.until", ["day": .text(day(last))]) : told("agenda.whole")
        }
        let start = page.zone.wall(at: item.start.instant)
        let end = page.zone.wall(at: item.end.instant)
        if start == end { return told("plain.at", ["time": .text(clock(start))]) }
        let until = Message.Argument.text(
            last > date
                ? told(
                    "plain.time.day", ["time": .text(clock(end)), "day": .text(day(end.date))])
                : clock(end))
        guard start.date < date else {
            return told("plain.times", ["from": .text(clock(start)), "until": until])
        }
        return told(last > date ? "plain.whole.time" : "plain.until", ["until": until])
    }

    private func heading(_ date: CivilDate) -> String {
        ([date == page.today ? told("plain.today", ["day": .text(day(date))]) : day(date)]
            + [page.weekLabel(of: date)].compactMap(\.self) + page.notes(of: date))
            .map(Self.sentence).joined(separator: " ")
    }

    /// `Monday 5 October 2026`.
    func day(_ date: CivilDate) -> String { page.days.named(date) }

    private func told(_ key: String, _ arguments: [String: Message.Argument] = [:]) -> String {
        page.catalogue(key, arguments)
    }

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
