/// Why some bytes are no calendar.
///
/// The description is one line that says what they look like.
package enum FeedError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    /// A web page, as login pages and error pages are.
    case webPage
    /// Some other known kind of file, such as "a PDF document".
    case otherFile(String)
    /// The beginning has only printable characters, 40 at most.
    case notACalendar(startsWith: String)
    case lostLineBreaks
    case tooLarge(limit: Int)
    case nestedTooDeep(line: Int)
    case tooManyComponents(limit: Int)
    case noLibical

    package var description: String {
        switch self {
        case .empty: "the file is empty"
        case .noLibical: "libical is missing: install libical3"
        case .webPage:
            "that is an HTML page, perhaps a login page, not a calendar: check the address"
        case .otherFile(let kind): "that is \(kind), not a calendar"
        case .notACalendar(let start) where start.isEmpty: "that is not a calendar"
        case .notACalendar(let start): "that is not a calendar: it begins with \"\(start)\""
        case .lostLineBreaks: "the calendar has lost its line breaks and cannot be put right"
        case .tooLarge(let limit): "it is larger than \(limit) bytes"
        case .nestedTooDeep(let line): "line \(line) opens one component too many inside another"
        case .tooManyComponents(let limit):
            "it holds more than \(limit) events, or calendars, or time zones, and no more are read: "
                + "ask the publisher for a shorter time"
        }
    }
}
