import Campus
package import Operations
package import Recurrence

/// A source that a campus depends on, how it is doing, and the first of what an answer that is held back would
/// alter; instants on the clock of a zone.
package struct SourceHealthShape: Shape {
    private let source: SourceHealth
    private let zone: Zone

    package init(_ source: SourceHealth, in zone: Zone) {
        (self.source, self.zone) = (source, zone)
    }

    package static var schema: Schema {
        [
            "id": .integer, "name": .text, "community": .optional(.text), "crawled": .flag,
            "state": .words(SourceHealth.Verdict.self), "since": .optional(.instant),
            "tried": .optional(.instant), "read": .optional(.instant),
            "next": .optional(.instant), "meetings": .integer, "losses": .integer,
            "reason": .optional(.text), "held": .list(ChangeShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        let status = source.status
        json.object { json in
            json.field("id", status.source.id.number)
            json.field("name", status.source.name)
            json.field("community", source.community)
            json.field("crawled", status.source.isCrawled)
            json.field("state", source.state.rawValue)
            json.field("since", source.since, in: zone)
            json.field("tried", status.latest?.at, in: zone)
            json.field("read", status.good?.at, in: zone)
            json.field("next", status.state.next, in: zone)
            json.field("meetings", status.meetings)
            json.field("losses", source.losses)
            json.field("reason", status.latest?.reason)
            json.field("held", list: status.held, as: ChangeShape.init)
        }
    }
}
