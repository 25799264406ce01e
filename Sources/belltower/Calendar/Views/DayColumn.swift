import Campus
import Recurrence
import Words

/// One day of a week's grid: what stands in it, hour by hour.
///
/// An item's words stand in the hour it begins in, behind a bar that goes on for as long as it
/// lasts. Hours are as high as the words in them, so that nothing is cut to fit a scale; items at
/// one time have their bars side by side and their words one below the other.
struct DayColumn {
    let width: Int
    private let day: DaySegments
    private let page: AgendaPage
    private let words: ItemWords

    init(_ day: DaySegments, width: Int, page: AgendaPage, words: ItemWords) {
        self.day = day
        self.width = width
        self.page = page
        self.words = words
    }

    /// The hours that anything is in.
    var hours: ClosedRange<Int>? {
        guard let first = day.segments.map(\.hour).min(),
            let last = day.segments.map({ ($0.to - 1) / 60 }).max()
        else { return nil }
        return first...last
    }

    func isBusy(in hour: Int) -> Bool {
        day.segments.contains { $0.from < (hour + 1) * 60 && $0.to > hour * 60 }
    }

    /// How many lines the words of an hour take.
    func height(of hour: Int) -> Int { text(in: hour).count }

    /// An hour's lines, each as wide as the column.
    func lines(of hour: Int, height: Int) -> [String] {
        let text = text(in: hour)
        return (0..<height).map { line in
            let own = line < text.count ? text[line] : nil
            let bars = (0..<day.lanes).map {
                bar(in: $0, of: hour, line: line, height: height, beside: text)
            }
            let words = page.cell(own?.words ?? "", width - day.lanes)
            return bars.joined() + page.styled(words, own?.style)
        }
    }

    private struct Line {
        let segment: Int
        let isFirst: Bool
        let words: String
        let style: Style?
    }

    /// The words of what begins in an hour.
    private func text(in hour: Int) -> [Line] {
        day.segments.indices.filter { day.segments[$0].hour == hour }.flatMap { index in
            let item = day.segments[index].item
            let isFaint = item.status == .cancelled || item.kind == .hydration
            let style: Style? = isFaint ? .dim : nil
            let times = times(day.segments[index])
            let lines = times + self.words(day.segments[index])
            return lines.enumerated().map { number, words in
                Line(
                    segment: index, isFirst: number == 0, words: words,
                    style: number == times.count && !isFaint ? .bold : style)
            }
        }
    }

    /// `09:15–11:05`, in two lines where a column is too narrow for both; a cup is all in one.
    private func times(_ segment: DaySegment) -> [String] {
        let item = segment.item
        let room = width - day.lanes
        let start = page.zone.wall(at: item.start.instant).clockText
        if item.kind == .hydration {
            let names = [ItemWords.title(item, in: page.catalogue), page.catalogue("grid.cup")]
                .map { "\(start) \($0)" }
            return [names.first { $0.displayWidth <= room } ?? names[1].truncated(to: room)]
        }
        guard item.start.instant != item.end.instant else { return [start] }
        let from = segment.isLater ? "…–" : "\(start)–"
        let end = page.zone.wall(at: item.end.instant).clockText
        let times = from + end
        guard times.count <= room else { return [from, end] }
        let now = " " + page.catalogue("time.now")
        return [
            page.isOn(item, on: day.date) && room >= times.count + now.count
                ? times + now : times
        ]
    }

    /// What is said below the times.
    private func words(_ segment: DaySegment) -> [String] {
        let item = segment.item
        if item.kind == .hydration { return [] }
        let room = width - day.lanes
        let title = ItemWords.title(item, in: page.catalogue).wrapped(to: room, lines: 3)
        guard !segment.isLater else { return title }
        let marks =
            ItemWords.marks(item, in: page.catalogue) + page.differences.lines(item)
        return title + ItemWords.place(item).wrapped(to: room, lines: 1)
            + marks.joined(separator: ", ").wrapped(to: room, lines: 3)
    }

    private func bar(
        in lane: Int, of hour: Int, line: Int, height: Int, beside text: [Line]
    ) -> String {
        // The latest that began in this hour at or above this line, else what goes on from before.
        let begun = text.prefix(line + 1).last {
            day.segments[$0.segment].lane == lane && isBar($0)
        }
        let index =
            begun?.segment
            ?? day.segments.indices.last {
                let segment = day.segments[$0]
                return segment.lane == lane && segment.item.kind != .hydration
                    && segment.from < hour * 60 && segment.to > hour * 60
            }
        guard let index else { return " " }
        let segment = day.segments[index]
        let isOwn = line < text.count && text[line].segment == index
        // The middle of the line, as a minute of the day.
        let minute = hour * 60 + (2 * line + 1) * 30 / height
        guard isOwn || segment.to >= minute else { return " " }
        let isClash = isOwn && text[line].isFirst && !words.clashes(segment.item).isEmpty
        if isClash { return page.styled("!", .warning) }
        let style = segment.item.status == .cancelled ? .dim : segment.item.colour?.style
        return page.styled(segment.item.status == .cancelled ? "┆" : "┃", style)
    }

    private func isBar(_ line: Line) -> Bool { day.segments[line.segment].item.kind != .hydration }
}
