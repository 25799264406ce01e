/// Units of the day that the grid meets only every so many days, when there are few of them.
///
/// A unit t of the day d is on the grid when d * unitsPerDay + t leaves the origin's remainder by
/// the interval. For a given t that is a congruence in d, solved once (extended Euclid); from then
/// on the days follow one another at a fixed distance, however rare they are.
struct SparseUnits {
    /// How many days lie between two meetings of the same unit.
    private let distance: Int64
    /// Each unit, and one of its days.
    private let units: [(unit: Int64, day: Int64)]

    /// Nil when walking over the days is as good.
    init?(_ allowed: [Int64]?, origin: Int64, interval: Int64, unitsPerDay: Int64) {
        guard let allowed, allowed.count <= 64 else { return nil }
        let (divisor, inverse) = Self.euclid(unitsPerDay, interval)
        distance = interval / divisor
        guard distance > allowed.count else { return nil }
        let (interval, distance) = (interval, distance)
        units = allowed.map { unit in
            let rest = (((origin - unit) % interval) + interval) % interval / divisor % distance
            let factor = ((inverse % distance) + distance) % distance
            return (unit, Self.product(rest, factor, modulo: distance))
        }
    }

    /// The units met on some days, in order.
    func units(in days: Range<Int>) -> [(day: Int, unit: Int64)] {
        var found: [(day: Int, unit: Int64)] = []
        for (unit, known) in units {
            let ahead = (known - Int64(days.lowerBound)) % distance
            var day = Int64(days.lowerBound) + (ahead < 0 ? ahead + distance : ahead)
            while day < Int64(days.upperBound) {
                found.append((Int(day), unit))
                day += distance
            }
        }
        return found.sorted { ($0.day, $0.unit) < ($1.day, $1.unit) }
    }

    /// The greatest common divisor of two numbers, and the first one's factor in it.
    private static func euclid(_ first: Int64, _ second: Int64) -> (divisor: Int64, factor: Int64) {
        var (rest, next) = (first, second)
        var (factor, nextFactor): (Int64, Int64) = (1, 0)
        while next != 0 {
            let quotient = rest / next
            (rest, next) = (next, rest - quotient * next)
            (factor, nextFactor) = (nextFactor, factor - quotient * nextFactor)
        }
        return (rest, factor)
    }

    private static func product(_ left: Int64, _ right: Int64, modulo: Int64) -> Int64 {
        let wide = UInt64(left).multipliedFullWidth(by: UInt64(right))
        return Int64(UInt64(modulo).dividingFullWidth(wide).remainder)
    }
}
