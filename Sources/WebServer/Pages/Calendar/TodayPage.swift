import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import Words

/// Today: what is on, what is next, and the rest of the day.
enum TodayPage {
    static var routes: [PageRoute] { [.view("/", page)] }

    private static func page(_ visit: Visit) throws -> Reply {
        let view = try CalendarView(visit, tab: .today)
        guard !view.frame.isSimple else { return try SimplePage(view: view).reply() }
        let today = view.today
        let heading = Heading(
            view.frame.days.name(today.weekday), window: view.named(today),
            note: [view.dayAndMonth(today), view.weekName(of: today)].compactMap(\.self)
                .joined(separator: ", "))
        let isBare = try visit.desks.sources.isNew()
        var model: [String: Any] = ["isBare": isBare, "hasChanges": false]
        model["leaving"] = try MyDataPage.leaving(view.desks, view.frame)
        model["notices"] = try Notices(frame: view.frame).standing(view.desks)
        guard !isBare else { return view.frame.page("today", heading, with: model) }
        let items = try view.items(in: today..<today.adding(days: 2))
        let own = items.filter { view.isOn(today, $0) && !$0.allDay }
        let standing = try visit.desks.calendar.nowAndNext()
        model["now"] = now(standing, among: own, view)
        model["next"] = try next(standing, among: items, view)
        model["deaf"] = try BellDevices.deaf(view.desks, view.frame)
        model["water"] = try water(view)
        let coming = own.filter { $0.start.instant > visit.desks.now }
        let over = own.filter { $0.kind != .hydration && $0.end.instant <= visit.desks.now }
        let named = Set((standing.now + standing.next).map(\.id))
        // What is left comes after what is next; the water's own line tells of the next cup.
        let next = standing.next.first { view.isOn(today, $0) }?.start.instant ?? visit.desks.now
        let later = coming.filter { !named.contains($0.id) && $0.start.instant >= next }
        // Free time before the first of them is told as on the day's page.
        let before = (standing.now + standing.next).filter {
            $0.endsFreeTime && view.isOn(today, $0)
        }
        .map(\.end.instant).max()
        model["later"] = self.later(later, over, among: items, after: before, view)
        let tomorrow = today.adding(days: 1)
        model["tomorrow"] = summary(of: tomorrow, items.filter { view.isOn(tomorrow, $0) }, view)
        model.merge(try freeNow(view)) { _, new in new }
        let changes = try changes(view)
        model["changes"] = changes
        model["hasChanges"] = !changes.isEmpty
        return view.frame.page("today", heading, with: model)
    }

    private static func now(
        _ standing: NowAndNext, among own: [AgendaItem], _ view: CalendarView
    ) -> [String: Any] {
        guard let item = standing.now.first else {
            // A cup ends no free time.
            let coming = own.first { $0.start.instant > view.desks.now && $0.endsFreeTime }
            let title =
                coming.map {
                    let start = view.frame.zone.wall(at: $0.start.instant)
                    return view.frame.words("told.free", ["time": .text(view.frame.clock(start))])
                } ?? view.frame.words("page.today.free")
            return ["nowTitle": title]
        }
        let model = ItemModel(item, among: own, view)
        var now: [String: Any] = [
            "nowTitle": model.title, "nowAddress": model.address,
            "nowUntil": [
                "untilTime": model.frame.timestamp(item.end.instant),
                "untilText": view.frame.words(
                    "day.until", ["day": .text(view.frame.clock(model.end))]),
            ],
        ]
        now.merge(progress(of: item, view)) { _, new in new }
        let others = standing.now.dropFirst().map { ItemTitle.text($0, in: view.frame.words) }
        if !others.isEmpty {
            now["nowMore"] = view.frame.words.text(
                Message("told.now.more", ["others": .list(others)]))
        }
        now["nowPlace"] = model.place
        now["nowNote"] = model.unofficialText ?? model.whereText ?? model.roomText
        return now
    }

    /// How much of what is on is over, and what is left of it.
    private static func progress(of item: AgendaItem, _ view: CalendarView) -> [String: Any] {
        let days = view.frame.days
        let (gone, most) = (
            view.desks.now - item.start.instant, item.end.instant - item.start.instant
        )
        return [
            "progress": [
                "most": "\(most / 60)", "gone": "\(gone / 60)",
                "progressText": view.frame.words(
                    "told.progress",
                    ["gone": .text(days.spoken(gone)), "length": .text(days.spoken(most))]),
            ],
            "left": [
                "leftUntil": view.frame.timestamp(item.end.instant),
                "leftText": view.frame.words(
                    "page.today.left", ["length": .text(days.spoken(most - gone))]),
            ],
        ]
    }

    private static func next(
        _ standing: NowAndNext, among items: [AgendaItem], _ view: CalendarView
    ) throws -> [String: Any]? {
        guard let item = standing.next.first else { return nil }
        let model = ItemModel(item, among: items, view)
        let isToday = model.start.date == view.today
        let word =
            isToday
            ? view.frame.words("page.today.next")
            : view.frame.days.short(model.start.date, seenFrom: view.today)
        let ahead = item.start.instant - view.desks.now
        var time: [String: Any] = [
            "nextStart": model.frame.timestamp(item.start.instant),
            "nextStartText": view.frame.clock(model.start),
        ]
        if model.hasLength {
            time["nextEnd"] = model.frame.timestamp(item.end.instant)
            time["nextEndText"] = view.frame.clock(model.end)
        }
        var next: [String: Any] = [
            "nextWord": word, "nextTitle": model.title, "nextAddress": model.address,
            "nextTime": time,
            "begins": [
                "beginsAt": model.frame.timestamp(item.start.instant),
                "beginsText": view.frame.words(
                    "page.today.begins",
                    ["length": .text(view.frame.days.ahead(ahead, isSpoken: true))]
                ),
            ],
        ]
        if let leaving = try Leaving(for: item, among: items, view) {
            next["walkText"] = leaving.walkText
            next["leave"] = leaving.model
        }
        next["nextPlace"] = model.place
        next["nextNote"] = model.unofficialText ?? model.whereText ?? model.roomText
        return next
    }

