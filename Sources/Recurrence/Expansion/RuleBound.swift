/// Where UNTIL ends a rule, as wall times of the start's zone.
struct RuleBound: Sendable {
    /// The last wall second that may be an occurrence.
    var last = WallTime.latest.seconds - 1
    /// Wall seconds up to `last` that are after UNTIL all the same.
    ///
    /// They are the part of a gap that the clocks skip, when UNTIL falls just after the change:
    /// such times are read with the offset before the gap and so come later than UNTIL.
    var hole: ClosedRange<Int64>?

    /// - Parameters:
    ///   - until: The rule part; nil for a rule without one.
    ///   - zone: The start's zone, in which an UNTIL in UTC is found; nil for floating time,
    ///     which is compared digit by digit, as dates are.
    init(_ until: RecurrenceRule.Until?, zone: Zone?) {
        switch until {
        case nil: break
        case .date(let date): last = min(last, WallTime(date).seconds)
        case .local(let wall): last = min(last, wall.seconds)
        case .utc(let instant): read(instant, zone)
        }
    }

    private mutating func read(_ until: Instant, _ zone: Zone?) {
        guard let zone else {
            last = min(last, until.seconds)
            return
        }
        let span = zone.span(at: until.seconds)
        last = min(last, until.seconds &+ span.offset)
        guard span.from > .min else { return }
        let before = zone.span(at: span.from - 1).offset
        let foldEnd = span.from &+ before
        if foldEnd > last, before > span.offset {
            // The whole repeated hour is read as its first pass, which is over by now.
            last = min(WallTime.latest.seconds - 1, foldEnd - 1)
        }
        let gapEnd = span.from &+ span.offset
        let firstTooLate = until.seconds &+ before &+ 1
        if before < span.offset, firstTooLate < gapEnd { hole = firstTooLate...gapEnd - 1 }
    }

    func contains(_ wall: Int64) -> Bool { wall <= last && hole?.contains(wall) != true }
}
