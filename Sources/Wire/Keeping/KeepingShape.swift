import Campus
package import Operations
import Recurrence
import Storage

/// A copy that was made of a home.
package struct BackupShape: Shape {
    private let report: BackupReport

    package init(_ report: BackupReport) { self.report = report }

    package static var schema: Schema {
        [
            "file": .text, "bytes": .integer, "people": .integer, "sources": .integer,
            "configuration": .optional(.text), "removed": .list(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("file", report.file)
            json.field("bytes", report.bytes)
            json.field("people", report.people)
            json.field("sources", report.sources)
            json.field("configuration", report.configuration)
            json.field("removed", texts: report.removed)
        }
    }
}

/// A copy that a home went back to.
package struct RestoreShape: Shape {
    private let file: String
    private let report: RestoreReport

    package init(_ report: RestoreReport, from file: String) {
        (self.file, self.report) = (file, report)
    }

    package static var schema: Schema {
        [
            "restored": .text, "replaced": .optional(.text), "people": .integer,
            "sources": .integer, "configuration": .optional(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("restored", file)
            json.field("replaced", report.replaced)
            json.field("people", report.people)
            json.field("sources", report.sources)
            json.field("configuration", report.configuration)
        }
    }
}

/// A home that was copied to another engine.
package struct MoveShape: Shape {
    private let report: MoveReport

    package init(_ report: MoveReport) { self.report = report }

    package static var schema: Schema {
        [
            "from": .choice(["sqlite", "postgresql"]), "to": .choice(["sqlite", "postgresql"]),
            "rows": .integer, "cut": .integer, "tables": .list(TableShape.schema), "line": .text,
            "switched": .flag,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("from", report.from)
            json.field("to", report.to)
            json.field("rows", report.rows)
            json.field("cut", report.cut)
            json.field("tables", list: report.tables, as: TableShape.init)
            json.field("line", report.line)
            json.field("switched", report.isSwitched)
        }
    }

    private struct TableShape: Shape {
        let copied: StoreCopier.Copied

        static var schema: Schema { ["table": .text, "rows": .integer, "digest": .text] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("table", copied.table)
                json.field("rows", copied.digest.rows)
                json.field("digest", copied.digest.text)
            }
        }
    }
}

/// Whether a home works, subject by subject.
package struct CheckShape: Shape {
    private let findings: [Finding]

    package init(_ findings: [Finding]) { self.findings = findings }

    package static var schema: Schema { ["ok": .flag, "findings": .list(FindingShape.schema)] }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("ok", findings.allSatisfy(\.isWell))
            json.field("findings", list: findings, as: FindingShape.init)
        }
    }

    private struct FindingShape: Shape {
        let finding: Finding

        static var schema: Schema {
            [
                "subject": .text, "ok": .flag, "message": .text,
                "lateness": .sometimes(LatenessShape.component),
            ]
        }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("subject", finding.subject)
                json.field("ok", finding.isWell)
                json.field("message", finding.message)
                if let lateness = finding.lateness {
                    json.field("lateness", LatenessShape(lateness))
                }
            }
        }
    }
}

/// What a night's work did.
package struct KeepShape: Shape {
    private let report: KeepReport

    package init(_ report: KeepReport) { self.report = report }

    package static var schema: Schema {
        [
            "pruned": .integer, "erased": .integer,
            "compaction": .choice(["done", "unneeded", "postponed"]),
            "due": .sometimes(.instant), "bytesBefore": .integer, "bytes": .integer,
            "backup": .optional(CheckedBackupShape.schema),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("pruned", report.pruned)
            json.field("erased", report.erased)
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

        static var schema: Schema { ["file": .text, "people": .integer, "sources": .integer] }

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.field("file", backup.file)
                json.field("people", backup.people)
                json.field("sources", backup.sources)
            }
        }
    }
}
