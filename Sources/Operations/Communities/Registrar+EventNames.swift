import Campus
import Recurrence
import Scheduling
import Storage

extension Registrar {
    /// The event that somebody names: by its number, as `e12` or `12`, or by its hashtag, with or
    /// without the sign.
    ///
    /// Under a hashtag stands at most one event that is still to come; where none is, what was is
    /// meant. Whether the person may see it is for the caller to ask.
    /// - Throws: `Failure.missing` when there is none, `.usage` with the list when there are several.
    func event(
        named name: String, for person: Person, in transaction: Transaction
    ) throws -> Event {
        if let id = Self.eventNumber(name), let event = try transaction.event(id) { return event }
        guard let hashtag = Hashtag(name) else { throw Self.noEvent(name) }
        let events = try transaction.events(everUnder: hashtag)
        let coming = events.filter { $0.cancelled == nil && !times(of: $0).isOver(at: now) }
        if coming.count == 1 { return coming[0] }
        let viewer = try Viewer(person, transaction)
        let seen = events.filter { isVisible($0, to: viewer) }
        guard seen.count > 1 else { return try seen.first.orThrow(Self.noEvent(name)) }
        let list = seen.prefix(5).map { event in
            "\(event.name) (\(event.plan.title.shortened), \(event.plan.start.date))"
        }
        let rest = seen.count > list.count ? ", \(seen.count - list.count) more" : ""
        throw Failure(
            .usage,
            "\(hashtag) was \(list.joined(separator: ", "))\(rest): say which by its number")
    }

    /// The number in `e12`, or in `12`.
    private static func eventNumber(_ name: String) -> Int64? {
        let digits = name.hasPrefix("e") ? name.dropFirst() : name[...]
        let isNumber = digits.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        return isNumber ? Int64(digits) : nil
    }

    static func noEvent(_ name: String) -> Failure {
        Failure(.missing, "there is no event \(name.shortened): see `belltower event list`")
    }
}
