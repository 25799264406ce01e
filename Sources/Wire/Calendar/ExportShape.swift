import Campus
package import Operations

/// A calendar that was written into a file.
package struct ExportShape: Shape {
    private let file: String
    private let events: Int

    package init(_ document: ExportDocument, as file: String) {
        (self.file, events) = (file, document.events)
    }

    package static var schema: Schema { ["file": .text, "events": .integer] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("file", file)
            json.field("events", events)
        }
    }
}

/// Calendars that were written into a folder that a web server serves.
package struct PublishShape: Shape {
    private let report: PublishReport

    package init(_ report: PublishReport) { self.report = report }

    package static var schema: Schema {
        [
            "calendars": .list(CalendarShape.schema), "removed": .integer, "unknown": .list(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("calendars", list: report.calendars, as: CalendarShape.init)
            json.field("removed", report.removed)
            json.field("unknown", texts: report.unknown)
        }
    }

    private struct CalendarShape: Shape {
        let calendar: PublishedCalendar

        static var schema: Schema {
            ["person": .text, "file": .text, "events": .integer, "status": .text]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("person", calendar.person.text)
                json.field("file", calendar.file)
                json.field("events", calendar.events)
                json.field("status", calendar.status.rawValue)
            }
        }
    }
}
