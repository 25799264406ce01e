package import Campus
package import Recurrence

/// A kind of error, and how often it was seen; instants on the clock of a zone.
package struct SeenErrorShape: Shape {
    private let error: SeenError
    private let zone: Zone

    package init(_ error: SeenError, in zone: Zone) { (self.error, self.zone) = (error, zone) }

    package static var schema: Schema {
        [
            "id": .text, "place": .text, "message": .text, "count": .integer, "first": .instant,
            "last": .instant, "request": .optional(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", error.digest)
            json.field("place", error.place)
            json.field("message", error.message)
            json.field("count", error.count)
            json.field("first", error.first, in: zone)
            json.field("last", error.last, in: zone)
            json.field("request", error.request)
        }
    }
}
