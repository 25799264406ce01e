import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Where a week's items stand in its grid, told by classes: no style attribute is allowed.
///
/// Laid out by the minutes of the wall clock, so that days of 23 and 25 hours are right.
struct WeekGrid {
    private let dates: [CivilDate]
    private let items: [AgendaItem]
    private let view: CalendarView
    private let columns: [CivilDate: [Block]]
    /// The first hour that is shown, and the one after the last.
    private let shown: Range<Int>

    /// These always have room.
    private static let usual = 8..<18

    /// One item on one day.
    struct Block {
        var item: AgendaItem
        /// Minutes of the day, at least a quarter of an hour of them.
        var minutes: Range<Int>
        /// Of how many columns, and which: from 0.
        var column = 0
        var columns = 1
    }

    init(_ items: [AgendaItem], on dates: [CivilDate], _ view: CalendarView) {
        self.dates = dates
        self.items = items
        self.view = view
        var columns: [CivilDate: [Block]] = [:]
        for day in dates {
            let blocks = items.filter { !$0.allDay && view.isOn(day, $0) }
                .map { Self.block($0, on: day, in: view.desks.zone) }
            columns[day] = Self.packed(blocks)
        }
        self.columns = columns
        let all = columns.values.joined()
        let first = all.map { $0.minutes.lowerBound / 60 }.min() ?? Self.usual.lowerBound
        let last = all.map { ($0.minutes.upperBound + 59) / 60 }.max() ?? Self.usual.upperBound
        // The page's styles know a first hour up to 20, and no fewer than three hours.
        let lower = min(first, Self.usual.lowerBound)
        shown = lower..<min(24, max(last, Self.usual.upperBound))
    }

    private static func block(
        _ item: AgendaItem, on day: CivilDate, in zone: Zone
    ) -> Block {
        func minute(_ instant: Instant) -> Int {
            let wall = zone.wall(at: instant)
            let days = wall.date.dayNumber - day.dayNumber
            return min(1_440, max(0, days * 1_440 + Int(wall.secondOfDay) / 60)) / 5 * 5
        }
        let start = min(minute(item.start.instant), 1_425)
        return Block(item: item, minutes: start..<max(start + 15, minute(item.end.instant)))
    }

    /// First fit: each into the first column that is free; who overlaps shares the width.
    static func packed(_ blocks: [Block]) -> [Block] {
        var result: [Block] = []
        var group: [Block] = []
        var ends: [Int] = []
        func close() {
            for block in group {
                var block = block
                block.columns = ends.count
                result.append(block)
            }
            (group, ends) = ([], [])
        }
        // What does not take place takes no room from what does.
        let (off, on) = (
            blocks.filter { $0.item.status == .cancelled },
            blocks.filter { $0.item.status != .cancelled }
        )
        for var block in on {
            if let latest = ends.max(), latest <= block.minutes.lowerBound { close() }
            let free = ends.firstIndex { $0 <= block.minutes.lowerBound }
            block.column = free ?? ends.count
            if let free {
                ends[free] = block.minutes.upperBound
            } else {
                ends.append(block.minutes.upperBound)
            }
            group.append(block)
        }
        close()
        return (result + off).sorted {
            ($0.minutes.lowerBound, $0.column) < ($1.minutes.lowerBound, $1.column)
        }
    }

    var hours: [String: Any] {
        let hasClock = dates.contains(view.today) && nowSlot != nil
        // The time of now lies on the hour beside it, which would be seen in parts.
        let told = shown.filter { !hasClock || abs($0 * 60 - minute) > Self.clockHeight }
        var hours: [String: Any] = [
            "first": "f\(shown.lowerBound)", "shown": "o\(shown.count)",
            "lines": told.map { ["hour": "h\($0)", "hourText": text(ofHour: $0)] },
        ]
        if hasClock, let nowSlot {
            hours["clock"] = [
                "clockSlot": nowSlot,
                "clockText": view.frame.clock(view.desks.zone.wall(at: view.desks.now)),
            ]
        }
        return hours
    }

    /// Of the time of now, in minutes of the grid.
    private static let clockHeight = 20

    /// What says that hours without anything are left out.
    var folded: String? {
        guard shown.lowerBound > 0 || shown.upperBound < 24 else { return nil }
        return view.frame.words(
            "told.folded",
            [
                "from": .text(text(ofHour: shown.lowerBound)),
                "to": .text(text(ofHour: shown.upperBound)),
            ])
    }

    private func text(ofHour hour: Int) -> String {
        hour == 24 ? "24:00" : view.frame.clock(WallTime(view.today, secondOfDay: hour * 3_600))
    }

    var days: [[String: Any]] { dates.map(day) }

