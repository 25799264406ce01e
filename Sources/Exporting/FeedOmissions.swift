package import Campus
package import Recurrence

/// What of some meetings is not to be written, because another meeting tells it too.
package struct FeedOmissions: Sendable {
    /// Left out whole.
    package var meetings: Set<MeetingID>
    /// By the start that each occurrence has in its series; written as EXDATE.
    package var occurrences: [MeetingID: Set<WallTime>]

    package init(meetings: Set<MeetingID> = [], occurrences: [MeetingID: Set<WallTime>] = [:]) {
        self.meetings = meetings
        self.occurrences = occurrences
    }
}
