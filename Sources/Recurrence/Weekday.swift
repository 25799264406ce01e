/// A day of the week, in ISO 8601's order.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// The two letters RFC 5545 section 3.3.10 gives the day: `MO` to `SU`.
    public var code: String { Self.codes[rawValue] }

    /// The day with these two letters, in either case; nil for anything else.
    public init?(code: some StringProtocol) {
        guard let index = Self.codes.firstIndex(of: code.uppercased()) else { return nil }
        self.init(rawValue: index)
    }

    private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
