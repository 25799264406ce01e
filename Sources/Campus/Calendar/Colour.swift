/// A colour that a person gives to an item: one of eight names.
///
/// Names, not numbers, so that a terminal, a phone and a calendar program each show one that they
/// can be told apart in; the names are CSS's (RFC 7986 section 5.9, COLOR).
public enum Colour: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, teal, blue, purple, grey
}
