/// Numbers in Prometheus' text format 0.0.4.
package struct MetricsText: Sendable {
    /// What a number is of: `route="/api/v1/agenda"`; in order.
    package typealias Labels = [(name: String, value: String)]

    package private(set) var text = ""

    package init() {}

    /// One number.
    package mutating func add(
        _ name: String, _ value: Int, type: String = "counter", help: String
    ) {
        begin(name, type: type, help: help)
        sample(name, "\(value)")
    }

    /// What is told before the samples of a name.
    package mutating func begin(_ name: String, type: String, help: String) {
        text += "# HELP belltower_\(name) \(help)\n# TYPE belltower_\(name) \(type)\n"
    }

    package mutating func sample(_ name: String, _ value: String, of labels: Labels = []) {
        text += "belltower_\(name)\(Self.braced(labels)) \(value)\n"
    }

    /// One series of a histogram, which was begun.
    package mutating func samples(_ name: String, _ histogram: Histogram, of labels: Labels = []) {
        for (bound, count) in zip(histogram.bounds, histogram.counts) {
            sample("\(name)_bucket", "\(count)", of: labels + [("le", "\(bound)")])
        }
        sample("\(name)_bucket", "\(histogram.count)", of: labels + [("le", "+Inf")])
        sample("\(name)_sum", "\(histogram.sum)", of: labels)
        sample("\(name)_count", "\(histogram.count)", of: labels)
    }

    private static func braced(_ labels: Labels) -> String {
        guard !labels.isEmpty else { return "" }
        let pairs = labels.map { label in
            let value = label.value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                .replacing("\n", with: "\\n")
            return "\(label.name)=\"\(value)\""
        }
        return "{\(pairs.joined(separator: ","))}"
    }
}

/// How many took how long, in seconds.
package struct Histogram: Sendable {
    /// Upper ones.
    let bounds: [Double]
    /// How many took no longer than each bound.
    private(set) var counts: [Int]
    private(set) var count = 0
    private(set) var sum = 0.0

    package init(_ bounds: [Double]) {
        self.bounds = bounds
        counts = [Int](repeating: 0, count: bounds.count)
    }

    package mutating func add(_ seconds: Double) {
        count += 1
        sum += seconds
        for (index, bound) in bounds.enumerated() where seconds <= bound { counts[index] += 1 }
    }
}
