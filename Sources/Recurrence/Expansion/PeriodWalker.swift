/// Walks a YEARLY, MONTHLY or WEEKLY rule, one period after the other.
///
/// A period is a set of days times a set of times of day, of which BYSETPOS may pick some
/// (RFC 5545 section 3.3.10: such a set begins where its period does, even before the start).
final class PeriodWalker {
    let clock: ClockFilter
    let positions: SetPositions?
    let start: Int64
    var last: Int64
    /// The day that bit 0 of `days` stands for, and the period's matching days not yet walked.
    private(set) var base = 0
    private(set) var days = YearDays()
    private let frequency: RecurrenceRule.Frequency
    private let interval: Int
    /// The period of the start: its year, its month counted from year 0, or its week's first day.
    private let origin: Int
    private var filter: DayFilter
    private var frame: YearFrame
    /// The matching days of the frame's year.
    private var yearDays: YearDays
    private var step = 0
    /// So many periods on, the calendar is as it is now.
    private let cycle: Int
    private var floor: Int64
    /// Where in the period the walk is: the day being walked and its next time, or picked times.
    private var nextDay = 0
    private var dayStart: Int64 = 0
    private var time: Int?
    private var picks: [Int64] = []
    private var pickIndex = 0
    private var hasPicked = false
    /// How many BYSETPOS keeps of a period, by its number of days; -1 where not yet known.
    private var keptByDays: [Int32] = []
    private var isOver = false

    init(_ rule: RecurrenceRule, clock: ClockFilter, start: WallTime, last: Int64) {
        frequency = rule.frequency
        interval = rule.clampedInterval
        self.clock = clock
        self.start = start.seconds
        self.last = last
        floor = start.seconds
        let date = start.date
        let (year, month, _) = date.parts
        switch frequency {
        case .yearly: origin = year
        case .monthly: origin = year * 12 + month - 1
        default:
            let ahead = (date.weekday.rawValue - rule.weekStart.rawValue + 7) % 7
            origin = date.dayNumber - ahead
        }
        filter = DayFilter(rule, start: date)
        positions = SetPositions(rule.bySetPos)
        frame = YearFrame(year: year)
        yearDays = filter.days(of: frame)
        // In 400 years the calendar repeats: 400 years, 4,800 months or 20,871 weeks.
        let periods = frequency == .yearly ? 400 : frequency == .monthly ? 4_800 : 20_871
        cycle = periods / Int.greatestCommonDivisor(periods, interval)
        seek(to: start.seconds)
    }

    /// The next occurrence; nil after the last one.
    func next() -> Int64? {
        while !isOver {
            if let wall = nextInPeriod() {
                if wall < floor { continue }
                if wall <= last { return wall }
                break
            }
            enterNext()
        }
        isOver = true
        return nil
    }

    /// Goes to the next period that has any members, if a cycle has one.
    func enterNext() {
        let limit = step + cycle
        repeat {
            let isBarrenYear = frequency != .yearly && yearDays.isEmpty
            enter(isBarrenYear ? max(step + 1, index(ofPeriodWith: frame.endDay)) : step + 1)
            if step > limit { isOver = true }
        } while !isOver && (days.isEmpty || memberCount == 0)
    }

    /// Makes `next()` go on with the first occurrence that is not before `wall`.
    func seek(to wall: Int64) {
        floor = max(start, wall)
        isOver = floor > last
        guard !isOver else { return }
        enter(index(ofPeriodWith: WallTime(seconds: floor).date.dayNumber))
    }

    /// Which of the rule's periods a day lies in, or which one was before it.
    private func index(ofPeriodWith day: Int) -> Int {
        guard frequency < .weekly else { return (day - origin) / 7 / interval }
        let (year, month, _) = CivilDate(dayNumber: day).parts
        return (frequency == .yearly ? year - origin : year * 12 + month - 1 - origin) / interval
    }

    /// Goes to the so-manieth period from the start's.
    func enter(_ step: Int) {
        self.step = step
        let (distance, tooFar) = step.multipliedReportingOverflow(by: interval)
        guard !tooFar, distance < 1 << 41 else { return finish() }
        switch frequency {
        case .yearly: enterYear(origin + distance)
        case .monthly: enterMonth(origin + distance)
        default: enterWeek(origin + distance * 7)
        }
        guard !isOver else { return }
        nextDay = 0
        time = nil
        hasPicked = false
    }

    private func finish() { isOver = true }

