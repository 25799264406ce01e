package import Scheduling

/// How the room of a class stands for somebody who takes its module.
package struct CorrectionShape: Shape {
    private let standing: CorrectionStanding

    package init(_ standing: CorrectionStanding) { self.standing = standing }

    package static var schema: Schema {
        ["place": .optional(.text), "missing": .integer, "unofficialPlace": .optional(.text)]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("place", standing.own)
            json.field("missing", standing.missing)
            json.field("unofficialPlace", standing.place)
        }
    }
}
