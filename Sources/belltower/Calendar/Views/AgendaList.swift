import Campus
import Recurrence
import Words

/// An agenda as a list: a heading a day, a line an item.
struct AgendaList {
    let page: AgendaPage
    let words: ItemWords

    /// - Parameter window: days of it without items are left out; an empty one is said to be.
    func text(_ items: [AgendaItem], _ window: Range<Instant>) -> String {
        guard !items.isEmpty else {
            return below(nothing(on: window), after: "").joined(separator: "\n")
        }
        let first = page.zone.wall(at: window.lowerBound).date
        let last = page.zone.wall(at: window.upperBound.adding(seconds: -1)).date
        let width = items.map { words.numberedTitle($0).displayWidth }.max() ?? 0
        var lines: [String] = []
        var current: CivilDate?
        for (date, items) in days(of: items, from: first, to: max(first, last)) {
            if current != nil { lines.append("") }
            lines += below(heading(date, after: current), after: "").map { page.styled($0, .bold) }
            let cups = page.isAboutWater ? [] : items.filter { $0.kind == .hydration }
            for item in items where page.isAboutWater || item.kind != .hydration {
                let isFirst = date == max(page.day(of: item), first)
                lines += self.lines(
                    item, on: date, width: min(width, widestTitle), isFirst: isFirst)
            }
            if !cups.isEmpty {
                let head = page.catalogue("agenda.water").fitted(to: Self.margin.count - 4)
                lines += below(CupWords(cups, page).line, after: "  \(head)  ")
                    .map { page.styled($0, .dim) }
            }
            current = date
        }
        return lines.joined(separator: "\n")
    }

