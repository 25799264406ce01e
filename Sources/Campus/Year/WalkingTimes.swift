/// How long it takes to walk between the buildings of a campus.
public struct WalkingTimes: Hashable, Sendable {
    public init() {}

    /// The longest walk of the table in seconds; 0 without a table.
    public var longest: Int64 { 0 }

    /// How long the walk from one place to another takes, in seconds.
    ///
    /// - Returns: nil when either is unknown, since an invented number helps nobody.
    public func walk(from: String?, to: String?) -> Int64? { nil }
}
