extension UnitWalker {
    /// Ends the walk after so many occurrences from the start.
    ///
    /// Counts days and cycles of days without visiting occurrences, and gives up past `last`.
    /// Afterwards the walk must be sought anew.
    func end(after count: Int) {
        guard count > 0, picks?.isEmpty != true else { return last = .min }
        guard count < 1 << 50 else { return }
        seek(to: start)
        guard !isOver else { return }
        let (units, member) = (count - 1 + membersBeforeStart)
            .quotientAndRemainder(dividingBy: picks?.count ?? inner.count)
        if filter.passesAll, !isFiltered { return endUnfiltered(afterUnits: units, member) }
        var skip = units
        var from = unit
        repeat {
            while let next = passingUnit(from: from) {
                if skip == 0 { return end(onUnit: next, member) }
                skip -= 1
                from = next + interval
            }
            advance(by: 1)
            guard pass(&skip) else { return }
            from = phase
        } while true
    }

    /// Passes over units, whole cycles at a time, and goes to the day that has the next one.
    private func pass(_ skip: inout Int) -> Bool {
        let lastDay = Int(last.flooredQuotient(dividingBy: 86_400))
        guard let cycle, day + cycle <= lastDay else { return search(skipping: &skip, to: lastDay) }
        let before = skip
        if search(skipping: &skip, to: day + cycle - 1) { return true }
        guard before > skip else { return false }
        let cycles = min(skip / (before - skip), (lastDay - day) / cycle)
        skip -= cycles * (before - skip)
        day += cycles * cycle
        return search(skipping: &skip, to: lastDay)
    }

    /// How many members of the start's own unit lie before the start.
    private var membersBeforeStart: Int {
        guard day * perDay + unit == startUnit, units.contains(unit * unitSeconds) else { return 0 }
        let time = Int(start - Int64(startUnit) * Int64(unitSeconds))
        return picks.map { $0.count { $0 < time } } ?? inner.count(below: time)
    }

    private func endUnfiltered(afterUnits count: Int, _ member: Int) {
        let (distance, tooFar) = count.multipliedReportingOverflow(by: interval)
        guard !tooFar, distance < 1 << 41 else { return }
        let index = startUnit + distance
        day = index >= 0 ? index / perDay : (index - perDay + 1) / perDay
        end(onUnit: index - day * perDay, member)
    }

    private func end(onUnit unit: Int, _ member: Int) {
        let time = picks.map { $0[member] } ?? inner.select(member)
        last = min(last, Int64(day) * 86_400 + Int64(unit * unitSeconds + time))
    }
}
