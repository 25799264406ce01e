package import Campus
package import Recurrence

/// What operators are called for; instants on the clock of a zone.
package struct AlertShape: Shape {
    private let alert: Alert
    private let text: String
    private let zone: Zone

    /// - Parameter text: what is said of it.
    package init(_ alert: Alert, saying text: String, in zone: Zone) {
        (self.alert, self.text, self.zone) = (alert, text, zone)
    }

    package static var schema: Schema {
        [
            "id": .integer, "kind": .words(Alert.Kind.self), "subject": .text, "text": .text,
            "since": .instant, "ended": .optional(.instant),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", alert.id.number)
            json.field("kind", alert.kind.rawValue)
            json.field("subject", alert.subject)
            json.field("text", text)
            json.field("since", alert.since, in: zone)
            json.field("ended", alert.ended, in: zone)
        }
    }
}
