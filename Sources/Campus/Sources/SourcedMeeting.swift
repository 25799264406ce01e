/// A meeting with the source that tells of it.
package final class SourcedMeeting: Sendable {
    package let source: Source
    package let meeting: Meeting
    /// Nil when nothing is known but its time.
    package let label: MeetingLabel?

    package init(source: Source, meeting: Meeting, label: MeetingLabel? = nil) {
        self.source = source
        self.meeting = meeting
        self.label = label
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
