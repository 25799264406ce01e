/// Tells which of ascending times an EXDATE takes away.
struct ExclusionScan {
    /// From and up to but not including, in order of beginning.
    private let ranges: [(from: Int64, to: Int64)]
    private var index = 0

    init(_ exclusions: [Exclusion], isDate: Bool) {
        guard !exclusions.isEmpty else {
            ranges = []
            return
        }
        var ranges: [(from: Int64, to: Int64)] = []
        ranges.reserveCapacity(exclusions.count)
        var isSorted = true
        for exclusion in exclusions {
            let range: (from: Int64, to: Int64)
            switch exclusion {
            case .moment(let wall) where !isDate: range = (wall.seconds, wall.seconds &+ 1)
            case .moment(let wall): range = Self.day(wall.date)
            case .day(let date): range = Self.day(date)
            }
            if let last = ranges.last, last.from > range.from { isSorted = false }
            ranges.append(range)
        }
        self.ranges = isSorted ? ranges : ranges.sorted { $0.from < $1.from }
    }

    private static func day(_ date: CivilDate) -> (from: Int64, to: Int64) {
        let midnight = WallTime(date).seconds
        return (midnight, midnight + 86_400)
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// Where the exclusion of this time ends; nil when it is not excluded.
    ///
    /// Ask for times in ascending order.
    mutating func end(at wall: Int64) -> Int64? {
        while index < ranges.count, ranges[index].to <= wall { index += 1 }
        guard index < ranges.count, ranges[index].from <= wall else { return nil }
        return ranges[index].to
    }
}
