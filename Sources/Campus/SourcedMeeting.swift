/// A meeting with the source that tells of it.
public struct SourcedMeeting: Sendable {
    public var source: Source
    public var meeting: Meeting

    public init(source: Source, meeting: Meeting) {
        self.source = source
        self.meeting = meeting
    }
}
