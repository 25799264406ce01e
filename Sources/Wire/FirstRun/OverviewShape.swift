import Campus
package import Operations
package import Recurrence

/// Where a person stands, at a glance.
package struct OverviewShape: Shape {
    private let overview: Overview
    private let home: String
    private let zone: Zone

    /// - Parameter home: the path of the folder that holds everything.
    package init(_ overview: Overview, ofHome home: String, in zone: Zone) {
        (self.overview, self.home, self.zone) = (overview, home, zone)
    }

    package static var schema: Schema {
        [
            "home": .text, "new": .flag, "times": NowAndNextShape.component,
            "water": GoalShape.component, "sources": .integer, "lastImport": .optional(.instant),
            "nextReminder": .optional(.text), "ringsAt": .optional(.instant), "ringing": .flag,
            "friendRequests": .list(PersonNameShape.component),
            "events": .list(EventShape.component), "problems": .list(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("home", home)
            json.field("new", overview.isNew)
            json.field("times", NowAndNextShape(overview.times))
            json.field("water", GoalShape(overview.goal, in: zone))
            json.field("sources", overview.sources)
            json.field("lastImport", overview.lastImport, in: zone)
            json.field("nextReminder", overview.reminder?.reminder.id)
            json.field("ringsAt", overview.reminder?.at, in: zone)
            json.field("ringing", overview.isRinging)
            json.field("friendRequests", list: overview.askers, as: PersonNameShape.init)
            json.field("events", list: overview.events) { EventShape($0, in: zone) }
            json.field("problems", texts: overview.troubles)
        }
    }
}

/// A home that is not there yet.
package struct NoHomeShape: Shape {
    private let home: String

    package init(_ home: String) { self.home = home }

    package static var schema: Schema { ["home": .text, "new": .flag] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("home", home)
            json.field("new", true)
        }
    }
}

/// What came of one answer to `setup`.
package struct SetupStepShape: Shape {
    private let step: String
    private let isDone: Bool
    private let message: String
    private let undo: String?

    /// - Parameters:
    ///   - message: what was done, or why not.
    ///   - undo: the command that takes it back; nil when nothing changed.
    package init(_ step: String, isDone: Bool, message: String, undo: String?) {
        (self.step, self.isDone, self.message, self.undo) = (step, isDone, message, undo)
    }

    package static var schema: Schema {
        ["step": .text, "done": .flag, "message": .text, "undo": .optional(.text)]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("step", step)
            json.field("done", isDone)
            json.field("message", message)
            json.field("undo", undo)
        }
    }
}
