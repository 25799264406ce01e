/// A meeting with the source that tells of it.
package struct SourcedMeeting: Sendable {
    package var source: Source
    package var meeting: Meeting
    /// Nil when nothing is known but its time.
    package var label: MeetingLabel?

    package init(source: Source, meeting: Meeting, label: MeetingLabel? = nil) {
        self.source = source
        self.meeting = meeting
        self.label = label
    }
}
