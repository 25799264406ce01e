/// Why a person cannot be at two of their items.
package struct Clash: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// They are at the same time for so many seconds; 0 when one has no length.
        case overlap(Int64)
        /// The walk from one to the other takes longer than the gap between them; both in seconds.
        case tooFar(walk: Int64, gap: Int64)
    }

    package var other: ItemID
    package var reason: Reason

    package init(with other: ItemID, _ reason: Reason) {
        self.other = other
        self.reason = reason
    }
}
