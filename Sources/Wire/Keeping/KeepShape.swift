import Campus
package import Operations
import Recurrence

/// What a night's work did.
package struct KeepShape: Shape {
    private let report: KeepReport

    package init(_ report: KeepReport) { self.report = report }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("pruned", report.pruned)
            switch report.compaction {
            case .done: json.field("compaction", "done")
            case .unneeded: json.field("compaction", "unneeded")
            case .postponed(let due):
                json.field("compaction", "postponed")
                json.key("due")
                json.timestamp(ClockTime(due, in: .utc))
            }
            json.field("bytesBefore", report.bytesBefore)
            json.field("bytes", report.bytes)
            json.key("backup")
            guard let backup = report.backup else { return json.null() }
            json.object { json in
                json.field("file", backup.file)
                json.field("people", backup.people)
                json.field("sources", backup.sources)
            }
        }
    }
}
