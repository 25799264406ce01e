package import Words

/// Why some bytes are no calendar.
///
/// The description is one line that says what they look like.
package enum FeedError: Error, Hashable, Sendable, CustomStringConvertible {
    case empty
    /// A web page, as login pages and error pages are.
    case webPage
    /// Some other known kind of file: the key of what it is called, `feed.kind.pdf`.
    case otherFile(String)
    /// The beginning has only printable characters, 40 at most.
    case notACalendar(startsWith: String)
    case lostLineBreaks
    case tooLarge(limit: Int)
    case nestedTooDeep(line: Int)
    case tooManyComponents(limit: Int)
    case noLibical
    /// So many events, of which not one could be read.
    case noReadableEvent(Int)

    package var message: Message {
        switch self {
        case .empty: Message("refusal.feed.empty")
        case .noLibical: Message("refusal.feed.libical")
        case .webPage: Message("refusal.feed.webPage")
        case .noReadableEvent(let count):
            Message("refusal.feed.events", ["count": .number(count)])
        case .otherFile(let kind):
            Message("refusal.feed.otherFile", ["kind": .message(Message(kind))])
        case .notACalendar(let start) where start.isEmpty: Message("refusal.feed.noCalendar")
        case .notACalendar(let start):
            Message("refusal.feed.noCalendar.start", ["start": .text(start)])
        case .lostLineBreaks: Message("refusal.feed.lineBreaks")
        case .tooLarge(let limit): Message("refusal.feed.large", ["limit": .number(limit)])
        case .nestedTooDeep(let line): Message("refusal.feed.deep", ["line": .number(line)])
        case .tooManyComponents(let limit):
            Message("refusal.feed.many", ["limit": .number(limit)])
        }
    }

    package var description: String { Catalogue.english.text(message) }
}
