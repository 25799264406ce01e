import Campus
import HTTPTypes
import Operations
import Wire

/// What operators and stewards did.
extension RouteTable {
    static var ofAudit: [Route] { [showAudit, showRecord] }

    private static var showAudit: Route {
        .list(
            "/operator/audit",
            summary: "What operators and stewards did, the latest first: for operators.",
            of: "operator",
            query: [
                .text("of", most: 32, "Only what this person did, or what concerns them."),
                .number(
                    "before", in: 1...1_000_000_000_000,
                    "Only what is older than the line of that number: 200 lines are told at once."),
            ]
        ) { request, desks in
            try desks.audit.list(
                of: request.query.text("of"),
                before: request.query.number("before").map { AuditID(Int64($0)) }
            ).map { AuditShape($0, in: desks.zone) }
        }
    }

    private static var showRecord: Route {
        .list(
            "/me/record",
            summary: "What operators and stewards did that concerns you, the latest first.",
            of: "me"
        ) { _, desks in
            try desks.audit.own(atMost: AuditDesk.mostListed).map { AuditShape($0, in: desks.zone) }
        }
    }
}
