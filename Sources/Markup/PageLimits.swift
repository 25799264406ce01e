/// How far one page may go.
package struct PageLimits: Sendable {
    /// The default is 5 MiB.
    package var bytes = 5 << 20
    /// Elements inside each other; the default is 1,000.
    ///
    /// Old pages with unclosed tags reach hundreds. Beyond it libxml2's repairs take a time that
    /// grows with the square of the page.
    package var depth = 1_000
    /// Elements in all; the default is 500,000.
    package var elements = 500_000
    /// Attributes of one tag; the default is 500.
    ///
    /// libxml2's reading of a tag takes a time that grows with their square.
    package var attributes = 500
    /// Elements looked at by selectors, and places tried by regular expressions; the default is
    /// 100 million, about a second.
    package var steps = 100_000_000

    package init() {}
}

/// Why bytes are not read as a page.
package enum PageError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case tooManyElements(limit: Int)
    case tooManyAttributes(limit: Int)
    /// Nothing in it could be an element.
    case empty
    case noLibxml2

    package var description: String {
        switch self {
        case .tooLarge(let limit): "the page has over \(limit >> 20) MiB: check that it is one"
        case .tooDeep(let limit): "the page nests elements over \(limit) deep: check that it is one"
        case .tooManyElements(let limit):
            "the page has over \(limit) elements: check that it is one"
        case .tooManyAttributes(let limit):
            "a tag of the page has over \(limit) attributes: check that it is one"
        case .empty: "the page is empty: save it anew, or check its address"
        case .noLibxml2: "libxml2 is missing: install libxml2"
        }
    }
}
