package import Recurrence

/// A goal, and how far somebody is with it today.
package struct GoalStanding: Hashable, Sendable {
    package var goal: Goal
    package var drunk: Volume
    /// When the next cup is to be drunk; nil when the goal is off, met, or its hours are over.
    package var next: Instant?
    /// How many days in a row the goal was met.
    package var streak: Int

    package init(goal: Goal, drunk: Volume, next: Instant?, streak: Int) {
        self.goal = goal
        self.drunk = drunk
        self.next = next
        self.streak = streak
    }

    package var remaining: Volume { goal.amount.volume.remaining(after: drunk) }

    package func write(to json: inout JSONWriter, zone: Zone) {
        json.object { json in
            json.field("on", goal.isOn)
            json.key("amount")
            goal.amount.volume.write(to: &json)
            json.field("from", goal.from.description)
            json.field("to", goal.to.description)
            json.key("cup")
            goal.cup.write(to: &json)
            json.key("drunk")
            drunk.write(to: &json)
            json.key("remaining")
            remaining.write(to: &json)
            json.key("next")
            if let next { json.timestamp(ClockTime(next, in: zone)) } else { json.null() }
            json.field("times", goal.cups)
            json.field("streak", streak)
            json.key("dayLimit")
            goal.dayLimit.volume.write(to: &json)
            json.key("hourLimit")
            goal.hourLimit.volume.write(to: &json)
        }
    }
}
