/// A meeting with the source that tells of it.
public struct SourcedMeeting: Sendable {
    public var source: Source
    public var meeting: Meeting
    /// Nil when nothing is known but its time.
    public var label: MeetingLabel?

    public init(source: Source, meeting: Meeting, label: MeetingLabel? = nil) {
        self.source = source
        self.meeting = meeting
        self.label = label
    }
}
