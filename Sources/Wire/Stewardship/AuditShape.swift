package import Campus
package import Recurrence

/// One line of the audit; instants on the clock of a zone.
package struct AuditShape: Shape {
    private let entry: AuditEntry
    private let zone: Zone

    package init(_ entry: AuditEntry, in zone: Zone) { (self.entry, self.zone) = (entry, zone) }

    package static var schema: Schema {
        [
            "id": .integer, "at": .instant, "actor": .optional(.text),
            "act": .words(AuditedAct.self), "person": .optional(.text),
            "subject": .optional(.text), "detail": .optional(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", entry.id.number)
            json.field("at", entry.at, in: zone)
            json.field("actor", entry.actor?.text)
            json.field("act", entry.act.rawValue)
            json.field("person", entry.person?.text)
            json.field("subject", entry.subject)
            json.field("detail", entry.detail)
        }
    }
}
