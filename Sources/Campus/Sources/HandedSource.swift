/// A source that goes on with somebody else.
package struct HandedSource: Hashable, Sendable {
    /// As it is called now.
    package var name: String
    /// Who keeps it.
    package var heir: Handle

    package init(name: String, heir: Handle) {
        self.name = name
        self.heir = heir
    }
}
