package import Operations
package import Recurrence

/// What was found under some words, subject by subject.
package struct SearchShape: Shape {
    private let findings: Findings
    private let zone: Zone

    package init(_ findings: Findings, in zone: Zone) {
        (self.findings, self.zone) = (findings, zone)
    }

    package static var schema: Schema {
        [
            "modules": .list(ModuleShape.component), "events": .list(EventShape.component),
            "people": .list(PersonShape.component), "entries": .list(AgendaItemShape.component),
            "items": .list(AgendaItemShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("modules", list: findings.modules, as: ModuleShape.init)
            json.field("events", list: findings.events) { EventShape($0, in: zone) }
            json.field("people", list: findings.people, as: PersonShape.init)
            json.field("entries", list: findings.entries, as: AgendaItemShape.init)
            json.field("items", list: findings.items, as: AgendaItemShape.init)
        }
    }
}
