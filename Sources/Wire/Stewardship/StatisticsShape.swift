package import Campus
import Recurrence

/// What a campus counts, with what is small left out.
package struct StatisticsShape: Shape {
    private let statistics: Statistics

    package init(_ statistics: Statistics) { self.statistics = statistics }

    package static var schema: Schema {
        [
            "period": .words(StatisticsPeriod.self), "from": .date, "to": .date,
            "since": .optional(.date),
            "tables": .list(StatisticsTableShape.component),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("period", statistics.period.rawValue)
            json.field("from", statistics.days.lowerBound.description)
            json.field("to", statistics.days.upperBound.description)
            json.field("since", statistics.since?.description)
            json.field("tables", list: statistics.tables, as: StatisticsTableShape.init)
        }
    }
}

/// One table: of a count that is not shown the value is null, and the note says why.
package struct StatisticsTableShape: Shape {
    private let table: StatisticsTable

    package init(_ table: StatisticsTable) { self.table = table }

    package static var schema: Schema {
        [
            "name": .words(StatisticsTable.Name.self),
            "columns": .list(.words(StatisticsTable.Column.self)),
            "rows": .list([
                "label": .text,
                "counts": .list([
                    "value": .optional(.integer), "note": .optional(.choice(["few", "withheld"])),
                ]),
            ]),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("name", table.name.rawValue)
            json.field("columns", texts: table.columns.map(\.rawValue))
            json.key("rows")
            json.array(table.rows) { json, row in
                json.object { json in
                    json.field("label", row.label.text)
                    json.key("counts")
                    json.array(row.counts) { json, count in Self.write(count, to: &json) }
                }
            }
        }
    }

    private static func write(_ count: ShownCount, to json: inout JSONWriter) {
        let note: String? =
            switch count {
            case .count: nil
            case .few: "few"
            case .withheld: "withheld"
            }
        json.object { json in
            json.field("value", count.value)
            json.field("note", note)
        }
    }
}
