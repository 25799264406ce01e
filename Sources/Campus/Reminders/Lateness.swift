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

    /// Of sorted values: the smallest that so many of a hundred do not exceed.
    private static func quantile(_ percent: Int, of values: [Int64]) -> Int64? {
        values.isEmpty ? nil : values[(values.count * percent + 99) / 100 - 1]
    }
}
