/// What an agenda item is to a person.
public enum ItemKind: String, Hashable, Sendable, CaseIterable {
    case `class`, event, personal
}

/// Whether an item takes place (RFC 5545 section 3.8.1.11).
public enum ItemStatus: String, Hashable, Sendable {
    case confirmed, tentative, cancelled
}
