package import Campus
package import Recurrence

/// What an import altered.
package struct ChangeShape: Shape {
    private let change: Change

    package init(_ change: Change) { self.change = change }

    package static var schema: Schema {
        [
            "kind": .words(Change.Kind.self), "uid": .text, "summary": .text,
            "start": .optional(.text), "before": .optional(.text), "after": .optional(.text),
            "occurrences": .integer, "starts": .list(.text),
        ]
    }

    package func write(to json: inout JSONWriter) { json.object { writeFields(to: &$0) } }

    fileprivate func writeFields(to json: inout JSONWriter) {
        json.field("kind", change.kind.rawValue)
        json.field("uid", change.uid)
        json.field("summary", change.summary)
        json.field("start", change.start)
        json.field("before", change.before)
        json.field("after", change.after)
        json.field("occurrences", change.occurrences)
        json.field("starts", texts: change.starts)
    }
}

/// A change on record: when it came, of which source, and whether it was taken back.
package struct RecordedChangeShape: Shape {
    private let recorded: RecordedChange
    private let zone: Zone

    package init(_ recorded: RecordedChange, in zone: Zone) {
        (self.recorded, self.zone) = (recorded, zone)
    }

    package static var schema: Schema {
        ChangeShape.schema.and([
            "at": .instant, "source": .text, "reverted": .optional(.instant),
        ])
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("at", recorded.at, in: zone)
            json.field("source", recorded.source)
            ChangeShape(recorded.change).writeFields(to: &json)
            json.field("reverted", recorded.revertedAt, in: zone)
        }
    }
}
