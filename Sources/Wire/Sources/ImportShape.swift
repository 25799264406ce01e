package import Campus
package import Operations
package import Recurrence

/// What became of one attempt to bring a source up to date.
package struct ImportShape: Shape {
    private let report: ImportReport

    package init(_ report: ImportReport) { self.report = report }

    package static var schema: Schema {
        Schema.counts.and([
            "source": .text, "status": .choice(["imported", "unchanged", "refused", "failed"]),
            "issues": .list(IssueShape.component), "reason": .optional(.text),
            "changes": .list(ChangeShape.component),
        ]).and(.clashes("clashes", isAlways: false))
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("source", report.source)
            json.field("status", report.status.rawValue)
            json.fields(of: report.counts)
            json.field("issues", list: report.issues, as: IssueShape.init)
            json.field("reason", report.reason)
            json.field("changes", list: report.changes, as: ChangeShape.init)
            if let clashes = report.clashes { json.fields(of: clashes) }
        }
    }
}

/// One import of a source's history.
package struct PastImportShape: Shape {
    private let fetch: FetchRecord
    private let isKept: Bool
    private let zone: Zone

    /// - Parameter isKept: what it brought can be gone back to.
    package init(_ fetch: FetchRecord, isKept: Bool, in zone: Zone) {
        (self.fetch, self.isKept, self.zone) = (fetch, isKept, zone)
    }

    package static var schema: Schema {
        Schema.counts.and([
            "at": .instant, "outcome": .text, "status": .optional(.integer),
            "bytes": .optional(.integer), "kept": .flag, "reason": .optional(.text),
        ])
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("at", fetch.at, in: zone)
            json.field("outcome", fetch.outcome.rawValue)
            json.field("status", fetch.status)
            json.field("bytes", fetch.bytes)
            json.fields(of: fetch.counts)
            json.field("kept", isKept)
            json.field("reason", fetch.reason)
        }
    }
}

/// What is wrong with something that was read, or odd.
struct IssueShape: Shape {
    let issue: Issue

    static var schema: Schema {
        [
            "severity": .choice(["error", "warning"]), "uid": .optional(.text),
            "line": .optional(.integer), "message": .text,
        ]
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("severity", issue.severity.rawValue)
            json.field("uid", issue.uid)
            json.field("line", issue.line)
            json.field("message", issue.message)
        }
    }
}

extension Schema {
    fileprivate static let counts: Schema = [
        "added": .integer, "changed": .integer, "removed": .integer, "unchanged": .integer,
        "events": .integer,
    ]
}

extension JSONWriter {
    fileprivate mutating func fields(of counts: ImportCounts) {
        field("added", counts.added)
        field("changed", counts.changed)
        field("removed", counts.removed)
        field("unchanged", counts.unchanged)
        field("events", counts.events)
    }
}
