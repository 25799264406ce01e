/// Something that a source says and that could not be read, for as long as it says so.
package struct UnreadIssue: Hashable, Sendable {
    package var issue: Issue
    /// What was last read of the event stays in its place.
    package var isKept: Bool

    package init(_ issue: Issue, isKept: Bool) {
        self.issue = issue
        self.isKept = isKept
    }

    /// So many of a source are kept.
    package static let most = 100
}
