package import Campus
package import Reminding

/// How punctual the bell was; lengths of time are thousandths of a second.
package struct LatenessShape: Shape {
    private let lateness: Lateness

    package init(_ lateness: Lateness) { self.lateness = lateness }

    package static var schema: Schema {
        [
            "delivered": .integer, "medianMilliseconds": .optional(.integer),
            "p99Milliseconds": .optional(.integer), "worstMilliseconds": .optional(.integer),
            "retries": .integer, "lapsed": .integer, "failed": .integer,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("delivered", lateness.delivered)
            json.field("medianMilliseconds", lateness.median)
            json.field("p99Milliseconds", lateness.ninetyNinth)
            json.field("worstMilliseconds", lateness.worst)
            json.field("retries", lateness.retries)
            json.field("lapsed", lateness.lapsed)
            json.field("failed", lateness.failed)
        }
    }
}

/// What came of ringing what was due.
package struct RungOnceShape: Shape {
    private let rung: RungOnce

    package init(_ rung: RungOnce) { self.rung = rung }

    package static var schema: Schema { ["delivered": .integer, "failed": .integer] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("delivered", rung.delivered)
            json.field("failed", rung.failed)
        }
    }
}

/// A module or a community, and whether it rings.
package struct MuteShape: Shape {
    private let name: String
    private let isMuted: Bool

    package init(_ name: String, isMuted: Bool) { (self.name, self.isMuted) = (name, isMuted) }

    package static var schema: Schema { ["name": .text, "muted": .flag] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("name", name)
            json.field("muted", isMuted)
        }
    }
}
