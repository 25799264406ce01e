package import Campus
package import Operations
import Scheduling

/// What enrolling did, what clashes since, and the groups there are to choose from.
package struct EnrolmentShape: Shape {
    private let report: EnrolmentReport

    package init(_ report: EnrolmentReport) { self.report = report }

    package static var schema: Schema {
        ([
            "enrolled": .list(.text), "already": .list(.text),
            "groups": .list(GroupShape.component),
        ] as Schema).and(.clashes("clashes"))
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("enrolled", texts: report.enrolled.lazy.map(\.code.text))
            json.field("already", texts: report.already.lazy.map(\.code.text))
            json.fields(of: report.clashes)
            json.field("groups", list: report.groups, as: GroupShape.init)
        }
    }
}

/// What enrolling in a programme added, and what overlaps now.
package struct ProgrammeEnrolmentShape: Shape {
    private let plan: ProgrammePlan

    package init(_ plan: ProgrammePlan) { self.plan = plan }

    package static var schema: Schema {
        [
            "programme": .text, "year": .text, "enrolled": .list(.text),
            "overlaps": .list(OverlapShape.schema),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("programme", plan.programme.name)
            json.field("year", plan.programme.year.description)
            json.field("enrolled", texts: plan.added.lazy.map(\.code.text))
            json.field("overlaps", list: plan.overlaps, as: OverlapShape.init)
        }
    }

    private struct OverlapShape: Shape {
        let overlap: Overlap

        static var schema: Schema {
            ["first": .text, "second": .text, "start": .instant, "times": .integer]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("first", overlap.first)
                json.field("second", overlap.second)
                json.field("start", overlap.start)
                json.field("times", overlap.times)
            }
        }
    }
}

/// A module that was left.
package struct LeftModuleShape: Shape {
    private let module: Module

    package init(_ module: Module) { self.module = module }

    package static var schema: Schema { ["left": .text] }

    package func write(to json: inout JSONWriter) {
        json.object { $0.field("left", module.code.text) }
    }
}

/// Whether a person is hidden from classmates.
package struct InvisibilityShape: Shape {
    private let isInvisible: Bool

    package init(_ isInvisible: Bool) { self.isInvisible = isInvisible }

    package static var schema: Schema { ["invisible": .flag] }

    package func write(to json: inout JSONWriter) {
        json.object { $0.field("invisible", isInvisible) }
    }
}

/// Somebody who takes the same module.
package struct ClassmateShape: Shape {
    private let classmate: Classmate

    package init(_ classmate: Classmate) { self.classmate = classmate }

    package static var schema: Schema {
        ["handle": .text, "name": .optional(.text), "friend": .flag]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("handle", classmate.handle.text)
            json.field("name", classmate.name)
            json.field("friend", classmate.isFriend)
        }
    }
}
