/// Something a person did to their own entries, that can be taken back.
public struct PersonalAct: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case add, edit, delete
    }

    public var kind: Kind
    /// What it was done to, as a person knows it.
    public var summary: String

    public init(_ kind: Kind, summary: String) {
        self.kind = kind
        self.summary = summary
    }
}
