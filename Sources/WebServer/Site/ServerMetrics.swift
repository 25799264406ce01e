import Campus
import HTTPTypes
import Locks
import Operations
import Reminding

/// What the server has counted since it began, for Prometheus.
final class ServerMetrics: Sendable {
    /// Never a path: that may be a secret, and there are any number of them.
    private struct Asked: Hashable {
        var method: String
        var route: String

        var labels: MetricsText.Labels { [("method", method), ("route", route)] }
    }

    private struct Answered {
        var statuses: [Int: Int] = [:]
        var times = Histogram(ServerMetrics.bounds)
    }

    /// Of how long an answer takes, in seconds.
    private static let bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
    private let answers = Locked<[Asked: Answered]>([:])

    /// Counts an answer.
    ///
    /// - Parameter route: as the router knows it; nil for a path that is none.
    func answered(
        _ method: HTTPRequest.Method, _ route: String?, by status: HTTPResponse.Status,
        in time: Duration
    ) {
        // Where no route is, anybody may have written the method.
        let asked = Asked(method: route == nil ? "-" : method.rawValue, route: route ?? "-")
        let seconds = time / .seconds(1)
        answers.withLock { answers in
            answers[asked, default: Answered()].statuses[status.code, default: 0] += 1
            answers[asked]?.times.add(seconds)
        }
    }

    /// All answers but those to whoever only looks whether the server is there.
    ///
    /// That another machine (a push service, a mail server) did not answer (502) is no failure of this one.
    var total: AnswerCount {
        answers.withLock { answers in
            answers.filter { !$0.key.route.hasSuffix("/health") }.values
                .reduce(into: AnswerCount()) { sum, answered in
                    for (status, count) in answered.statuses {
                        sum.answers += count
                        if status >= 500, status != 502 { sum.failures += count }
                    }
                }
        }
    }

    /// In Prometheus' text format.
    func text(of site: Site) -> String {
        let all = answers.withLock { $0 }
            .sorted { ($0.key.route, $0.key.method) < ($1.key.route, $1.key.method) }
        var text = MetricsText()
        text.begin("requests_total", type: "counter", help: "Requests answered.")
        for (asked, answered) in all {
            for (status, count) in answered.statuses.sorted(by: { $0.key < $1.key }) {
                text.sample(
                    "requests_total", "\(count)", of: asked.labels + [("status", "\(status)")])
            }
        }
        text.begin(
            "request_seconds", type: "histogram",
            help: "Seconds from a request's head until its answer's head.")
        for (asked, answered) in all {
            text.samples("request_seconds", answered.times, of: asked.labels)
        }
        text.add(
            "rate_limited_total", site.refusedCount,
            help: "Requests and tries that came too often.")
        let waiting = site.lanes.waiting
        let gauges = [
            ("connections", site.connections.count, "Connections that are open."),
            ("streams", site.streams.count, "Streams that are open."),
            ("hashing_waiting", site.hashing.waiting, "Passwords that wait to be hashed."),
            ("looks_waiting", waiting.looks, "Who waits to look something up."),
            ("acts_waiting", waiting.acts, "Who waits to write."),
        ]
        for (name, value, help) in gauges { text.add(name, value, type: "gauge", help: help) }
        return text.text
    }
}
