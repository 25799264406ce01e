package import Recurrence

/// That somebody wants to be erased, and when that is done: until then they may think better of it.
package struct Departure: Hashable, Sendable {
    package var asked: Instant
    package var due: Instant
    /// Whether what they wrote for others stays, without their name.
    package var keepsContributions: Bool

    package init(asked: Instant, due: Instant, keepsContributions: Bool) {
        self.asked = asked
        self.due = due
        self.keepsContributions = keepsContributions
    }
}
