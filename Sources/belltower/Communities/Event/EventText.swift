import Campus
import Recurrence

/// Events in words.
struct EventText {
    let zone: Zone

    /// - Parameter what: what was done; nil to show all of it.
    func say(_ card: EventCard, _ what: String?, _ common: CommonOptions) {
        if common.json {
            var json = JSONWriter()
            card.write(to: &json, zone: zone)
            Console.say(json)
        } else if let what {
            Console.say("\(card.event.plan.title.harmless): \(what)")
        } else {
            details(card).forEach { Console.say($0) }
        }
    }

    func lines(_ cards: [EventCard]) -> [String] {
        guard !cards.isEmpty else { return ["  no upcoming events"] }
        let width = cards.map { $0.event.plan.title.harmless.count }.max() ?? 0
        return cards.map { card in
            let title = card.event.plan.title.harmless
            let padding = String(repeating: " ", count: max(0, min(width, 44) - title.count))
            let place = card.event.plan.location.map { "  \($0.harmless.oneLine)" } ?? ""
            let community = card.event.community.map { "  (\($0.harmless))" } ?? ""
            return "  \(card.event.name)  \(times(card))  \(title)\(padding)\(place)\(community)"
                + "  [\(standing(card))]"
        }
    }

    private func details(_ card: EventCard) -> [String] {
        let plan = card.event.plan
        let fields: [(String, String?)] = [
            ("when", times(card)), ("repeats", plan.rule?.text), ("where", plan.location),
            ("community", card.event.community),
            ("organiser", card.event.organiser?.handle.text),
            ("hashtag", plan.hashtag?.description), ("about", plan.description),
            ("places", places(card)), ("you", standing(card)),
        ]
        let lines = fields.compactMap { name, value in
            value.map { "  \(name): \($0.harmless.oneLine)" }
        }
        let changes = card.changes.filter { $0.kind != .published }.map { change in
            let text = change.text.isEmpty ? "" : ": \(change.text.harmless.oneLine)"
            return "  \(ClockTime(change.at, in: zone)) \(change.kind.rawValue)\(text)"
        }
        let name = "\(card.event.name)  \(plan.title.harmless)"
        return [Console.styled(name, .bold)] + lines + changes
    }

    private func places(_ card: EventCard) -> String {
        let most = card.event.plan.capacity.map { " of \($0)" } ?? ""
        let waiting = card.waiting > 0 ? ", \(card.waiting) waiting" : ""
        return "\(card.joined)\(most) taken\(waiting)"
    }

    /// How the person stands to it, and whether they can still join.
    private func standing(_ card: EventCard) -> String {
        guard let mine = card.mine, mine.isCurrent, card.state != .cancelled else {
            return card.state.rawValue
        }
        switch mine.state {
        case .waiting: return "waiting, number \(mine.position ?? 0)"
        case .offered:
            let until = mine.offeredUntil.map { " until \(ClockTime($0, in: zone))" } ?? ""
            return "a place is kept for you\(until): join or drop"
        case .joined, .left: return "joined"
        }
    }

    private func times(_ card: EventCard) -> String {
        let (start, end) = (card.start.wall, card.end.wall)
        let day = end.date == start.date ? "" : "\(end.date) "
        return "\(start.date) \(start.clockText) – \(day)\(end.clockText)"
    }
}
