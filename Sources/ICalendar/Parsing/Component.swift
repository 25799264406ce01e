/// A calendar component: a name, properties, and components inside (RFC 5545 section 3.6).
package struct Component: Hashable, Sendable {
    /// In capitals, such as `VEVENT`.
    package var name: String
    /// In the file's order.
    package var properties: [Property]
    package var children: [Component]
    /// The number of the BEGIN line, from 1; 0 for one that comes from no file.
    ///
    /// Components that differ in nothing else are equal.
    package var line: Int
    /// The names of properties of which something that matters could not be read.
    package var lost: Set<String> = []

    package init(
        _ name: String, _ properties: [Property] = [], children: [Component] = [], line: Int = 0
    ) {
        self.name = name
        self.properties = properties
        self.children = children
        self.line = line
    }

    /// The first property of that name, which is in capitals.
    package func first(_ name: String) -> Property? { properties.first { $0.name == name } }

    /// All properties of that name, which is in capitals.
    package func all(_ name: String) -> [Property] { properties.filter { $0.name == name } }

    package static func == (left: Component, right: Component) -> Bool {
        left.name == right.name && left.properties == right.properties
            && left.children == right.children
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(properties)
        hasher.combine(children)
    }
}
