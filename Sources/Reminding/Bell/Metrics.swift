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
        var late = Histogram(Metrics.bounds)
    }

    /// Of how late reminders are, in seconds.
    private static let bounds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 300, 3_600]

    private let counts = Locked(Counts())

    package init() {}

    func count(_ change: (inout Counts) -> Void) { counts.withLock { change(&$0) } }

    func delivered(late milliseconds: Int64) {
        let seconds = Double(max(0, milliseconds)) / 1_000
        count { counts in
            counts.delivered += 1
            counts.late.add(seconds)
        }
    }

    /// In Prometheus' text format 0.0.4.
    package var text: String {
        let counts = counts.withLock { $0 }
        var text = MetricsText()
        text.add("due_total", counts.due, help: "Reminders found due.")
        text.add("delivered_total", counts.delivered, help: "Reminders delivered.")
        text.add("lapsed_total", counts.lapsed, help: "Reminders that were of no use any more.")
        text.add("failed_total", counts.failed, help: "Reminders that no channel took.")
        text.add("retries_total", counts.retried, help: "Attempts that are made again.")
        text.add("plans_total", counts.planned, help: "Plans made of one person.")
        text.add(
            "queue", counts.queue, type: "gauge",
            help: "Reminders on their way or waiting for room.")
        text.begin(
            "late_seconds", type: "histogram",
            help: "Seconds from when a reminder was to ring until it was delivered.")
        text.samples("late_seconds", counts.late)
        return text.text
    }
}
