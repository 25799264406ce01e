package import Words

/// How punctual the bell was over some time.
package struct Lateness: Hashable, Sendable {
    package var delivered: Int
    /// In thousandths of a second, as the two below; nil when nothing was delivered.
    package var median: Int64?
    package var ninetyNinth: Int64?
    package var worst: Int64?
    /// Attempts that were not a reminder's first.
    package var retries: Int
    package var lapsed: Int
    package var failed: Int

    package init(
        delivered: Int = 0, median: Int64? = nil, ninetyNinth: Int64? = nil, worst: Int64? = nil,
        retries: Int = 0, lapsed: Int = 0, failed: Int = 0
    ) {
        self.delivered = delivered
        self.median = median
        self.ninetyNinth = ninetyNinth
        self.worst = worst
        self.retries = retries
        self.lapsed = lapsed
        self.failed = failed
    }

    /// - Parameter late: of each delivery, in thousandths of a second, in any order.
    package init(of late: [Int64], retries: Int = 0, lapsed: Int = 0, failed: Int = 0) {
        let late = late.sorted()
        self.init(
            delivered: late.count, median: Self.quantile(50, of: late),
            ninetyNinth: Self.quantile(99, of: late), worst: late.last, retries: retries,
            lapsed: lapsed, failed: failed)
    }

    /// - Parameter counts: how many deliveries were late by so many thousandths of a second.
    package init(counting counts: [Int64: Int]) {
        let sorted = counts.sorted { $0.key < $1.key }
        let all = sorted.reduce(0) { $0 + $1.value }
        func quantile(_ percent: Int) -> Int64? {
            var rest = (all * percent + 99) / 100
            return sorted.first { late in
                rest -= late.value
                return rest <= 0
            }?.key
        }
        self.init(
            delivered: all, median: quantile(50), ninetyNinth: quantile(99), worst: sorted.last?.key
        )
    }

    /// Of sorted values: the smallest that so many of a hundred do not exceed.
    private static func quantile(_ percent: Int, of values: [Int64]) -> Int64? {
        values.isEmpty ? nil : values[(values.count * percent + 99) / 100 - 1]
    }
}

extension Lateness {
    /// `late: median 0.02 s, 99 of 100 within 0.10 s, worst 12 min`; nil when nothing was delivered.
    package func figures(in words: Catalogue) -> String? {
        guard let median, let ninetyNinth, let worst else { return nil }
        return words(
            "reminder.figures",
            [
                "median": .text(Self.text(median)), "most": .text(Self.text(ninetyNinth)),
                "worst": .text(Self.text(worst)),
            ])
    }

    /// `0.02 s`, `12 min`.
    package static func text(_ milliseconds: Int64) -> String {
        switch milliseconds {
        case ..<10_000:
            let hundredths = max(0, milliseconds) / 10
            let rest = hundredths % 100
            return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
        case ..<120_000: return "\(milliseconds / 1_000) s"
        case ..<7_200_000: return "\(milliseconds / 60_000) min"
        default: return "\(milliseconds / 3_600_000) h"
        }
    }
}
