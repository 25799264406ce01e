/// Why some bytes are no calendar.
///
/// The description is one line that says what they look like.
public enum FeedError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    /// A web page, as login pages and error pages are.
    case webPage
    case notACalendar(startsWith: String)
    case nestedTooDeep(line: Int)
    case tooManyComponents(limit: Int)

    public var description: String {
        switch self {
        case .empty: "the file is empty"
        case .webPage:
            "that is a web page, not a calendar: perhaps one has to log in, or the address is wrong"
        case .notACalendar(let start) where start.isEmpty: "that is not a calendar"
        case .notACalendar(let start): "that is not a calendar; it begins with \"\(start)\""
        case .nestedTooDeep(let line): "line \(line) opens one component inside another too often"
        case .tooManyComponents(let limit):
            "it holds more than \(limit) events: ask the publisher for a shorter time"
        }
    }
}

/// Something in a calendar that could not be read as written; the rest was kept.
public struct FeedIssue: Hashable, Sendable {
    public enum Severity: Hashable, Sendable { case error, warning }

    public var severity: Severity
    public var uid: String?
    /// From 1.
    public var line: Int?
    public var message: String

    public init(
        _ severity: Severity, uid: String? = nil, line: Int? = nil, _ message: String
    ) {
        self.severity = severity
        self.uid = uid
        self.line = line
        self.message = message
    }
}
