/// How much of a source may vanish in one import before that counts as an accident.
public struct RemovalLimits: Hashable, Sendable {
    /// More than this percentage of the meetings to come is too much.
    ///
    /// The default is 50. Losing all of them is too much at any percentage.
    public var share: Int
    /// The percentage counts only from this many meetings to come on.
    ///
    /// The default is 4.
    public var minimum: Int

    public init(share: Int = 50, minimum: Int = 4) {
        self.share = share
        self.minimum = minimum
    }

    /// Whether so many of so many meetings to come may go.
    public func allow(removing removed: Int, of total: Int) -> Bool {
        guard removed > 0 else { return true }
        return removed < total && (total < minimum || removed * 100 <= total * share)
    }
}
