/// How long it takes to walk between the buildings of a campus.
public struct WalkingTimes: Hashable, Sendable {
    public init() {}

    /// How long the walk from one place to another takes, in seconds.
    ///
    /// - Returns: nil when either is unknown, since an invented number helps nobody.
    public func walk(from: String?, to: String?) -> Int64? { nil }
}
