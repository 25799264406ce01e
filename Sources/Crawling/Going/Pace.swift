/// Keeps requests to one host apart.
struct Pace {
    private var last: [String: ContinuousClock.Instant] = [:]

    /// Waits until so many seconds have gone by since the last request to the host ended.
    mutating func wait(for host: String, seconds: Double) async throws {
        guard seconds > 0, let last = last[host] else { return }
        let left = last + .milliseconds(Int64(seconds * 1_000)) - .now
        if left > .zero { try await Task.sleep(for: left) }
    }

    mutating func ended(_ host: String) { last[host] = .now }
}