    private static func later(
        _ items: [AgendaItem], _ over: [AgendaItem], among all: [AgendaItem],
        after before: Instant?, _ view: CalendarView
    ) -> [String: Any] {
        var later: [String: Any] = [
            "laterTitle": view.frame.words("page.today.after"),
            "laterAddress": "/agenda/day/\(view.today)",
            "rows": view.rows.rows(items, among: all, hasClock: false, after: before),
        ]
        if items.isEmpty { later["laterEmpty"] = view.frame.words("page.today.nothing") }
        if !over.isEmpty {
            later["earlier"] = [
                "earlierText": view.frame.words(
                    "told.earlier", ["what": .text(view.rows.count(over))]),
                "rows": view.rows.rows(over, among: all, hasClock: false),
            ]
        }
        return later
    }

    /// `Starts at 9:15 in A1 0.20, ends at 16:05.`; nil for a day on which nothing begins by the hour: what is on
    /// since the evening before does not begin it.
    static func summary(
        of day: CivilDate, _ items: [AgendaItem], _ view: CalendarView
    ) -> String? {
        let timed = items.filter {
            !$0.allDay && $0.status != .cancelled && $0.kind != .hydration
                && view.frame.zone.wall(at: $0.start.instant).date == day
        }
        guard let first = timed.first, let last = timed.map(\.end.instant).max() else { return nil }
        let zone = view.frame.zone
        var arguments: [String: Message.Argument] = [
            "from": .text(view.frame.clock(zone.wall(at: first.start.instant))),
            "to": .text(view.frame.clock(zone.wall(at: last))),
        ]
        guard let place = first.location?.harmless.oneLine, !place.isEmpty else {
            return view.frame.words("told.tomorrow.placeless", arguments)
        }
        arguments["place"] = .text(place)
        return view.frame.words("told.tomorrow", arguments)
    }

    /// The day's water; nil where no goal is set.
    private static func water(_ view: CalendarView) throws -> [String: Any]? {
        let standing = try view.desks.water.goal()
        guard standing.goal.isOn else { return nil }
        let units = standing.goal.units(try view.desks.people.card(nil).profile.units)
        let goal = standing.goal.amount.volume
        var arguments: [String: Message.Argument] = [
            "drunk": .text(standing.drunk.text(in: units)), "goal": .text(goal.text(in: units)),
        ]
        var key = "told.water"
        if let next = standing.next {
            key = next > view.desks.now ? "told.water.next" : "told.water.due"
            arguments["time"] = .text(view.frame.clock(view.frame.zone.wall(at: next)))
        }
        return [
            "waterText": view.frame.words.text(Message(key, arguments)),
            "ring": WaterWords.ring(standing.drunk, of: standing.goal),
            "category": WaterWords.glass(of: standing).value,
            "drinkID": UUID().uuidString.lowercased(),
        ]
    }

    /// Friends who have nothing on now: a few, the others are on their own page.
    private static func freeNow(_ view: CalendarView) throws -> [String: Any] {
        let free = try view.desks.freeTime.freeNow()
        return [
            "hasFree": !free.isEmpty,
            "freeNow": FreeNowList(frame: view.frame).rows(free.prefix(fewFree)),
        ]
    }

    private static let fewFree = 5

    private static let fewChanges = 5

    /// What the campus, friends and organisers changed since yesterday: the newest first.
    private static func changes(_ view: CalendarView) throws -> [[String: Any]] {
        let yesterday = view.today.adding(days: -1)
        let recorded = try view.desks.sources.changes(since: yesterday.description)
        let campus = recorded.filter { $0.revertedAt == nil }.suffix(fewChanges).map {
            ($0.at, campusChange($0, view))
        }
        let lines = NewsLines(frame: view.frame)
        let since = view.frame.zone.instant(of: WallTime(yesterday))
        let news = try view.desks.news.list(since: since).prefix(fewChanges).map {
            listed -> (Instant, [String: Any]) in
            var model: [String: Any] = [
                "changeWhat": lines.text(listed), "changeWhen": when(listed.news.at, view),
            ]
            model["changeAddress"] = lines.address(listed)
            return (listed.news.at, model)
        }
        return (campus + news).sorted { $0.0 > $1.0 }.prefix(fewChanges).map(\.1)
    }

    private static func campusChange(
        _ recorded: RecordedChange, _ view: CalendarView
    ) -> [String: Any] {
        let change = recorded.change
        var model: [String: Any] = [
            "changeWhat": "\(change.summary.harmless.oneLine): "
                + view.frame.words("change.kind.\(change.kind.rawValue)"),
            "changeWhen": when(recorded.at, view),
        ]
        if change.kind == .relocated { model["changeRoom"] = change.after }
        return model
    }

    private static func when(_ instant: Instant, _ view: CalendarView) -> String {
        view.frame.days.moment(view.frame.zone.wall(at: instant), seenFrom: view.today)
    }
}
