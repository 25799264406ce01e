package import Campus
import Recurrence

/// What was reported and decided in one month; null of a count below 5, which would tell of single people.
package struct ModerationMonthShape: Shape {
    private let month: ModerationMonth

    package init(_ month: ModerationMonth) { self.month = month }

    package static var schema: Schema {
        [
            "month": .text, "reports": .optional(.integer), "appeals": .optional(.integer),
            "decisions": .list(CountShape.schema), "grounds": .list(CountShape.schema),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("month", String(month.first.description.prefix(7)))
            json.field("reports", ShownCount(month.reports).value)
            json.field("appeals", ShownCount(month.appeals).value)
            json.field("decisions", list: Decision.Outcome.allCases) {
                CountShape(name: $0.rawValue, count: ShownCount(month.outcomes[$0] ?? 0))
            }
            json.field("grounds", list: ReportReason.allCases) {
                CountShape(name: $0.rawValue, count: ShownCount(month.grounds[$0] ?? 0))
            }
        }
    }

    private struct CountShape: Shape {
        let name: String
        let count: ShownCount

        static var schema: Schema { ["name": .text, "count": .optional(.integer)] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("name", name)
                json.field("count", count.value)
            }
        }
    }
}
