import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import Words

/// The first page of the simple view: where one is, and five buttons.
struct SimplePage {
    let view: CalendarView

    func reply() throws -> Reply {
        let standing = try view.desks.calendar.nowAndNext()
        let items = standing.now + standing.next
        let (zone, words) = (view.frame.zone, view.frame.words)
        let clock = view.frame.clock(zone.wall(at: view.desks.now))
        var model: [String: Any] = [
            "simpleTime": words(
                "told.simple.time",
                ["time": .text(clock), "day": .text(view.frame.days.name(view.today.weekday))]),
            "dayAddress": "/agenda/day/\(view.today)", "changesText": try changesText(),
            "drinkID": UUID().uuidString.lowercased(),
            "category": WaterWords.glass(of: try view.desks.water.goal()).value,
        ]
        model["deaf"] = try BellDevices.deaf(view.desks, view.frame)
        model["leaving"] = try MyDataPage.leaving(view.desks, view.frame)
        model["notices"] = try Notices(frame: view.frame).standing(view.desks)
        model["here"] = standing.now.first.map { here(ItemModel($0, among: items, view)) }
        model["next"] = try standing.next.first.map { item in
            var next = next(ItemModel(item, among: items, view))
            next["leaveText"] = try Leaving(for: item, among: items, view)?.sentence
            return next
        }
        let heading = Heading(words("page.simple.title"))
        return view.frame.page("simple", heading, with: model)
    }

    private func here(_ item: ItemModel) -> [String: Any] {
        var here: [String: Any] = [
            "hereTitle": item.title, "hereAddress": item.address,
            "hereUntil": view.frame.words("day.until", ["day": .text(view.frame.clock(item.end))]),
        ]
        here["place"] = item.place
        here["unofficialText"] = item.unofficialText
        return here
    }

    private func next(_ item: ItemModel) -> [String: Any] {
        var next: [String: Any] = ["nextAddress": item.address, "nextText": text(of: item)]
        next["unofficialText"] = item.unofficialText
        return next
    }

    /// `Linear Algebra II, 10:15, room B2`.
    private func text(of item: ItemModel) -> String {
        let clock = view.frame.clock(item.start)
        let isToday = item.start.date == view.today
        var arguments: [String: Message.Argument] = [
            "title": .text(item.title),
            "time": .text(isToday ? clock : "\(view.frame.day(item.start.date)) \(clock)"),
        ]
        guard let place = item.spokenPlace else {
            return view.frame.words.text(Message("told.simple.next", arguments))
        }
        arguments["place"] = .text(place)
        return view.frame.words.text(Message("told.simple.nextIn", arguments))
    }

    private func changesText() throws -> String {
        let yesterday = view.today.adding(days: -1)
        let changes = try view.desks.sources.changes(since: yesterday.description)
            .filter { $0.revertedAt == nil }
        let news = try view.desks.news.list(
            since: view.frame.zone.instant(of: WallTime(yesterday)))
        return view.frame.words(
            "told.simple.changes", ["count": .number(changes.count + news.count)])
    }
}
