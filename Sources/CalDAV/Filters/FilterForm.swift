import HTTPTypes
import Markup

/// An element of a filter, held against the form that RFC 4791 has for it (section 9.7).
///
/// A filter that means nothing is refused by name: an empty answer would say that nothing was found.
struct FilterForm {
    private let element: XMLTree

    init(_ element: XMLTree) { self.element = element }

    /// In capitals.
    ///
    /// - Parameter budget: how many conditions may still come.
    /// - Throws: where there is none, and where there are too many conditions.
    func name(_ budget: inout Int) throws(DAVProblem) -> String {
        budget -= 1
        guard budget > 0, let name = element[attribute: "name"], !name.isEmpty else {
            throw .invalidFilter
        }
        return name.uppercased()
    }

    /// Whether there must be none: then nothing else can be wanted of it.
    func isMissing() throws(DAVProblem) -> Bool {
        guard try only("is-not-defined") != nil else { return false }
        guard element.children.count == 1 else { throw .invalidFilter }
        return true
    }

    /// The one child of a name; nil for none.
    ///
    /// - Throws: where there are several.
    func only(_ name: String) throws(DAVProblem) -> XMLTree? {
        let found = element.all(.calDAV(name))
        guard found.count <= 1 else { throw .invalidFilter }
        return found.first
    }

    /// - Throws: for another child: one of another place in a filter, or one that is not known.
    func allow(_ names: Set<String>) throws(DAVProblem) {
        let space = XMLName.calDAV("").namespace
        for child in element.children
        where child.name.namespace == space && !names.contains(child.name.local) {
            throw Self.known.contains(child.name.local) ? .invalidFilter : .unknownFilter(child)
        }
    }

    private static let known: Set = [
        "comp-filter", "prop-filter", "param-filter", "is-not-defined", "text-match", "time-range",
    ]
}

extension DAVProblem {
    /// Of a filter that none can be (RFC 4791 section 7.8).
    static let invalidFilter = DAVProblem(.forbidden, .calDAV("valid-filter"))

    /// Of a filter that has a meaning, and is not understood here.
    ///
    /// - Parameter element: which one, told without what is inside.
    static func unknownFilter(_ element: XMLTree) -> DAVProblem {
        let shallow = XMLTree(element.name, attributes: element.attributes)
        return DAVProblem(.forbidden, .calDAV("supported-filter", [shallow]))
    }
}
