package import Campus
package import Recurrence

extension Transaction {
    /// A person's goals, each with its first day, in the order in which they were set.
    package func goals(
        of person: Person
    ) throws(StorageError) -> [(since: CivilDate, goal: Goal)] {
        try rows(
            "SELECT \(Goal.columns) FROM goal WHERE person_id = ? ORDER BY id", [person.id]
        ).compactMap { row in
            Goal(row: row).map { (CivilDate(dayNumber: row["since"]), $0) }
        }
    }

    package func addGoal(
        _ goal: Goal, of person: Person, since day: CivilDate
    ) throws(StorageError) {
        var (cup, every, times): (Amount?, Int64?, Int?)
        switch goal.rhythm {
        case .cup(let size): cup = size
        case .every(let seconds): every = seconds
        case .times(let count): times = count
        }
        try execute(
            """
            INSERT INTO goal (person_id, \(Goal.columns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                person.id, day.dayNumber, goal.isOn, goal.amount.thousandths,
                goal.amount.unit.rawValue, goal.from.minute, goal.to.minute, cup?.thousandths,
                cup?.unit.rawValue, every, times, goal.dayLimit.thousandths,
                goal.dayLimit.unit.rawValue, goal.hourLimit.thousandths,
                goal.hourLimit.unit.rawValue,
            ])
    }
}

extension Goal {
    static let columns = """
        since, is_on, amount, amount_unit, starts, ends, cup, cup_unit, every, times,
        day_limit, day_limit_unit, hour_limit, hour_limit_unit
        """

    init?(row: Row) {
        guard let amount = Amount(row["amount"], row["amount_unit"]),
            let from = TimeOfDay(minute: row["starts"]),
            let to = TimeOfDay(minute: row["ends"]),
            let dayLimit = Amount(row["day_limit"], row["day_limit_unit"]),
            let hourLimit = Amount(row["hour_limit"], row["hour_limit_unit"]),
            let rhythm = Rhythm(row: row)
        else { return nil }
        self.init(
            isOn: row["is_on"], amount: amount, from: from, to: to, rhythm: rhythm,
            dayLimit: dayLimit,
            hourLimit: hourLimit)
    }
}

extension Goal.Rhythm {
    fileprivate init?(row: Row) {
        if let cup = Amount(row["cup"], row["cup_unit"]) {
            self = .cup(cup)
        } else if let every = row["every"] as Int64? {
            self = .every(every)
        } else if let times = row["times"] as Int? {
            self = .times(times)
        } else {
            return nil
        }
    }
}

extension Amount {
    fileprivate init?(_ thousandths: Int64?, _ unit: String?) {
        guard let thousandths, let unit = unit.flatMap(Volume.Unit.init(rawValue:)) else {
            return nil
        }
        self.init(thousandths: thousandths, unit: unit)
    }
}
