extension UnitWalker {
    /// Goes to the first day, from the present one on, that has an occurrence.
    ///
    /// False when there is none up to `last`. Looks through one cycle at most: after it, the same
    /// days come again.
    func enterDay() -> Bool {
        var skip = 0
        let end = Int(last.flooredQuotient(dividingBy: 86_400))
        return search(skipping: &skip, to: cycle.map { min(end, day + $0) } ?? end)
    }

    func advance(by count: Int) {
        day += count
        phase = (phase - count * perDay) % interval
        if phase < 0 { phase += interval }
    }

    /// Passes over as many units as `skip` says and goes to the day that has the next one.
    ///
    /// What could not be passed over up to `lastDay` stays in `skip`, and the answer is false.
    func search(skipping skip: inout Int, to lastDay: Int) -> Bool {
        // Where hits are weeks apart, going from one to the next beats going through the days.
        let stride = interval > 16 * perDay ? 1 : 63
        while day <= lastDay {
            if phase >= perDay, stride == 1 {
                advance(by: phase / perDay)
                continue
            }
            if !frame.contains(day: day) {
                frame = YearFrame(year: CivilDate(dayNumber: day).year)
                days = filter.days(of: frame)
            }
            let here = day - frame.firstDay
            let next = days.first(from: here) ?? frame.length
            if next > here + 8 || next == frame.length {
                advance(by: next - here)
                continue
            }
            let count = min(stride, frame.length - here, lastDay + 1 - day)
            if search(days.bits(from: here, count: count), count: count, skipping: &skip) {
                return true
            }
        }
        return false
    }

    /// The same for the next few days, whose bits tell whether they match.
    ///
    /// This is where hostile rules spend their time: up to 3.6 million days. Hence the locals.
    private func search(_ days: UInt64, count: Int, skipping skip: inout Int) -> Bool {
        if isFiltered, unitsByPhase.isEmpty { countUnitsByPhase() }
        let (table, perDay, interval) = (unitsByPhase, perDay, interval)
        let step = perDay < interval ? perDay : perDay % interval
        var (bits, phase) = (days, phase)
        for ahead in 0..<count {
            if bits & 1 == 1, phase < perDay {
                let units =
                    table.isEmpty ? (perDay - 1 - phase) / interval + 1 : Int(table[phase])
                if skip < units {
                    day += ahead
                    self.phase = phase
                    return true
                }
                skip -= units
            }
            bits >>= 1
            phase &-= step
            phase &+= phase >> 63 & interval
        }
        day += count
        self.phase = phase
        return false
    }

    private func countUnitsByPhase() {
        unitsByPhase = Array(repeating: 0, count: min(interval, perDay))
        var time: Int? = units.first
        while let here = time {
            let unit = here / unitSeconds
            unitsByPhase[interval < perDay ? unit % interval : unit] += 1
            time = units.first(from: here + unitSeconds)
        }
    }
}
