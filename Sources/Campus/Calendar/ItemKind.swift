/// What an agenda item is to a person.
public enum ItemKind: String, Hashable, Sendable, CaseIterable {
    case `class`, exam, event, personal, hydration

    /// What a source's entries can be; the others are found out or made.
    public static let ofSources: [ItemKind] = [.class, .event, .personal]

    /// A dated hour of a module: a class or its exam.
    public var isTaught: Bool { self == .class || self == .exam }
}

/// Whether an item takes place (RFC 5545 section 3.8.1.11).
public enum ItemStatus: String, Hashable, Sendable {
    case confirmed, tentative, cancelled
}
