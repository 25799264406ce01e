package import Operations

/// What a person has now, and what comes after; lengths of time are whole seconds.
package struct NowAndNextShape: Shape {
    private let times: NowAndNext

    package init(_ times: NowAndNext) { self.times = times }

    package static var schema: Schema {
        [
            "now": .list(AgendaItemShape.component), "next": .list(AgendaItemShape.component),
            "days": .list(AgendaItemShape.component), "nextDays": .list(AgendaItemShape.component),
            "moreNow": .integer, "moreNext": .integer, "endsIn": .optional(.integer),
            "startsIn": .optional(.integer),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("now", list: times.now, as: AgendaItemShape.init)
            json.field("next", list: times.next, as: AgendaItemShape.init)
            json.field("days", list: times.days, as: AgendaItemShape.init)
            json.field("nextDays", list: times.nextDays, as: AgendaItemShape.init)
            json.field("moreNow", times.moreNow)
            json.field("moreNext", times.moreNext)
            json.field("endsIn", times.endsIn)
            json.field("startsIn", times.startsIn)
        }
    }
}
