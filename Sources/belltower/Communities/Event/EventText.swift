import Campus
import Recurrence
import Wire
import Words

/// Events in words.
struct EventText {
    let zone: Zone
    /// Then it is not named with each of its events.
    var isOfOneCommunity = false
    var screen = Screen.standard
    var words = Speech.words

    /// - Parameter what: what was done; nil to show all of it.
    func say(_ card: EventCard, done what: Message?, _ common: CommonOptions) {
        if common.json {
            Console.say(EventShape(card, in: zone))
        } else if let what {
            let title = Message.Argument.text(card.event.plan.title.harmless)
            Console.tell(words("event.done", ["title": title, "what": .message(what)]))
        } else {
            Console.say(details(card))
        }
    }

    func lines(_ cards: [EventCard]) -> [String] {
        guard !cards.isEmpty else { return ["  " + words("event.none")] }
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
            (words("event.field.when"), times(card)),
            (words("event.field.repeats"), card.repetition.map { words.text($0) }),
            (words("event.field.where"), plan.location),
            (words("event.field.community"), card.event.community),
            (words("event.field.organiser"), card.event.organiser?.handle.text),
            (words("event.field.hashtag"), plan.hashtag?.description),
            (words("event.field.about"), plan.description),
            (words("event.field.places"), places(card)),
            (words("event.field.invited"), invited(card)),
            (words(isOne(of: card) ? "event.field.you" : "event.field.state"), standing(card)),
        ]
        let changes = card.changes.filter { $0.kind != .published }.flatMap { change in
            let said = change.told(in: words).harmless.oneLine
            let text = said.isEmpty ? "" : ": \(said)"
            let at = zone.wall(at: change.at)
            return screen.lines(
                words("event.change.\(change.kind.rawValue)") + text,
                after: "  \(at.date) \(at.clockText)  ")
        }
        return screen.lines("\(card.event.name)  \(plan.title.harmless.oneLine)", .bold)
            + Fields(fields).lines(on: screen) + changes
    }

    private func places(_ card: EventCard) -> String {
        let count = Message.Argument.number(card.joined)
        let taken =
            card.event.plan.capacity.map { most in
                words("event.taken.of", ["count": count, "most": .number(most)])
            } ?? words("event.taken", ["count": count])
        guard card.waiting > 0 else { return taken }
        return words(
            "event.taken.waiting", ["taken": .text(taken), "count": .number(card.waiting)])
    }

    /// `kim (comes), lee (no answer yet)`; nil where nobody was invited.
    private func invited(_ card: EventCard) -> String? {
        guard !card.invitees.isEmpty else { return nil }
        return card.invitees.map { invitee in
            words(
                "event.invited.\(invitee.answer.rawValue)",
                ["who": .text(invitee.person.handle.text)])
        }.joined(separator: ", ")
    }

    /// Whether the person joined, waits, or is offered a place.
    private func isOne(of card: EventCard) -> Bool {
        card.mine?.isCurrent == true && card.state != .cancelled
    }

    /// How the person stands to it, and whether they can still join.
    private func standing(_ card: EventCard) -> String {
        guard let mine = card.mine, isOne(of: card) else {
            return words("event.state.\(card.state.rawValue)")
        }
        switch mine.state {
        case .waiting:
            return words("event.mine.waiting", ["position": .number(mine.position ?? 0)])
        case .offered:
            guard let offered = mine.offeredUntil else { return words("event.mine.offered") }
            let at = zone.wall(at: offered)
            return words("event.mine.offered.until", ["time": "\(at.date) \(at.clockText)"])
        case .invited: return words("event.mine.invited")
        case .joined, .left, .declined: return words("event.mine.joined")
        }
    }

    private func times(_ card: EventCard) -> String {
        let (start, end) = (card.start.wall, card.end.wall)
        let first = DayWords(words: words).listed(start.date)
        // From midnight to midnight it takes whole days.
        if start.secondOfDay == 0, end.secondOfDay == 0, end > start {
            let last = end.date.adding(days: -1)
            return last == start.date
                ? words("event.day", ["day": .text(first)])
                : words("event.days", ["first": .text(first), "last": "\(last)"])
        }
        let day = end.date == start.date ? "" : "\(end.date) "
        return "\(first) \(start.clockText) – \(day)\(end.clockText)"
    }
}
