/// How much a feed may hold; one that holds more is refused, not cut.
package struct ScanLimits: Hashable, Sendable {
    /// Events, and calendars, and definitions of time zones, each.
    ///
    /// The default is 50,000.
    package var components = 50_000
    /// How deep components may lie inside one another.
    ///
    /// The default is 32.
    package var depth = 32
    /// The default is 20 MiB.
    package var bytes = 20 << 20

    package init() {}
}
