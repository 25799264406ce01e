package import Campus
import Recurrence
import Scheduling
import Storage

/// What a person says of their goal; nil leaves a part as it is.
package struct GoalDraft: Sendable {
    package var amount: String?
    /// `09:00`.
    package var from: String?
    package var to: String?
    /// At most one of cup, every (seconds) and times.
    package var cup: String?
    package var every: Int64?
    package var times: Int?
    package var dayLimit: String?
    package var hourLimit: String?
    /// Nil turns the goal on when anything else is said of it but the limits.
    package var isOn: Bool?

    package init() {}

    /// Whether nothing is said: then the goal is only looked at.
    package var isEmpty: Bool {
        !saysGoal && dayLimit == nil && hourLimit == nil && isOn == nil
    }

    private var saysGoal: Bool {
        amount != nil || from != nil || to != nil || cup != nil || every != nil || times != nil
    }

    func apply(to goal: inout Goal) throws(Refusal) {
        if let amount { goal.amount = try WaterDesk.amount(amount) }
        if let from { goal.from = try WaterDesk.timeOfDay(from) }
        if let to { goal.to = try WaterDesk.timeOfDay(to) }
        if let dayLimit { goal.dayLimit = try WaterDesk.amount(dayLimit) }
        if let hourLimit { goal.hourLimit = try WaterDesk.amount(hourLimit) }
        if let rhythm = try rhythm() { goal.rhythm = rhythm }
        goal.isOn = isOn ?? (saysGoal || goal.isOn)
        try Self.check(goal)
    }

    private func rhythm() throws(Refusal) -> Goal.Rhythm? {
        guard [cup != nil, every != nil, times != nil].filter({ $0 }).count <= 1 else {
            throw Refusal(.invalid, "refusal.goal.rhythms")
        }
        if let cup { return .cup(try WaterDesk.amount(cup)) }
        if let every {
            guard (900...86_400).contains(every) else {
                throw Refusal(.invalid, "refusal.goal.every")
            }
            return .every(every)
        }
        if let times {
            guard (1...Goal.mostCups).contains(times) else {
                throw Refusal(.invalid, "refusal.goal.times", with: ["most": "\(Goal.mostCups)"])
            }
            return .times(times)
        }
        return nil
    }

    private static func check(_ goal: Goal) throws(Refusal) {
        guard goal.from != goal.to, goal.from.minute < 1_440 else {
            throw Refusal(
                .invalid, "refusal.goal.hours", with: ["from": "\(goal.from)", "to": "\(goal.to)"])
        }
        guard goal.cups <= Goal.mostCups else {
            throw Refusal(
                .invalid, "refusal.goal.many",
                with: [
                    "amount": "\(goal.amount)", "cups": "\(goal.cups)", "most": "\(Goal.mostCups)",
                ])
        }
    }
}

extension WaterDesk {
    /// The person's goal, and how far they are with it today.
    package func goal() throws(Refusal) -> GoalStanding {
        try withNext(
            looking { transaction, viewer in
                try standing(
                    drinkCalendar(of: viewer, in: transaction), of: viewer, in: transaction)
            })
    }

    /// Changes the goal from today on; past days keep theirs.
    package func setGoal(_ draft: GoalDraft) throws(Refusal) -> GoalStanding {
        try withNext(change(draft))
    }

    private func change(_ draft: GoalDraft) throws(Refusal) -> GoalStanding {
        try acting(.goal) { transaction, actor in
            let calendar = try drinkCalendar(of: actor, in: transaction)
            let before = calendar.goal(on: calendar.day(of: now))
            var goal = before
            try draft.apply(to: &goal)
            guard goal != before || !calendar.isSet else {
                return try standing(calendar, of: actor, in: transaction)
            }
            let (changed, period) = calendar.setting(goal, at: now)
            try transaction.addGoal(goal, of: actor, since: period.since)
            return try standing(changed, of: actor, in: transaction)
        }
    }

    /// A person's days and the goals that hold on them.
    func drinkCalendar(
        of person: Person, in transaction: Transaction
    ) throws(StorageError) -> DrinkCalendar {
        DrinkCalendar(
            try transaction.goals(of: person).map { .init(since: $0.since, goal: $0.goal) },
            zone: zone)
    }

    private func standing(
        _ calendar: DrinkCalendar, of person: Person, in transaction: Transaction
    ) throws(StorageError) -> GoalStanding {
        let today = calendar.day(of: now)
        let goal = calendar.goal(on: today)
        let drunk = try drinkDays(1, calendar, of: person, in: transaction)
            .reduce(Volume.zero) { $0 + $1.drunk }
        return GoalStanding(
            goal: goal, isSet: calendar.isSet, drunk: drunk, next: nil,
            streak: try streak(calendar, of: person, in: transaction))
    }
}
