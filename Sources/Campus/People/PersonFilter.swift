/// Which people are looked for.
package struct PersonFilter: Hashable, Sendable {
    /// Beginnings of words in handle and name; nil for all.
    package var text: String?
    package var role: Person.Role?
    /// Nil for both; others than operators find no suspended anyway.
    package var isSuspended: Bool?
    /// Whether operators may find somebody by a whole address in place of such beginnings.
    package var takesAddress: Bool

    package init(
        text: String? = nil, role: Person.Role? = nil, isSuspended: Bool? = nil,
        takesAddress: Bool = false
    ) {
        (self.text, self.role, self.isSuspended) = (text, role, isSuspended)
        self.takesAddress = takesAddress
    }
}
