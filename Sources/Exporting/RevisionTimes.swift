package import Campus
package import Recurrence

/// When what is written was last altered, where its source does not say (DTSTAMP, LAST-MODIFIED).
///
/// Never now: the same calendar written twice is the same bytes, and a program that compares copies
/// (RFC 5546 section 2.1.5) does not take the second for news.
package struct RevisionTimes: Sendable {
    /// By source id: its last import that altered anything, the last act on one's own entries.
    package var sources: [SourceID: Instant]
    /// Of events; their source stands for a community.
    package var events: [MeetingID: Instant]

    package init(sources: [SourceID: Instant] = [:], events: [MeetingID: Instant] = [:]) {
        self.sources = sources
        self.events = events
    }

    func time(of entry: MeetingEntry, in sourced: SourcedMeeting) -> Instant {
        entry.revised.at ?? sourced.meeting.id.flatMap { events[$0] }
            ?? sources[sourced.source.id] ?? sourced.source.created
    }
}
