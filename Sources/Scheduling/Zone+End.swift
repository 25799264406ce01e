import Recurrence

extension Zone {
    /// The instant at which the wall clock has gone on for so many seconds since a start; not before that.
    ///
    /// A start that the clock passes over is as much later, and what it begins ends as much later too.
    ///
    /// - Parameter begin: the start's instant.
    func instant(_ seconds: Int64, after start: WallTime, at begin: Instant) -> Instant {
        let end = instant(of: start.adding(seconds: seconds))
        // Mostly no clock is changed meanwhile.
        guard end - begin != seconds else { return end }
        return max(begin, instant(of: wall(at: begin).adding(seconds: seconds)))
    }
}
