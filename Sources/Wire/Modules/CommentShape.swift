package import Campus
package import Recurrence

/// What somebody wrote on a module's page.
package struct CommentShape: Shape {
    private let comment: Comment
    private let zone: Zone

    package init(_ comment: Comment, in zone: Zone) {
        (self.comment, self.zone) = (comment, zone)
    }

    package static var schema: Schema {
        [
            "id": .integer, "author": .optional(.text), "text": .text, "at": .instant,
            "edited": .flag,
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("id", comment.id.number)
            json.field("author", comment.author?.text)
            json.field("text", comment.text)
            json.field("at", comment.at, in: zone)
            json.field("edited", comment.isEdited)
        }
    }
}

/// A comment that somebody reported, for operators.
package struct CommentReportShape: Shape {
    private let report: CommentReport
    private let zone: Zone

    package init(_ report: CommentReport, in zone: Zone) {
        (self.report, self.zone) = (report, zone)
    }

    package static var schema: Schema {
        [
            "module": .text, "comment": CommentShape.component, "reports": .integer,
            "reasons": .list(.text),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("module", report.code.text)
            json.field("comment", CommentShape(report.comment, in: zone))
            json.field("reports", report.count)
            json.field("reasons", texts: report.reasons)
        }
    }
}

/// The number of a comment that something was done with.
package struct CommentNumberShape: Shape {
    private let id: CommentID

    package init(_ id: CommentID) { self.id = id }

    package static var schema: Schema { ["id": .integer] }

    package func write(to json: inout JSONWriter) { json.object { $0.field("id", id.number) } }
}
