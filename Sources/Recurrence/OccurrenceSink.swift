/// Takes a rule's starts in order, and knows when enough is enough.
struct OccurrenceSink {
    /// Of the starts inside the window.
    private(set) var starts: [WallTime] = []
    private(set) var isCut = false
    private let lower: Int64
    /// Exclusive: the window's end, UNTIL and the end of time, whichever comes first.
    let upper: Int64
    private let first: Int64
    private var remaining: Int
    private let limit: Int

    /// - Parameters:
    ///   - first: starts before it are none.
    ///   - remaining: how many starts COUNT still allows.
    init(first: WallTime, window: Range<WallTime>, until: Int64, remaining: Int, limit: Int) {
        self.first = first.seconds
        lower = max(window.lowerBound, first).seconds
        upper = min(window.upperBound, .latest).seconds
            .clamped(below: until.addingClamped(1))
        self.remaining = remaining
        self.limit = limit
        if lower >= upper { self.remaining = 0 }
    }

    var isDone: Bool { remaining <= 0 }

    /// Where a rule without COUNT may begin to look.
    var beginning: Int64 { lower }

    /// How many starts COUNT still allows.
    var allowance: Int { remaining }

    /// Takes one start; answers whether more are wanted.
    mutating func take(_ start: Int64) -> Bool {
        guard start >= first else { return true }
        guard start < upper, remaining > 0 else {
            remaining = 0
            return false
        }
        remaining -= 1
        if start >= lower {
            guard starts.count < limit else {
                isCut = true
                remaining = 0
                return false
            }
            starts.append(WallTime(seconds: start))
        }
        return remaining > 0
    }

    /// Passes over starts that are all at or after the first and before the window.
    mutating func skip(_ count: Int) { remaining = max(0, remaining - count) }

    /// Whether a whole stretch of time up to `end` (exclusive) lies before the window, so that its
    /// starts need only be counted.
    func isBefore(from begin: Int64, to end: Int64) -> Bool { begin >= first && end <= lower }
}

extension Int64 {
    fileprivate func clamped(below bound: Int64) -> Int64 { Swift.min(self, bound) }
}
