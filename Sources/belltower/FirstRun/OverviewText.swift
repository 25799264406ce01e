import Campus
import Operations
import Recurrence

/// Where one stands, for people, on one screen: of anything that could be many there are a few.
struct OverviewText {
    private let desks: Desks
    /// More troubles than this are counted.
    private static let mostTroubles = 3
    private static let mostEvents = 2
    /// Of what is on now, and of what is next.
    private static let mostTimes = 2
    private static let linesOfItem = 3

    init(_ desks: Desks) { self.desks = desks }

    func lines(_ standing: Overview) throws -> [String] {
        let today = desks.calendar.today
        let clock = desks.zone.wall(at: desks.now).clockText
        var next = try NextText(standing.times, desks, isPlain: false)
        next.mostLines = Self.linesOfItem
        let times = next.text(standing.times.naming(Self.mostTimes))
            .split(separator: "\n").map(String.init)
        let head = Console.styled(
            "\(today.weekday.name) \(DayWords.full(today)), \(clock)", .bold)
        return [head] + times + events(standing.events)
            + screen.lines(water(standing.goal), after: "Water: ") + bell(standing)
            + screen.lines(imports(standing), after: "Imported: ")
            + friends(standing.askers) + troubles(standing.troubles)
    }

    private var screen: Screen { .standard }

    /// The places that are kept, which somebody has to take, and the next events that were joined.
    private func events(_ cards: [EventCard]) -> [String] {
        let offers = cards.filter { $0.mine?.state == .offered }
        let joined = cards.filter { $0.mine?.state == .joined }
        let kept = offers.prefix(Self.mostEvents).flatMap { card in
            let until = card.mine?.offeredUntil.map { " until \(moment($0))" } ?? ""
            return screen.warning(
                "a place in \(words(card)) is yours\(until): belltower event join "
                    + card.event.name)
        }
        let next = joined.prefix(Self.mostEvents).flatMap {
            screen.lines(words($0), after: "Joined: ")
        }
        let rest = max(0, offers.count - Self.mostEvents) + max(0, joined.count - Self.mostEvents)
        return next + kept + (rest > 0 ? ["and \(rest) more: belltower event list"] : [])
    }

    /// `Chess night, Thu 15 Oct 18:00, Founders Hall`.
    private func words(_ card: EventCard) -> String {
        let place = card.event.plan.location?.harmless.oneLine
        return [card.event.plan.title.harmless.oneLine, moment(card.start.instant), place]
            .compactMap(\.self).joined(separator: ", ")
    }

    private func moment(_ instant: Instant) -> String {
        let wall = desks.zone.wall(at: instant)
        return "\(DayWords.short(wall.date, seenFrom: desks.calendar.today)) \(wall.clockText)"
    }

    private func water(_ standing: GoalStanding) -> String {
        guard standing.goal.isOn else {
            let drunk = "\(standing.drunk.millilitres) ml (\(standing.drunk.ounces) oz)"
            return "\(drunk) today; a goal: belltower goal 2l"
        }
        let drunk = standing.drunk.text(in: standing.goal.amount.unit == .ounce ? .oz : .ml)
        let next = standing.next.map { ", next cup at \(desks.zone.wall(at: $0).clockText)" }
        return "\(drunk) of \(standing.goal.amount)\(next ?? "")"
    }

    private func bell(_ standing: Overview) -> [String] {
        guard let reminder = standing.reminder else {
            return screen.lines("nothing rings in the next day", after: "Bell: ")
        }
        let at = desks.zone.wall(at: reminder.at)
        let day = at.date == desks.calendar.today ? "" : " tomorrow"
        let text = "\(at.clockText)\(day), \(reminder.content.title.harmless.oneLine)"
        let note = standing.isRinging ? [] : screen.warning("no belltower remind runs", after: "  ")
        return screen.lines(text, after: "Bell: ") + note
    }

    private func imports(_ standing: Overview) -> String {
        let sources = standing.sources == 1 ? "1 source" : "\(standing.sources) sources"
        guard let last = standing.lastImport else { return "\(sources), never read" }
        return "\(sources), last \(Age.text(desks.now - last)) ago"
    }

    private func friends(_ askers: [Person]) -> [String] {
        guard let first = askers.first else { return [] }
        let who = first.name.map { "\(first.handle) (\($0.harmless.oneLine))" } ?? first.handle.text
        let rest = askers.count > 1 ? " and \(askers.count - 1) more" : ""
        let answer =
            askers.count > 1 ? "belltower friend list" : "belltower friend accept \(first.handle)"
        return screen.lines("\(who)\(rest) asked you: \(answer)", after: "Friends: ")
    }

    private func troubles(_ troubles: [String]) -> [String] {
        let shown = troubles.prefix(Self.mostTroubles).flatMap {
            screen.warning($0.harmless.oneLine)
        }
        let rest = troubles.count - Self.mostTroubles
        return shown + (rest > 0 ? ["! and \(rest) more: belltower sources"] : [])
    }
}
