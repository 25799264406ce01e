package import Campus
package import Recurrence

/// That somebody is to be erased, and when.
package struct DepartureShape: Shape {
    private let departure: Departure
    private let zone: Zone

    package init(_ departure: Departure, in zone: Zone) {
        (self.departure, self.zone) = (departure, zone)
    }

    package static var schema: Schema {
        ["asked": .instant, "due": .instant, "contributions": .choice(["remove", "keep"])]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("asked", departure.asked, in: zone)
            json.field("due", departure.due, in: zone)
            json.field("contributions", departure.keepsContributions ? "keep" : "remove")
        }
    }
}
