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
        let meetings = try translating { () throws(StorageError) in
            try store.meetings(of: try store.sources(of: person), in: window)
        }
        return try meetings + eventMeetings(in: window)
    }

    private func eventMeetings(in window: Range<Instant>?) throws(Failure) -> [SourcedMeeting] {
        try looking { transaction, viewer in
            try transaction.joinedEvents(of: viewer, in: window).map { event, left in
                SourcedMeeting(
                    source: event.source(for: viewer.id),
                    meeting: event.meeting(until: left, zone: zones.zone(event.plan.zone) ?? zone))
            }
        }
    }
}
