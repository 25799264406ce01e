import HTTPTypes
import ICalendar
import Markup

/// Which components and properties of a calendar are asked for (RFC 4791 sections 9.6.1 to 9.6.4).
struct ComponentWish: Sendable {
    private let name: String
    /// By name, whether without what they say; nil for all.
    private let properties: [String: Bool]?
    /// Nil for all.
    private let children: [String: ComponentWish]?

    /// - Parameter data: `calendar-data`; nil is made where it lists nothing.
    init?(in data: XMLTree) throws(DAVProblem) {
        guard let element = data.first(.calDAV("comp")) else { return nil }
        var budget = Self.most
        try self.init(element, &budget)
        guard name == "VCALENDAR" else {
            throw DAVProblem(.forbidden, .calDAV("supported-calendar-data"))
        }
    }

    /// Components and properties in all.
    private static let most = 500

    private init(_ element: XMLTree, _ budget: inout Int) throws(DAVProblem) {
        name = try Self.name(of: element, &budget)
        var properties: [String: Bool] = [:]
        for child in element.all(.calDAV("prop")) {
            properties[try Self.name(of: child, &budget)] = child[attribute: "novalue"] == "yes"
        }
        var children: [String: ComponentWish] = [:]
        for child in element.all(.calDAV("comp")) {
            let wish = try ComponentWish(child, &budget)
            children[wish.name] = wish
        }
        // Who lists no property has not limited them: RFC 4791 section 7.8.1 has the whole VTIMEZONE for a
        // `comp` with nothing inside, and a calendar without VERSION would be none.
        let listsProperties = !properties.isEmpty && element.first(.calDAV("allprop")) == nil
        self.properties = listsProperties ? properties : nil
        let isEmpty = properties.isEmpty && children.isEmpty
        let listsAll = element.first(.calDAV("allcomp")) != nil
        self.children = isEmpty || listsAll ? nil : children
    }

    private static func name(
        of element: XMLTree, _ budget: inout Int
    ) throws(DAVProblem) -> String {
        budget -= 1
        guard budget > 0, let name = element[attribute: "name"] else { throw .malformed }
        return name.uppercased()
    }

    /// What is asked for of a component.
    func part(of component: WrittenComponent) -> WrittenComponent {
        var part = component
        if let properties {
            part.lines = component.lines.compactMap { line in
                properties[line.name].map { $0 ? line.withoutValue : line }
            }
        }
        if let children {
            part.children = component.children.compactMap { child in
                children[child.name]?.part(of: child)
            }
        }
        return part
    }
}
