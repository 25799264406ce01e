public import Campus
public import Recurrence

/// What of some meetings is not to be written, because another meeting tells it too.
public struct FeedOmissions: Sendable {
    /// Left out whole.
    public var meetings: Set<MeetingID>
    /// By the start that each occurrence has in its series; written as EXDATE.
    public var occurrences: [MeetingID: Set<WallTime>]

    public init(meetings: Set<MeetingID> = [], occurrences: [MeetingID: Set<WallTime>] = [:]) {
        self.meetings = meetings
        self.occurrences = occurrences
    }
}
