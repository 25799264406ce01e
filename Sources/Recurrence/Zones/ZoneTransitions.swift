/// The arrays of a `Zone` while they are being filled.
struct ZoneTransitions {
    private(set) var instants: [Int64] = []
    private(set) var walls: [Int64] = []
    private(set) var offsets: [Int32]
    private(set) var kindIndices: [UInt16] = [0]
    private(set) var kinds: [ZoneOffset]
    private(set) var ruleFrom = Int64.max
    private(set) var ruleWallFrom = Int64.max

    /// Rules are worked out in advance to this year; later ones are computed when asked for.
    private static let lastTabledYear = 2_100

    init(initial: ZoneOffset) {
        kinds = [initial]
        offsets = [Int32(truncatingIfNeeded: initial.seconds)]
    }

    /// Adds a change that is not before those already there.
    mutating func append(_ instant: Int64, _ after: ZoneOffset) {
        if instants.last == instant {
            instants.removeLast()
            walls.removeLast()
            offsets.removeLast()
            kindIndices.removeLast()
        }
        let before = kinds[Int(kindIndices[kindIndices.count - 1])]
        guard before != after else { return }
        let wall = instant &+ Int64(max(before.seconds, after.seconds))
        instants.append(instant)
        walls.append(max(wall, walls.last ?? .min))
        offsets.append(Int32(truncatingIfNeeded: after.seconds))
        kindIndices.append(index(of: after))
    }

    /// Adds what the rule makes of the years between the last change and the tabled ones.
    ///
    /// Without a recorded change the rule holds for all time (RFC 9636 section 3.3).
    mutating func extend(by rule: PosixRule) {
        guard rule.daylight != nil else { return }
        let start = instants.last ?? WallTime.earliest.seconds
        let firstYear = WallTime(seconds: start).clamped.date.year
        let lastYear = max(Self.lastTabledYear, firstYear)
        // A change at the turn of the year may be undone by one of the next year.
        let end = WallTime(CivilDate(uncheckedYear: lastYear + 1, month: 1, day: 1)).seconds
        for year in firstYear...lastYear {
            for (seconds, after) in rule.changes(inYear: year)
            where seconds > start && seconds >= (instants.last ?? .min) && seconds < end {
                append(seconds, after)
            }
        }
        ruleFrom = instants.last ?? start
        ruleWallFrom = walls.last ?? start
    }

    private mutating func index(of kind: ZoneOffset) -> UInt16 {
        if let known = kinds.firstIndex(of: kind) { return UInt16(truncatingIfNeeded: known) }
        kinds.append(kind)
        return UInt16(truncatingIfNeeded: kinds.count - 1)
    }
}
