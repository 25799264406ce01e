package import Campus
package import Operations

/// An entry of a person's own as it is now, with what clashes since.
package struct EntryShape: Shape {
    private let report: EntryReport

    package init(_ report: EntryReport) { self.report = report }

    package static var schema: Schema { AgendaItemShape.schema.and(.clashes("newClashes")) }

    package func write(to json: inout JSONWriter) {
        AgendaItemShape(report.item).write(to: &json) { json in
            json.fields("newClashes", of: report.clashes)
        }
    }
}

/// An act that was taken back.
package struct UndoneActShape: Shape {
    private let act: PersonalAct

    package init(_ act: PersonalAct) { self.act = act }

    package static var schema: Schema {
        ["undone": .words(PersonalAct.Kind.self), "summary": .text]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("undone", act.kind.rawValue)
            json.field("summary", act.summary)
        }
    }
}
