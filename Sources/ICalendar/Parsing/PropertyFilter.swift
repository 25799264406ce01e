/// Which properties of a component are to be read; the others cost hardly anything.
package struct PropertyFilter: Sendable {
    private let keys: Set<PropertyKey>
    /// Whether components inside, such as VALARM, are read too.
    ///
    /// The default is false.
    package let includesChildren: Bool

    /// - Parameters:
    ///   - names: of properties, in capitals.
    ///   - includesChildren: whether components inside are read, with the same names.
    package init(_ names: [String], includesChildren: Bool = false) {
        keys = Set(names.map { PropertyKey($0) })
        self.includesChildren = includesChildren
    }

    func contains(_ key: PropertyKey) -> Bool { keys.contains(key) }
}
