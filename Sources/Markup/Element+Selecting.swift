import CLibxml2

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
