/// Something in a calendar that could not be read as written; the rest was kept.
package struct FeedIssue: Hashable, Sendable {
    package enum Severity: Hashable, Sendable {
        /// Something that the calendar says was lost.
        case error
        /// Odd, but what was meant is known well enough.
        case warning
    }

    package var severity: Severity
    /// Of the component that it is about.
    package var uid: String?
    /// In the file as it came, from 1.
    package var line: Int?
    /// One line, for people.
    package var message: String
    /// The name of the property of which a value could not be read; nil where that is not what it says.
    package var unreadable: String?

    package init(_ severity: Severity, uid: String? = nil, line: Int? = nil, _ message: String) {
        self.severity = severity
        self.uid = uid
        self.line = line
        self.message = message
    }
}

/// A list of issues that a hostile file cannot make long.
struct IssueList {
    private(set) var issues: [FeedIssue] = []
    /// How many did not fit.
    private(set) var dropped = 0
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// - Parameter unreadable: the name of the property of which a value could not be read.
    mutating func add(
        _ severity: FeedIssue.Severity, line: Int?, unreadable: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        guard issues.count < limit else {
            dropped += 1
            return
        }
        var issue = FeedIssue(severity, line: line, message())
        issue.unreadable = unreadable
        issues.append(issue)
    }

    /// All of them, with a last word on those that did not fit.
    var closed: [FeedIssue] {
        guard dropped > 0 else { return issues }
        return issues + [FeedIssue(.warning, "and \(dropped) more of the kind")]
    }
}
