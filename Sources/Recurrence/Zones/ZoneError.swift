/// Why the bytes of a compiled time zone could not be used.
public enum ZoneError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes do not begin as a TZif file does.
    case notTZif
    /// The file ends before what its header announces.
    case cutShort
    /// The file counts leap seconds in its instants, as the `right/` files do.
    case leapSeconds
    /// A part of the file contradicts RFC 9636; the text says which.
    case malformed(String)

    public var description: String {
        switch self {
        case .notTZif: "this is not a compiled time zone (TZif)"
        case .cutShort: "the compiled time zone is cut short"
        case .leapSeconds: "the compiled time zone counts leap seconds, which calendars do not"
        case .malformed(let what): "the compiled time zone is malformed: \(what)"
        }
    }
}