    private func enterYear(_ year: Int) {
        guard year <= 9_999 else { return finish() }
        move(to: year)
        base = frame.firstDay
        days = yearDays
        isOver = Int64(base) * 86_400 > last
    }

    private func enterMonth(_ index: Int) {
        let (year, month) = index.quotientAndRemainder(dividingBy: 12)
        guard year <= 9_999 else { return finish() }
        if frame.year != year { move(to: year) }
        let (first, length) = frame.month(month + 1)
        base = frame.firstDay + first
        days = YearDays(low: yearDays.bits(from: first, count: length))
        isOver = Int64(base) * 86_400 > last
    }

    private func enterWeek(_ day: Int) {
        guard Int64(day) <= last.flooredQuotient(dividingBy: 86_400) else { return finish() }
        if !frame.contains(day: day) { move(to: CivilDate(dayNumber: day).year) }
        base = day
        let first = day - frame.firstDay
        let here = min(7, frame.length - first)
        var bits = yearDays.bits(from: first, count: here)
        if here < 7 {
            move(to: frame.year + 1)
            bits |= yearDays.bits(from: 0, count: 7 - here) << UInt64(here)
        }
        days = YearDays(low: bits)
    }

    private func move(to year: Int) {
        frame = YearFrame(year: year)
        yearDays = filter.days(of: frame)
    }

    private func nextInPeriod() -> Int64? {
        if positions != nil {
            if !hasPicked { pick() }
            guard pickIndex < picks.count else { return nil }
            defer { pickIndex += 1 }
            return picks[pickIndex]
        }
        while true {
            if let time {
                self.time = clock.first(from: time + 1)
                return dayStart + Int64(time)
            }
            guard let day = days.first(from: nextDay) else { return nil }
            nextDay = day + 1
            dayStart = Int64(base + day) * 86_400
            let from = floor - dayStart
            time = from <= 0 ? clock.first : clock.first(from: Int(min(from, 86_400)))
        }
    }

    /// Collects what BYSETPOS keeps of the period.
    private func pick() {
        picks.removeAll(keepingCapacity: true)
        pickIndex = 0
        hasPicked = true
        positions?.forEach(of: days.count * clock.count) { position in
            picks.append(wall(atRank: position))
        }
    }

    /// The member of the period's whole set with `rank` others before it.
    private func wall(atRank rank: Int) -> Int64 {
        let (day, time) = rank.quotientAndRemainder(dividingBy: clock.count)
        return Int64(base + days.select(day)) * 86_400 + Int64(clock.select(time))
    }
}

extension PeriodWalker {
    /// Ends the walk after so many occurrences from the start.
    ///
    /// Counts periods and cycles of periods without visiting occurrences, and gives up past
    /// `last`. Afterwards the walk must be sought anew.
    func end(after count: Int) {
        guard count > 0 else { return last = .min }
        guard count < 1 << 50 else { return }
        seek(to: start)
        var rest = count + membersBeforeStart
        let restBefore = rest
        var cycleEnd: Int? = step + cycle
        while !isOver {
            if let end = cycleEnd, step >= end {
                // From here on the periods hold what those of the cycle gone by held.
                let members = restBefore - rest
                let cycles = members > 0 ? min((rest - 1) / members, 1 << 20) : 0
                rest -= cycles * members
                cycleEnd = nil
                enter(step + cycles * cycle)
                continue
            }
            let members = memberCount
            if rest <= members { return last = min(last, member(rest - 1)) }
            rest -= members
            enterNext()
        }
    }

    private var memberCount: Int {
        guard let positions else { return days.count * clock.count }
        if keptByDays.isEmpty { keptByDays = Array(repeating: -1, count: 367) }
        let known = keptByDays[days.count]
        guard known < 0 else { return Int(known) }
        var kept = 0
        positions.forEach(of: days.count * clock.count) { _ in kept += 1 }
        keptByDays[days.count] = Int32(kept)
        return kept
    }

    private func member(_ index: Int) -> Int64 {
        guard positions != nil else { return wall(atRank: index) }
        pick()
        return picks[index]
    }

    /// How many members of the start's period lie before the start.
    private var membersBeforeStart: Int {
        guard !isOver else { return 0 }
        guard positions == nil else {
            pick()
            return picks.count { $0 < start }
        }
        let wall = WallTime(seconds: start)
        let day = wall.date.dayNumber - base
        let whole = days.count(below: day) * clock.count
        return days.contains(day) ? whole + clock.count(below: wall.secondOfDay) : whole
    }
}
