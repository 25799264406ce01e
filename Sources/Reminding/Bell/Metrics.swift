import Locks

/// What the daemon has counted since it began, for Prometheus.
package final class Metrics: Sendable {
    struct Counts {
        var due = 0
        var delivered = 0
        var lapsed = 0
        var failed = 0
        var retried = 0
        var planned = 0
        var queue = 0
        var late = 0.0
        var buckets = [Int](repeating: 0, count: Metrics.bounds.count)
    }

    /// Upper bounds of the histogram of lateness, in seconds.
    static let bounds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 300, 3_600]

    private let counts = Locked(Counts())

    package init() {}

    func count(_ change: (inout Counts) -> Void) { counts.withLock { change(&$0) } }

    func delivered(late milliseconds: Int64) {
        let seconds = Double(max(0, milliseconds)) / 1_000
        count { counts in
            counts.delivered += 1
            counts.late += seconds
            for (index, bound) in Self.bounds.enumerated() where seconds <= bound {
                counts.buckets[index] += 1
            }
        }
    }

    /// In Prometheus' text format 0.0.4.
    package var text: String {
        let counts = counts.withLock { $0 }
        var text = ""
        func add(_ name: String, _ type: String, _ help: String, _ value: Int) {
            text += "# HELP belltower_\(name) \(help)\n# TYPE belltower_\(name) \(type)\n"
            text += "belltower_\(name) \(value)\n"
        }
        add("due_total", "counter", "Reminders found due.", counts.due)
        add("delivered_total", "counter", "Reminders delivered.", counts.delivered)
        add("lapsed_total", "counter", "Reminders that were of no use any more.", counts.lapsed)
        add("failed_total", "counter", "Reminders that no channel took.", counts.failed)
        add("retries_total", "counter", "Attempts that are made again.", counts.retried)
        add("plans_total", "counter", "Plans made of one person.", counts.planned)
        add("queue", "gauge", "Reminders on their way or waiting for room.", counts.queue)
        let name = "belltower_late_seconds"
        text += "# HELP \(name) Seconds from when a reminder was to ring until it was delivered.\n"
        text += "# TYPE \(name) histogram\n"
        for (bound, count) in zip(Self.bounds, counts.buckets) {
            text += "\(name)_bucket{le=\"\(bound)\"} \(count)\n"
        }
        text += "\(name)_bucket{le=\"+Inf\"} \(counts.delivered)\n"
        text += "\(name)_sum \(counts.late)\n\(name)_count \(counts.delivered)\n"
        return text
    }
}
