package import Campus
package import Recurrence

/// What somebody wants to drink in a day, and how far they are today.
package struct GoalShape: Shape {
    private let standing: GoalStanding
    private let zone: Zone

    package init(_ standing: GoalStanding, in zone: Zone) {
        (self.standing, self.zone) = (standing, zone)
    }

    package static var schema: Schema {
        [
            "on": .flag, "amount": VolumeShape.component, "from": .text, "to": .text,
            "cup": VolumeShape.component, "drunk": VolumeShape.component,
            "remaining": VolumeShape.component, "next": .optional(.instant), "times": .integer,
            "streak": .integer, "dayLimit": VolumeShape.component,
            "hourLimit": VolumeShape.component,
        ]
    }

    package func write(to json: inout JSONWriter) {
        let goal = standing.goal
        json.object { json in
            json.field("on", goal.isOn)
            json.field("amount", VolumeShape(goal.amount.volume))
            json.field("from", goal.from.description)
            json.field("to", goal.to.description)
            json.field("cup", VolumeShape(goal.cup))
            json.field("drunk", VolumeShape(standing.drunk))
            json.field("remaining", VolumeShape(standing.remaining))
            json.field("next", standing.next, in: zone)
            json.field("times", goal.cups)
            json.field("streak", standing.streak)
            json.field("dayLimit", VolumeShape(goal.dayLimit.volume))
            json.field("hourLimit", VolumeShape(goal.hourLimit.volume))
        }
    }
}
