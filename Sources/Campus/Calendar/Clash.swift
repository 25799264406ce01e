/// Why a person cannot be at two of their items.
public struct Clash: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// They are at the same time for so many seconds; 0 when one has no length.
        case overlap(Int64)
        /// The walk from one to the other takes longer than the gap between them; both in seconds.
        case tooFar(walk: Int64, gap: Int64)
    }

    public var other: ItemID
    public var reason: Reason

    public init(with other: ItemID, _ reason: Reason) {
        self.other = other
        self.reason = reason
    }
}
