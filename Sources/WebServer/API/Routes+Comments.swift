import Campus
import HTTPTypes
import Operations
import Wire

/// What is written on the pages of modules.
extension RouteTable {
    static var ofComments: [Route] { [list, write, edit, delete, report, reports, hide, unhide] }

    private static var list: Route {
        .list(
            "/modules/{code}/comments", summary: "What was written on a module's page.",
            of: "modules",
            query: [year]
        ) { request, desks in
            try desks.modules.page(request["code"], year: request.query.text("year")).comments
                .map { CommentShape($0, in: desks.zone) }
        }
    }

    private static var write: Route {
        .act(
            .post, "/modules/{code}/comments", summary: "Write on a module's page.", of: "modules",
            query: [year], takes: [text.needed], status: .created
        ) { request, desks in
            CommentNumberShape(
                try desks.comments.add(
                    on: request["code"], request.body.needed("text"),
                    year: request.query.text("year")))
        }
    }

    private static var edit: Route {
        .act(
            .patch, "/comments/{id}", summary: "Change a comment of yours.", of: "modules",
            takes: [text.needed]
        ) { request, desks in
            let id = try request.comment()
            try desks.comments.edit(id, to: request.body.needed("text"))
            return CommentNumberShape(id)
        }
    }

    private static var delete: Route {
        .done(
            .delete, "/comments/{id}", summary: "Delete a comment of yours.", of: "modules"
        ) { request, desks in try desks.comments.delete(request.comment()) }
    }

    private static var report: Route {
        .act(
            .post, "/comments/{id}/reports", summary: "Tell the operators about a comment.",
            of: "modules",
            takes: [.text("reason", most: 500, "Why.")], status: .created
        ) { request, desks in
            let id = try request.comment()
            try desks.comments.report(id, for: request.body.text("reason"))
            return CommentNumberShape(id)
        }
    }

    private static var reports: Route {
        .list("/comments/reports", summary: "What was reported: for operators.", of: "modules") {
            _, desks in
            try desks.comments.reports().map { CommentReportShape($0, in: desks.zone) }
        }
    }

    private static var hide: Route {
        .done(
            .put, "/comments/{id}/hiding", summary: "Take a comment from its page: for operators.",
            of: "modules",
            takes: [
                .choice(
                    "reason", of: ReportReason.allCases.map(\.rawValue),
                    "Why, as its author is told."),
                .text("words", most: ReportDesk.mostWords, "What they are told beside it."),
            ]
        ) { request, desks in
            try desks.comments.hide(
                request.comment(),
                for: request.body.text("reason").flatMap(ReportReason.init) ?? .other,
                request.body.text("words"))
        }
    }

    private static var unhide: Route {
        .done(
            .delete, "/comments/{id}/hiding",
            summary: "Put a comment back on its page: for operators.",
            of: "modules"
        ) { request, desks in try desks.comments.unhide(request.comment()) }
    }

    private static let text = Field.text("text", most: 2_000, "Plain text.")
}

extension APIRequest {
    fileprivate func comment() throws(Refusal) -> CommentID { CommentID(try number("id")) }
}
