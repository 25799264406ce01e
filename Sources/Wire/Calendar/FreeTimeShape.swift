package import Recurrence
package import Scheduling

/// A stretch of time in which a person is free, or several are.
package struct FreeTimeShape: Shape {
    private let time: Range<Instant>
    private let zone: Zone
    /// How well it suits several people, from 0 to 1; nil for one person's.
    private let score: Double?

    package init(_ time: Range<Instant>, in zone: Zone) {
        (self.time, self.zone, score) = (time, zone, nil)
    }

    package init(_ gap: CommonGap, in zone: Zone) {
        (time, self.zone, score) = (gap.time, zone, gap.suits.score)
    }

    package static var schema: Schema {
        ["start": .instant, "end": .instant, "score": .sometimes(.number)]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("start", time.lowerBound, in: zone)
            json.field("end", time.upperBound, in: zone)
            guard let score else { return }
            json.key("score")
            json.raw("\((score * 1_000).rounded() / 1_000)")
        }
    }
}
