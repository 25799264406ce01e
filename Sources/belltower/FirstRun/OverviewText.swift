import Campus
import Operations
import Recurrence
import Words

/// Where one stands, for people, on one screen: of anything that could be many there are a few.
struct OverviewText {
    private let desks: Desks
    /// More troubles than this are counted.
    private static let mostTroubles = 3
    private static let mostEvents = 2
    /// Of what is on now, and of what is next.
    private static let mostTimes = 2
    private static let linesOfItem = 3
    private let told = Speech.words
    private var days: DayWords { DayWords(words: told) }

    init(_ desks: Desks) { self.desks = desks }

    func lines(_ standing: Overview) throws -> [String] {
        let today = desks.calendar.today
        let clock = desks.zone.wall(at: desks.now).clockText
        var next = try NextText(standing.times, desks, isPlain: false)
        next.mostLines = Self.linesOfItem
        let times = next.text(standing.times.naming(Self.mostTimes))
            .split(separator: "\n").map(String.init)
        let head = Console.styled("\(days.named(today)), \(clock)", .bold)
        return [head] + (try AnnouncementText(desks).standing()) + times + events(standing.events)
            + screen.lines(water(standing.goal), after: label("water")) + bell(standing)
            + screen.lines(imports(standing), after: label("imported"))
            + friends(standing.askers) + troubles(standing.troubles)
    }

    private var screen: Screen { .standard }

    /// `Water: `.
    private func label(_ name: String) -> String { told("status.head.\(name)") + " " }

    /// The places that are kept, which somebody has to take, and the next events that were joined.
    private func events(_ cards: [EventCard]) -> [String] {
        let offers = cards.filter { $0.mine?.state == .offered }
        let joined = cards.filter { $0.mine?.state == .joined }
        let kept = offers.prefix(Self.mostEvents).flatMap { card in
            let until = card.mine?.offeredUntil.map { moment($0) }
            return screen.warning(
                told(
                    until == nil ? "status.offer" : "status.offer.until",
                    [
                        "place": .text(words(card)), "until": .text(until ?? ""),
                        "event": .text(card.event.name),
                    ]))
        }
        let next = joined.prefix(Self.mostEvents).flatMap {
            screen.lines(words($0), after: label("joined"))
        }
        let rest = max(0, offers.count - Self.mostEvents) + max(0, joined.count - Self.mostEvents)
        return next + kept
            + (rest > 0 ? [told("status.events.more", ["count": .number(rest)])] : [])
    }

    /// `Chess night, Thu 15 Oct 18:00, Founders Hall`.
    private func words(_ card: EventCard) -> String {
        let place = card.event.plan.location?.harmless.oneLine
        return [card.event.plan.title.harmless.oneLine, moment(card.start.instant), place]
            .compactMap(\.self).joined(separator: ", ")
    }

    private func moment(_ instant: Instant) -> String {
        let wall = desks.zone.wall(at: instant)
        return days.moment(wall, seenFrom: desks.calendar.today)
    }

    private func water(_ standing: GoalStanding) -> String {
        guard standing.goal.isOn else {
            return told("status.water", ["drunk": .text(WaterText.text(standing.drunk))])
        }
        let drunk = standing.drunk.text(in: standing.goal.amount.unit == .ounce ? .oz : .ml)
        let next = standing.next.map { desks.zone.wall(at: $0).clockText }
        return told(
            next == nil ? "drink.sum" : "status.water.next",
            [
                "drunk": .text(drunk), "goal": "\(standing.goal.amount)",
                "time": .text(next ?? ""),
            ])
    }

    private func bell(_ standing: Overview) -> [String] {
        guard let reminder = standing.reminder else {
            return screen.lines(told("status.bell.none"), after: label("bell"))
        }
        let at = desks.zone.wall(at: reminder.at)
        let clock = at.clockText
        let time =
            at.date == desks.calendar.today
            ? clock : told("next.time.tomorrow", ["time": .text(clock)])
        let text = "\(time), \(reminder.content.title.harmless.oneLine)"
        let note =
            standing.isRinging ? [] : screen.warning(told("status.bell.silent"), after: "  ")
        return screen.lines(text, after: label("bell")) + note
    }

    private func imports(_ standing: Overview) -> String {
        let count = Message.Argument.number(standing.sources)
        guard let last = standing.lastImport else {
            return told("status.sources.unread", ["count": count])
        }
        return told(
            "status.sources", ["count": count, "age": .text(days.ago(desks.now - last))])
    }

    private func friends(_ askers: [Person]) -> [String] {
        guard let first = askers.first else { return [] }
        let who = first.name.map { "\(first.handle) (\($0.harmless.oneLine))" } ?? first.handle.text
        let answer =
            askers.count > 1 ? "belltower friend list" : "belltower friend accept \(first.handle)"
        let names = Speech.named([who], more: askers.count - 1)
        let line = told(
            "status.asked",
            ["who": .text(names), "count": .number(askers.count), "answer": .text(answer)])
        return screen.lines(line, after: label("friends"))
    }

    private func troubles(_ troubles: [String]) -> [String] {
        let shown = troubles.prefix(Self.mostTroubles).flatMap {
            screen.warning($0.harmless.oneLine)
        }
        let rest = troubles.count - Self.mostTroubles
        return shown
            + (rest > 0 ? ["! " + told("status.troubles.more", ["count": .number(rest)])] : [])
    }
}
