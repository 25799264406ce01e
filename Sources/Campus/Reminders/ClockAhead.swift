package import Recurrence

/// What was planned and decided by a clock that was ahead.
package struct ClockAhead: Hashable, Sendable {
    /// How far ahead it was: what it showed when something was last decided by it.
    package var shown: Instant
    /// When it was noticed that it is earlier; nil while the bell has not looked since.
    package var noticed: Instant?

    package init(shown: Instant, noticed: Instant? = nil) {
        self.shown = shown
        self.noticed = noticed
    }
}
