package import Campus
package import Recurrence
import Scheduling

/// Common free time that becomes an event.
extension FreeTimeDesk {
    /// Asks friends to come in the gap that suits all best.
    ///
    /// - Throws: `Refusal.missing` where there is no such gap.
    package func propose(
        _ title: String, at place: String?, _ wish: MeetingWish
    ) throws(Refusal) -> EventCard {
        let gap = try common(wish).first.orThrow(Refusal(.missing, "refusal.free.none"))
        let time = gap.time.proposal(lasting: try Self.seconds(in: wish.length ?? "1h"))
        var draft = EventDraft()
        (draft.title, draft.location) = (title, place)
        draft.start = ClockTime(time.lowerBound, in: zone).description
        draft.length = time.upperBound - time.lowerBound
        draft.zone = zone.id
        return try desks.events.publish(draft, in: nil, inviting: wish.with)
    }

    /// When the person themselves could meet friends whose free times they do not see.
    ///
    /// - Returns: the first of their gaps within a week, in an hour at the earliest; nil for none.
    package func ownTime(lasting length: String) throws(Refusal) -> Range<Instant>? {
        let window = now.adding(seconds: 3_600)..<now.adding(seconds: 7 * 86_400)
        let seconds = try Self.seconds(in: length)
        return try gaps(in: window, atLeast: length).first?.proposal(lasting: seconds)
    }
}
