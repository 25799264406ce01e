/// Keeps requests to one host apart.
struct Pace {
    private var last: [String: ContinuousClock.Instant] = [:]

    /// Seconds that are left until a host may be asked again: none before it was asked for a page.
    ///
    /// - Parameter seconds: between the end of a request and the next one.
    func left(for host: String, seconds: Double) -> Double {
        guard seconds > 0, let last = last[host] else { return 0 }
        let left = last + .milliseconds(Int64(seconds * 1_000)) - .now
        return max(0, Double(left.components.seconds) + Double(left.components.attoseconds) / 1e18)
    }

    mutating func ended(_ host: String) { last[host] = .now }
}

/// How long a crawl waits for hosts that want to be asked slowly (robots.txt's Crawl-delay), in
/// seconds.
///
/// What would take longer is put off: it goes on another time with what it has.
package struct Patience: Sendable {
    /// Before one page.
    package var page = 60.0
    /// In all.
    package var crawl = 600.0

    package init() {}
}
