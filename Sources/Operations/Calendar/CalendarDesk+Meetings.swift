import Campus
import ICalendar
import Recurrence
import Storage

extension CalendarDesk {
    /// All that the person's calendar is made of: the meetings of their sources, those of the
    /// campus's that are of what they take, and the events they joined.
    ///
    /// - Parameter window: nil for all there is.
    func meetings(in window: Range<Instant>?) throws(Refusal) -> [SourcedMeeting] {
        try looking { transaction, viewer in
            try meetings(in: window, of: viewer, transaction)
        }
    }

    func meetings(
        in window: Range<Instant>?, of viewer: Person, _ transaction: Transaction
    ) throws -> [SourcedMeeting] {
        try transaction.meetings(of: transaction.calendarSources(of: viewer), in: window)
            + transaction.campusMeetings(for: viewer, in: window)
            + eventMeetings(in: window, for: viewer, transaction)
    }

    /// What the feeds of communities tell of some events, under the events' own numbers.
    ///
    /// There a series has its exceptions.
    private func fedMeetings(
        _ events: [MeetingID: Event], in window: Range<Instant>?, _ transaction: Transaction
    ) throws -> [MeetingID: SourcedMeeting] {
        guard !events.isEmpty else { return [:] }
        let communities = Set(events.values.compactMap(\.communityID)).sorted()
        let sources = try communities.flatMap { try transaction.feeds(of: $0) }
        var found: [MeetingID: SourcedMeeting] = [:]
        for sourced in try transaction.meetings(of: sources, in: window) {
            guard let id = sourced.meeting.id, let event = events[id] else { continue }
            found[id] = sourced.asEvent(event)
        }
        return found
    }

    private func eventMeetings(
        in window: Range<Instant>?, for viewer: Person, _ transaction: Transaction
    ) throws -> [SourcedMeeting] {
        let joined = try transaction.joinedEvents(of: viewer, in: window)
        let fed = joined.filter { $0.left == nil && $0.event.cancelled == nil }.compactMap {
            joined in joined.event.meetingID.map { ($0, joined.event) }
        }
        let told = try fedMeetings(
            Dictionary(fed) { first, _ in first }, in: window, transaction)
        return joined.map { event, left in
            event.meetingID.flatMap { left == nil ? told[$0] : nil }
                ?? SourcedMeeting(
                    source: event.source(for: viewer.id),
                    meeting: event.meeting(until: left, zone: zones.zone(event.plan.zone) ?? zone))
        }
    }
}
