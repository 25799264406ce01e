import Campus
import Recurrence
import Wire

/// Events in words.
struct EventText {
    let zone: Zone
    /// Then it is not named with each of its events.
    var isOfOneCommunity = false
    var screen = Screen.standard

    /// - Parameter what: what was done; nil to show all of it.
    func say(_ card: EventCard, _ what: String?, _ common: CommonOptions) {
        if common.json {
            Console.say(EventShape(card, in: zone))
        } else if let what {
            Console.tell("\(card.event.plan.title.harmless): \(what)")
        } else {
            Console.say(details(card))
        }
    }

    func lines(_ cards: [EventCard]) -> [String] {
        guard !cards.isEmpty else { return ["  no upcoming events"] }
        let wrapped = Table.Column(overflow: .wrap, least: 10)
        var table = Table(
            [.text, .text, wrapped, wrapped, wrapped, wrapped, wrapped], indent: 2)
        for card in cards {
            let community = isOfOneCommunity ? nil : card.event.community
            table.add([
                .init(card.event.name), .init(times(card)),
                .init(card.event.plan.title.harmless.oneLine),
                .init(card.event.plan.hashtag?.description ?? ""),
                .init(card.event.plan.location?.harmless.oneLine ?? ""),
                .init(community.map { "(\($0.harmless.oneLine))" } ?? ""),
                .init("[\(standing(card))]"),
            ])
        }
        return table.lines(on: screen)
    }

    private func details(_ card: EventCard) -> [String] {
        let plan = card.event.plan
        let fields: [(String, String?)] = [
            ("when", times(card)), ("repeats", card.repetition),
            ("where", plan.location),
            ("community", card.event.community),
            ("organiser", card.event.organiser?.handle.text),
            ("hashtag", plan.hashtag?.description), ("about", plan.description),
            ("places", places(card)), (isOne(of: card) ? "you" : "state", standing(card)),
        ]
        let changes = card.changes.filter { $0.kind != .published }.flatMap { change in
            let text = change.text.isEmpty ? "" : ": \(change.text.harmless.oneLine)"
            let at = zone.wall(at: change.at)
            return screen.lines(
                "\(change.kind.rawValue)\(text)", after: "  \(at.date) \(at.clockText)  ")
        }
        return screen.lines("\(card.event.name)  \(plan.title.harmless.oneLine)", .bold)
            + Fields(fields).lines(on: screen) + changes
    }

    private func places(_ card: EventCard) -> String {
        let most = card.event.plan.capacity.map { " of \($0)" } ?? ""
        let waiting = card.waiting > 0 ? ", \(card.waiting) waiting" : ""
        return "\(card.joined)\(most) taken\(waiting)"
    }

    /// Whether the person joined, waits, or is offered a place.
    private func isOne(of card: EventCard) -> Bool {
        card.mine?.isCurrent == true && card.state != .cancelled
    }

    /// How the person stands to it, and whether they can still join.
    private func standing(_ card: EventCard) -> String {
        guard let mine = card.mine, isOne(of: card) else { return card.state.rawValue }
        switch mine.state {
        case .waiting: return "waiting, number \(mine.position ?? 0)"
        case .offered:
            let until =
                mine.offeredUntil.map { offered in
                    let at = zone.wall(at: offered)
                    return " until \(at.date) \(at.clockText)"
                } ?? ""
            return "a place is kept for you\(until): join or drop"
        case .joined, .left: return "joined"
        }
    }

    private func times(_ card: EventCard) -> String {
        let (start, end) = (card.start.wall, card.end.wall)
        let first = "\(start.date.weekday.short) \(start.date)"
        // From midnight to midnight it takes whole days.
        if start.secondOfDay == 0, end.secondOfDay == 0, end > start {
            let last = end.date.adding(days: -1)
            return last == start.date ? "\(first) all day" : "\(first) – \(last) all day"
        }
        let day = end.date == start.date ? "" : "\(end.date) "
        return "\(first) \(start.clockText) – \(day)\(end.clockText)"
    }
}