    private func day(_ date: CivilDate) -> [String: Any] {
        let blocks = columns[date] ?? []
        let whole = items.filter { $0.allDay && view.isOn(date, $0) }
        let isToday = date == view.today
        let label =
            view.named(date) + (isToday ? ", \(view.frame.words("day.today"))" : "")
        var model: [String: Any] = [
            "anchor": "d\(date)", "dayAddress": "/agenda/day/\(date)",
            "dayName": view.frame.days.short(date.weekday), "dayNumber": "\(date.parts.day)",
            "dayLabel": label,
            "dayCount": view.rows.count(blocks.map(\.item) + whole), "isNow": isToday,
            "isFree": blocks.isEmpty,
            "whole": whole.map { item -> [String: Any] in
                let model = ItemModel(item, among: [], view)
                var whole: [String: Any] = [
                    "wholeAddress": model.address, "wholeText": model.title,
                ]
                whole["wholeAccent"] = model.accent
                return whole
            },
            "blocks": visible(blocks).map { block -> [String: Any] in
                var model = self.block(block, label)
                if block.columns > 2, block.column == 2 {
                    model.merge(more(than: block, among: blocks, on: date)) { $1 }
                }
                return model
            },
        ]
        if isToday { model["now"] = now(blocks) }
        return model
    }

    /// Of more than three beside each other the third stands for the others.
    private func visible(_ blocks: [Block]) -> [Block] { blocks.filter { $0.column < 3 } }

    private func block(_ block: Block, _ label: String) -> [String: Any] {
        let item = ItemModel(block.item, among: items, view)
        let times =
            item.hasLength
            ? view.frame.words(
                "told.when",
                [
                    "day": .text(label), "from": .text(view.frame.clock(item.start)),
                    "to": .text(view.frame.clock(item.end)),
                ])
            : "\(label), \(view.frame.clock(item.start))"
        var model: [String: Any] = [
            "blockAddress": item.address, "blockText": item.title, "slot": slot(block.minutes),
            "blockStart": view.frame.clock(item.start), "blockLabel": times,
            "isOwn": block.item.kind == .personal, "isOff": item.isOff, "isNowOn": item.isNow,
            "isClash": !item.isOff && !block.item.clashes.isEmpty, "isMany": false,
        ]
        model["blockAccent"] = item.accent
        if item.hasLength { model["blockEnd"] = view.frame.clock(item.end) }
        if block.columns == 2 { model["column"] = "x\(block.column + 1)" }
        if block.columns > 2 { model["column"] = "y\(block.column + 1)" }
        model["place"] = item.place
        model["blockNote"] = item.whereText
        model["kindText"] = item.kindText
        if item.isOff { model["offWord"] = view.frame.words("page.item.off") }
        return model
    }

    /// The third of what is beside each other, which stands for the others where there is no room for three: what it
    /// says there, and where it leads if it is not alone.
    private func more(
        than block: Block, among blocks: [Block], on date: CivilDate
    ) -> [String: Any] {
        let others = blocks.filter { $0.column > 1 && $0.minutes.overlaps(block.minutes) }
        let names = others.map { ItemTitle.text($0.item, in: view.frame.words) }
        let count = Message.Argument.number(others.count)
        var model: [String: Any] = [
            "plus": view.frame.words("told.more.plus", ["count": count]),
            "plusName": view.frame.words(
                "told.more.names", ["count": count, "names": .text(view.frame.words.list(names))]),
        ]
        if others.count > 1 {
            model["blockAddress"] = "/agenda/day/\(date)"
            model["isMany"] = true
        }
        return model
    }

    /// `h9 m15 k1 n50`: begins at 9:15, and takes 1 hour and 50 minutes of what is shown.
    private func slot(_ minutes: Range<Int>) -> String {
        let end = min(minutes.upperBound, shown.upperBound * 60)
        let length = max(15, end - minutes.lowerBound)
        let start = ["h\(minutes.lowerBound / 60)", "m\(minutes.lowerBound % 60)"]
        let parts = [
            length / 60 > 0 ? "k\(length / 60)" : nil, length % 60 > 0 ? "n\(length % 60)" : nil,
        ]
        return (start + parts.compactMap(\.self)).joined(separator: " ")
    }

    /// Of the day.
    private var minute: Int { Int(view.desks.zone.wall(at: view.desks.now).secondOfDay) / 60 }

    /// Where the line of now is; nil where its hour is not shown.
    private var nowSlot: String? {
        guard shown.contains(minute / 60) else { return nil }
        return "h\(minute / 60) m\(minute % 60 / 5 * 5)"
    }

    private func now(_ blocks: [Block]) -> [String: Any]? {
        nowSlot.map { slot in
            ["nowSlot": slot, "isOver": blocks.contains { $0.minutes.contains(minute) }]
        }
    }
}
