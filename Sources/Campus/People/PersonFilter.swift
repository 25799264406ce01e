/// Which people are looked for.
package struct PersonFilter: Hashable, Sendable {
    /// Beginnings of words in handle and name; nil for all.
    package var text: String?
    package var role: Person.Role?
    /// Nil for both; others than operators find no suspended anyway.
    package var isSuspended: Bool?

    package init(text: String? = nil, role: Person.Role? = nil, isSuspended: Bool? = nil) {
        (self.text, self.role, self.isSuspended) = (text, role, isSuspended)
    }
}
