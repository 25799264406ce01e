import Glibc

/// The processor time of the thread that asks: what a test measures where others run beside it.
package enum ThreadTime {
    /// Seconds that some work took of this thread's time; waiting costs nothing.
    package static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = now
        try work()
        return now - start
    }

    /// How many times as long as on a quiet machine work takes here and now; 1 at least.
    ///
    /// A processor that others share takes three times as long for the same: what a test allows is so many
    /// times of it.
    package static var slowness: Double { max(1, seconds(yardstick) / quiet) }

    /// Seconds of the yardstick in a debug build, on two cores of 2.5 GHz with nothing beside it.
    private static let quiet = 0.04

    private static func yardstick() {
        var texts: [Substring: Int] = [:]
        for number in 0..<100_000 { texts["\(number &* 7_919)".suffix(4), default: 0] += number }
        precondition(texts.count > 1_000)
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
