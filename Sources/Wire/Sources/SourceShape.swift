import Campus
package import Operations
package import Recurrence

/// A source, how its last imports went, and what the last answer would alter if it was held back.
package struct SourceShape: Shape {
    private let status: SourceStatus
    private let zone: Zone
    private let isRevealed: Bool

    /// - Parameter isRevealed: whoever may see the whole address gets it.
    package init(_ status: SourceStatus, in zone: Zone, isRevealed: Bool) {
        (self.status, self.zone, self.isRevealed) = (status, zone, isRevealed)
    }

    package static var schema: Schema {
        [
            "name": .text, "kind": .words(ItemKind.self), "campus": .flag, "address": .text,
            "every": .integer, "removalShare": .integer, "removalMinimum": .integer,
            "alarms": .flag, "events": .integer, "status": .optional(.text),
            "lastAttempt": .optional(.instant), "lastSuccess": .optional(.instant),
            "next": .optional(.instant), "failures": .integer, "stopped": .flag,
            "reason": .optional(.text), "held": .optional(HeldShape.schema),
            "unread": .list(UnreadShape.schema),
        ]
    }

    package func write(to json: inout JSONWriter) {
        let source = status.source
        json.object { json in
            json.field("name", source.name)
            json.field("kind", source.kind.rawValue)
            json.field("campus", source.isCampus)
            json.field("address", status.address(isRevealed: isRevealed))
            json.field("every", source.every)
            json.field("removalShare", source.limits.share)
            json.field("removalMinimum", source.limits.minimum)
            json.field("alarms", source.ringsAlarms)
            json.field("events", status.meetings)
            json.field("status", status.latest?.outcome.rawValue)
            json.field("lastAttempt", status.latest?.at, in: zone)
            json.field("lastSuccess", status.good?.at, in: zone)
            json.field("next", status.state.next, in: zone)
            json.field("failures", status.state.failures)
            json.field("stopped", status.state.isStopped)
            json.field("reason", status.latest?.reason)
            json.field(
                "held",
                status.state.refusal.map { refusal in
                    HeldShape(refusal: refusal, changes: status.held, zone: zone)
                })
            json.field("unread", list: status.unread, as: UnreadShape.init)
        }
    }

    /// What could not be read, and whether what was last read of it stays.
    private struct UnreadShape: Shape {
        let unread: UnreadIssue

        init(_ unread: UnreadIssue) { self.unread = unread }

        static var schema: Schema {
            [
                "severity": .text, "uid": .optional(.text), "line": .optional(.integer),
                "message": .text, "kept": .flag,
            ]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("severity", unread.issue.severity.rawValue)
                json.field("uid", unread.issue.uid)
                json.field("line", unread.issue.line)
                json.field("message", unread.issue.message)
                json.field("kept", unread.isKept)
            }
        }
    }

    private struct HeldShape: Shape {
        let refusal: HeldRefusal
        let changes: [Change]
        let zone: Zone

        static var schema: Schema {
            [
                "way": .text, "first": .instant, "seen": .integer,
                "changes": .list(ChangeShape.component),
            ]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("way", refusal.way)
                json.field("first", refusal.first, in: zone)
                json.field("seen", refusal.count)
                json.field("changes", list: changes, as: ChangeShape.init)
            }
        }
    }
}

/// A source that was unsubscribed from.
package struct RemovedSourceShape: Shape {
    private let name: String

    package init(_ name: String) { self.name = name }

    package static var schema: Schema { ["removed": .text] }

    package func write(to json: inout JSONWriter) { json.object { $0.field("removed", name) } }
}
