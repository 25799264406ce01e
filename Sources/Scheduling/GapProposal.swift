package import Recurrence

extension Range<Instant> {
    /// When to meet in a gap: for so long from its beginning, or from a time that people say where there is
    /// room for it, as in a gap that begins now.
    ///
    /// - Parameter seconds: no more than the gap has.
    package func proposal(lasting seconds: Int64) -> Range<Instant> {
        let past = lowerBound.seconds % Self.step
        let round = lowerBound.adding(seconds: past == 0 ? 0 : Self.step - past)
        let start = round.adding(seconds: seconds) <= upperBound ? round : lowerBound
        return start..<start.adding(seconds: Swift.max(0, seconds))
    }

    /// Five minutes.
    private static var step: Int64 { 300 }
}
