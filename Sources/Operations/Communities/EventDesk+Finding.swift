import Campus
import Recurrence
import Scheduling
import Storage
import Words

extension EventDesk {
    /// The event that somebody names: by its number, as `e12` or `12`; by an id or short number of the
    /// agenda, as `e12-261005`; by its hashtag, with or without the sign; or by words of its title.
    ///
    /// Under a hashtag stands at most one event that is still to come and that they see; where none is, what was is
    /// meant. Whether the person may see what is named by a number, or is alone under its hashtag, is for the caller
    /// to ask.
    ///
    /// - Parameter hasPassword: they gave one: it is to open what they do not see.
    /// - Throws: `Refusal.missing` when there is none, `.invalid` with the list when there are several.
    func event(
        named name: String, hasPassword: Bool = false, for person: Person,
        in transaction: Transaction
    ) throws -> Event {
        if let id = Self.eventNumber(name), let event = try transaction.event(id) { return event }
        let viewer = try Viewer(person, transaction)
        if let hashtag = Hashtag(name) {
            let events = try transaction.events(everUnder: hashtag)
            let coming = events.filter { $0.cancelled == nil && !times(of: $0).isOver(at: now) }
            if coming.count == 1 { return coming[0] }
            let open = coming.filter { isVisible($0, to: viewer) }
            // The first, which nobody took the hashtag from by an event of their own.
            let locked = coming.filter { $0.password != nil && !isVisible($0, to: viewer) }
                .min { $0.id < $1.id }
            if let locked, hasPassword || open.isEmpty { return locked }
            if open.count == 1 { return open[0] }
            let seen = events.filter { isVisible($0, to: viewer) }
            if let event = try Self.only(seen, called: "\(hashtag)") { return event }
        }
        let titled = try events(titled: name, to: viewer, in: transaction)
        return try Self.only(titled, called: name).orThrow(Self.noEvent(name))
    }

    /// Of what the person sees: what is to come first, and a title that is just these words before
    /// one that holds them.
    private func events(
        titled name: String, to viewer: Viewer, in transaction: Transaction
    ) throws -> [Event] {
        let words = WordMatch.folded(name).split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return [] }
        for time in [EventScope.upcoming, .past] {
            let found = try transaction.events(time, of: nil, at: now).filter { event in
                let title = WordMatch.folded(event.plan.title)
                return words.allSatisfy { WordMatch.holds(title, $0) }
                    && isVisible(event, to: viewer)
            }
            let exact = found.filter {
                WordMatch.folded($0.plan.title) == words.joined(separator: " ")
            }
            let best = exact.isEmpty ? found : exact
            // What was cancelled is meant only where nothing else is so called.
            let standing = best.filter { $0.cancelled == nil }
            if !best.isEmpty { return standing.isEmpty ? best : standing }
        }
        return []
    }

    /// Nil for none.
    private static func only(_ events: [Event], called name: String) throws(Refusal) -> Event? {
        guard events.count > 1 else { return events.first }
        let list = events.prefix(5).map { event in
            "\(event.name) (\(event.plan.title.shortened), \(event.plan.start.date))"
        }
        throw Refusal(
            .invalid, "refusal.event.ambiguous",
            with: [
                "name": "\(name.shortened)", "events": "\(list.joined(separator: ", "))",
                "more": .number(events.count - list.count),
            ])
    }

    /// The number in `e12`, in `12`, and in what the agenda calls an occurrence of it.
    private static func eventNumber(_ name: String) -> EventID? {
        if let number = ItemID(name)?.event ?? ShortItemID(name)?.meeting.event { return number }
        return name.utf8.allSatisfy { (0x30...0x39).contains($0) }
            ? Int64(name).map { EventID($0) } : nil
    }

    /// What somebody is told of what is not there, and of what they may not see: the same, so that
    /// nobody learns which numbers there are.
    ///
    /// - Parameter hasPassword: they gave one, to join a private event.
    package static func noEvent(_ name: String, hasPassword: Bool = false) -> Refusal {
        Refusal(
            .missing, hasPassword ? "refusal.event.unopened" : "refusal.event.unknown",
            with: ["name": "\(name.shortened)"])
    }
}
