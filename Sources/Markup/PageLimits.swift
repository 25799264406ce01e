package import Words

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

    package var message: Message {
        switch self {
        case .tooLarge(let limit): Message("refusal.page.large", ["size": .number(limit >> 20)])
        case .tooDeep(let limit): Message("refusal.page.deep", ["limit": .number(limit)])
        case .tooManyElements(let limit):
            Message("refusal.page.elements", ["limit": .number(limit)])
        case .tooManyAttributes(let limit):
            Message("refusal.page.attributes", ["limit": .number(limit)])
        case .empty: Message("refusal.page.empty")
        case .noLibxml2: Message("refusal.page.libxml2")
        }
    }

    package var description: String { Catalogue.english.text(message) }
}

/// How much a page may still cost, counted in elements looked at and places tried.
///
/// A selector that looks back along a hundred thousand siblings from each of them, or a text that
/// each of a thousand nested records holds again, would take hours; a real page does not come near.
final class Effort {
    private var left: Int

    init(_ steps: Int) { left = steps }

    var isSpent: Bool { left <= 0 }

    func exhaust() { left = 0 }

    /// Takes some of it; false when none is left.
    @inline(__always)
    func spend(_ steps: Int = 1) -> Bool {
        left -= steps
        return left > 0
    }
}
