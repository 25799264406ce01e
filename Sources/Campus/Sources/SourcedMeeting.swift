package import Recurrence
package import Synchronization

/// A meeting with the source that tells of it.
package final class SourcedMeeting: Sendable {
    package let source: Source
    package let meeting: Meeting
    /// Nil when nothing is known but its time.
    package let label: MeetingLabel?

    /// What it is in some window, where many ask for the same: a lecture is worked out once, and not
    /// once for each of four hundred students.
    package let expanded = Mutex<ExpandedMeeting?>(nil)
    /// Its titles as they are compared, likewise.
    package let titles = Mutex<[String]?>(nil)

    package init(source: Source, meeting: Meeting, label: MeetingLabel? = nil) {
        self.source = source
        self.meeting = meeting
        self.label = label
    }
}

/// The items of a meeting in a window.
package struct ExpandedMeeting: Sendable {
    package var window: Range<Instant>
    package var limit: Int
    /// Of the meeting's start.
    package var zone: Zone
    package var items: [AgendaItem]
    /// How many times were walked to for it.
    package var work: Int

    package init(
        window: Range<Instant>, limit: Int, zone: Zone, items: [AgendaItem], work: Int
    ) {
        self.window = window
        self.limit = limit
        self.zone = zone
        self.items = items
        self.work = work
    }
}

extension SourcedMeeting {
    /// The same as an event of a community: under the event's number, by the community's name.
    package func asEvent(_ event: Event) -> SourcedMeeting {
        var (source, meeting) = (source, meeting)
        source.name = event.community ?? source.name
        meeting.id = .event(event.id)
        return SourcedMeeting(source: source, meeting: meeting, label: label)
    }

    /// The same with those of its modules first that are among some.
    package func naming(_ codes: Set<ModuleCode>) -> SourcedMeeting {
        guard var label, label.codes.count > 1 else { return self }
        label.codes = label.codes.filter(codes.contains) + label.codes.filter { !codes.contains($0) }
        return SourcedMeeting(source: source, meeting: meeting, label: label)
    }
}