    /// The days that have items, in order, each with what touches it; what goes on stands first.
    private func days(
        of items: [AgendaItem], from first: CivilDate, to last: CivilDate
    ) -> [(date: CivilDate, items: [AgendaItem])] {
        var days: [CivilDate: [AgendaItem]] = [:]
        for item in items {
            for date in page.days(of: item, from: first, to: last) {
                days[date, default: []].append(item)
            }
        }
        return days.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// - Parameter isFirst: of the days shown; what is to be known of it once is said there.
    private func lines(
        _ item: AgendaItem, on date: CivilDate, width: Int, isFirst: Bool
    ) -> [String] {
        let style: Style? =
            item.status == .cancelled || item.kind == .hydration ? .dim : item.colour?.style
        let times = "  \(Self.times(item, on: date, page))  "
        var lines = facts(
            words.numberedTitle(item), at: ItemWords.place(item),
            note: note(item, on: date, isFirst: isFirst), after: times, width: width
        ).map { page.styled($0, style) }
        guard isFirst else { return lines }
        lines += words.clashTexts(item).flatMap { clash in
            below(clash, after: Self.margin + "! ").map { page.styled($0, .warning) }
        }
        let note = item.note.map {
            page.catalogue("agenda.quoted", ["text": .text($0.harmless.oneLine)])
        }
        return lines + (note.map { below($0, after: Self.margin) } ?? [])
    }

    /// Times, title, place and note in one line where there is room, else with the place in its
    /// column beside the title, else one below the other.
    private func facts(
        _ title: String, at place: String, note: String, after times: String, width: Int
    ) -> [String] {
        let rest = [place, note].filter { !$0.isEmpty }
        let line =
            times
            + ([page.cell(title, max(width, title.displayWidth))] + rest.map(page.isolated))
            .joined(separator: "  ").trimmingEnd
        guard let columns = page.width else { return [line] }
        if line.displayWidth <= columns, title.displayWidth <= width { return [line] }
        let notes = note.isEmpty ? [] : below(note, after: Self.margin)
        let room = columns - Self.margin.count - width - 2
        let words = place.split(separator: " ").map { String($0).displayWidth }
        let places = room < Self.leastPlace ? [] : place.wrapped(to: room)
        guard (1...2).contains(places.count), (words.max() ?? 0) <= room else {
            return below(title, after: times)
                + (place.isEmpty ? [] : below(place, after: Self.margin)) + notes
        }
        let titles = title.wrapped(to: width)
        let rows = (0..<max(titles.count, places.count)).map { row in
            let head = row == 0 ? times : Self.margin
            let title = page.cell(row < titles.count ? titles[row] : "", width)
            let place = row < places.count ? "  " + page.isolated(places[row]) : ""
            return (head + title + place).trimmingEnd
        }
        return rows + notes
    }

    /// What is not as usual with it.
    private func note(_ item: AgendaItem, on date: CivilDate, isFirst: Bool) -> String {
        let marks = [
            [page.until(item, seenFrom: date)].compactMap(\.self),
            ItemWords.marks(item, in: page.catalogue),
            isFirst ? page.differences.lines(item) : [],
            [
                page.foreignClock(item),
                page.isOn(item, on: date) ? page.catalogue("time.now") : nil,
            ].compactMap(\.self),
        ].flatMap(\.self).joined(separator: ", ")
        return marks.isEmpty ? "" : "[\(marks)]"
    }

    /// Text on as many lines as it takes, the later ones under the first.
    private func below(_ text: String, after head: String) -> [String] {
        Screen(width: page.width).lines(text, after: head)
    }

    /// The columns of titles: places stand behind them in a column of their own, unless a title is
    /// longer still.
    private var widestTitle: Int { min(60, max(44, ((page.width ?? 0) - Self.margin.count) / 2)) }

    /// A column of places that is narrower is none.
    private static let leastPlace = 10

    /// Before a title: two spaces, the times, two spaces.
    private static let margin = String(repeating: " ", count: 17)

    /// 13 columns: `09:15 – 11:05`, `all day      `.
    static func times(_ item: AgendaItem, on date: CivilDate, _ page: AgendaPage) -> String {
        let start = page.zone.wall(at: item.start.instant)
        let end = page.zone.wall(at: item.end.instant)
        let isLater = page.day(of: item) < date
        let days = page.lastDay(of: item).dayNumber - date.dayNumber
        if item.allDay || (isLater && days > 0) {
            return page.catalogue("agenda.whole").fitted(to: margin.count - 4)
        }
        if item.start.instant == item.end.instant { return "\(start.clockText)        " }
        // A night's end is said; that of a journey stands with its day.
        let isNight = !isLater && days == 1 && end.seconds - start.seconds < 86_400
        let until = days > 0 && !isNight ? "…    " : end.clockText
        return "\(isLater ? "…    " : start.clockText) – \(until)"
    }

    /// The day, with its week where that is another than the day's before.
    private func heading(_ date: CivilDate, after other: CivilDate? = nil) -> String {
        let week = page.weekLabel(of: date)
        let isSaid = other.map { page.weekLabel(of: $0) == week } ?? false
        let parts =
            [date == page.today ? page.days.todayMark : nil, isSaid ? nil : week]
            .compactMap(\.self) + page.notes(of: date)
        return ([page.days.heading(date)] + parts).joined(separator: "  ")
    }

    private func nothing(on window: Range<Instant>) -> String {
        let first = page.zone.wall(at: window.lowerBound).date
        let last = page.zone.wall(at: window.upperBound.adding(seconds: -1)).date
        return last > first
            ? page.catalogue("agenda.nothing.days", ["first": "\(first)", "last": "\(last)"])
            : page.catalogue("agenda.nothing", ["day": .text(heading(first))])
    }
}

extension String {
    var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension Colour {
    /// As near as a terminal of 256 colours comes.
    var style: Style {
        switch self {
        case .red: .red
        case .orange: .orange
        case .yellow: .yellow
        case .green: .green
        case .teal: .teal
        case .blue: .blue
        case .purple: .purple
        case .grey: .dim
        }
    }
}
