/// The times that a rule's BYHOUR, BYMINUTE and BYSECOND give.
struct TimesOfDay {
    /// Of a day, in seconds from midnight, in order: for DAILY and coarser rules.
    static func ofDay(_ rule: RecurrenceRule, start: WallTime, isDate: Bool) -> [Int] {
        // RFC 5545 section 3.3.10: these parts MUST be ignored when DTSTART is a DATE.
        guard !isDate else { return [0] }
        let second = start.secondOfDay
        let hours = rule.byHour.isEmpty ? [second / 3_600] : rule.byHour
        return times(hours.map { $0 * 3_600 }, rule, start)
    }

    /// Of an hour, a minute or a second, in seconds from its beginning.
    static func within(unit: Int, _ rule: RecurrenceRule, start: WallTime) -> [Int] {
        switch unit {
        case 3_600: times([0], rule, start)
        case 60: seconds(rule, start)
        default: [0]
        }
    }

    /// RFC 5545 section 3.3.12 reads second 60 as 59 where leap seconds are not kept.
    static func clamped(_ seconds: [Int]) -> [Int] {
        ordered(seconds.map { min($0, 59) })
    }

    /// In order, each once.
    static func ordered(_ numbers: [Int]) -> [Int] { Array(Set(numbers)).sorted() }

    private static func times(
        _ hours: [Int], _ rule: RecurrenceRule, _ start: WallTime
    ) -> [Int] {
        let minutes =
            rule.byMinute.isEmpty
            ? [start.secondOfDay / 60 % 60] : ordered(rule.byMinute)
        let seconds = seconds(rule, start)
        var times: [Int] = []
        times.reserveCapacity(hours.count * minutes.count * seconds.count)
        for hour in ordered(hours) {
            for minute in minutes {
                for second in seconds { times.append(hour + minute * 60 + second) }
            }
        }
        return times
    }

    private static func seconds(_ rule: RecurrenceRule, _ start: WallTime) -> [Int] {
        rule.bySecond.isEmpty ? [start.secondOfDay % 60] : clamped(rule.bySecond)
    }
}

/// Which elements of a period's set BYSETPOS chooses.
enum SetPositions {
    /// The chosen places, from 0, in order; all of them without BYSETPOS.
    static func chosen(_ positions: [Int], of size: Int) -> [Int]? {
        guard !positions.isEmpty else { return nil }
        let places = positions.map { $0 > 0 ? $0 - 1 : size + $0 }
        return Array(Set(places.filter { (0..<size).contains($0) })).sorted()
    }

    static func applied(_ positions: [Int], to elements: [Int]) -> [Int] {
        chosen(positions, of: elements.count)?.map { elements[$0] } ?? elements
    }
}
