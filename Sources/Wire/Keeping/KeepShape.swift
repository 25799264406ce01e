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
                json.field("due", due, in: .utc)
            }
            json.field("bytesBefore", report.bytesBefore)
            json.field("bytes", report.bytes)
            json.field("backup", report.backup.map(CheckedBackupShape.init))
        }
    }

    private struct CheckedBackupShape: Shape {
        let backup: KeepReport.CheckedBackup

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("file", backup.file)
                json.field("people", backup.people)
                json.field("sources", backup.sources)
            }
        }
    }
}
