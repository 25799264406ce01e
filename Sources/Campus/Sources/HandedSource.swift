/// A source that goes on with somebody else.
public struct HandedSource: Hashable, Sendable {
    /// As it is called now.
    public var name: String
    /// Who keeps it.
    public var heir: Handle

    public init(name: String, heir: Handle) {
        self.name = name
        self.heir = heir
    }
}
