import Campus
import ICalendar
import Recurrence
import Storage

extension Registrar {
    /// All that the person's calendar is made of: the meetings of their sources, and the events
    /// they joined.
    ///
    /// - Parameter window: nil for all there is.
    func meetings(in window: Range<Instant>?) throws(Failure) -> [SourcedMeeting] {
        let (store, person) = (store, person)
        let feeds = try looking { transaction, _ in try transaction.communityFeeds() }
        let meetings = try translating { () throws(StorageError) in
            let own = try store.sources(of: person).filter { feeds[$0.id] == nil }
            return try store.meetings(of: own, in: window)
        }
        return try meetings + eventMeetings(in: window, from: feeds)
    }

    /// What the feeds of communities tell of some events, under the events' own numbers.
    ///
    /// There a series has its exceptions.
    private func fedMeetings(
        _ events: [MeetingID: Event], in window: Range<Instant>?, from feeds: [Int64: Community]
    ) throws(Failure) -> [MeetingID: SourcedMeeting] {
        guard !events.isEmpty else { return [:] }
        let communities = Set(events.values.compactMap(\.communityID))
        let store = store
        let meetings = try translating { () throws(StorageError) in
            let sources = try store.sources(of: nil).filter { source in
                feeds[source.id].map { communities.contains($0.id) } ?? false
            }
            return try store.meetings(of: sources, in: window)
        }
        var found: [MeetingID: SourcedMeeting] = [:]
        for var sourced in meetings {
            guard let id = sourced.meeting.id, let event = events[id] else { continue }
            sourced.meeting.id = .event(event.id)
            sourced.source.name = event.community ?? sourced.source.name
            found[id] = sourced
        }
        return found
    }

    private func eventMeetings(
        in window: Range<Instant>?, from feeds: [Int64: Community]
    ) throws(Failure) -> [SourcedMeeting] {
        let joined = try looking { transaction, viewer in
            try transaction.joinedEvents(of: viewer, in: window)
        }
        let fed = joined.filter { $0.left == nil && $0.event.cancelled == nil }.compactMap {
            joined in joined.event.meetingID.map { ($0, joined.event) }
        }
        let told = try fedMeetings(
            Dictionary(fed) { first, _ in first }, in: window, from: feeds)
        return joined.map { event, left in
            event.meetingID.flatMap { left == nil ? told[$0] : nil }
                ?? SourcedMeeting(
                    source: event.source(for: person.id),
                    meeting: event.meeting(until: left, zone: zones.zone(event.plan.zone) ?? zone))
        }
    }
}
