import CLibxml2

/// Which elements are meant: CSS, or XPath where it begins with `/`, `./`, `../` or `(`.
///
/// Both are relative to an element: CSS finds what is inside it (`> td` directly, `+ tr` behind it);
/// XPath is written with a dot, `./tr`, since `//tr` means the whole page.
package final class Selector: Sendable {
    package let text: String
    let way: Way

    enum Way: Sendable {
        case css([ComplexSelector])
        case path(CompiledPath)
    }

    /// Compiles a selector, once for all pages.
    ///
    /// - Throws: `SelectorError`, for an XPath that does not select nodes too.
    package init(_ text: String) throws(SelectorError) {
        self.text = text
        if ["/", "./", "../", "("].contains(where: { text.hasPrefix($0) }) {
            way = .path(try CompiledPath(text))
        } else {
            var parser = SelectorParser(text)
            way = .css(try parser.parse())
        }
    }

    /// How many parts stand one behind the other, as `table > tr` has two; 1 for XPath.
    package var partCount: Int {
        if case .css(let list) = way { list.map(\.steps.count).max() ?? 1 } else { 1 }
    }

    /// The longest beginning of a CSS selector that still finds something, for telling what changed.
    package func longestPart(found root: Element) -> (text: String, element: Element)? {
        guard case .css(let list) = way else { return nil }
        for selector in list {
            for count in stride(from: selector.steps.count - 1, to: 0, by: -1) {
                let part = selector.prefix(count)
                if let found = root.first(matching: [part]) { return (part.text, found) }
            }
        }
        return nil
    }
}

/// Why a selector cannot be used.
package struct SelectorError: Error, Hashable, Sendable, CustomStringConvertible {
    package let selector: String
    /// How many characters of the selector stand before what is wrong.
    package let offset: Int
    package let message: String

    init(_ selector: String, at offset: Int, _ message: String) {
        self.selector = selector
        self.offset = offset
        self.message = message
    }

    package var description: String { "selector `\(selector)`: \(message)" }
}

extension Element {
    /// What a selector finds from here, in the order of the document.
    package func all(_ selector: Selector) -> [Element] {
        switch selector.way {
        case .css(let list):
            Finder(list, in: node, tree.effort).all().map { Element(tree: tree, node: $0) }
        case .path(let path): path.find(from: self)
        }
    }

    /// The first that a selector finds from here.
    package func first(_ selector: Selector) -> Element? {
        switch selector.way {
        case .css(let list): first(matching: list)
        case .path(let path): path.find(from: self).first
        }
    }

    func first(matching list: [ComplexSelector]) -> Element? {
        Finder(list, in: node, tree.effort).first().map { Element(tree: tree, node: $0) }
    }
}
