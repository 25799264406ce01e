import Glibc

/// The processor time of the thread that asks: what a test measures where others run beside it.
package enum ThreadTime {
    /// Seconds that some work took of this thread's time; waiting costs nothing.
    package static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = now
        try work()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
