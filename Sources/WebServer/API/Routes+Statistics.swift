import Campus
import HTTPTypes
import Operations
import Wire

/// What a campus counts, for operators.
extension RouteTable {
    static var ofStatistics: [Route] { [statistics, statisticsTable] }

    private static var statistics: Route {
        .look(
            "/operator/statistics",
            summary:
                "Counts of people, enrolments, reminders, imports and events, up to yesterday: "
                + "for operators. What is below 5 is null.",
            of: "operator", query: [period]
        ) { request, desks in
            StatisticsShape(try desks.statistics.statistics(over: chosen(request)))
        }.costly
    }

    private static var statisticsTable: Route {
        Route(
            method: .get, path: "/operator/statistics/{name}",
            summary: "One of the tables as CSV: for operators. What is below 5 is <5.",
            subject: "operator", query: [period], answer: Route.Outcome(mediaType: "text/csv"),
            isCostly: true
        ) { request in
            let caller = try request.signedIn()
            return try await request.site.lanes.look(as: caller) { desks in
                .csv(try desks.statistics.table(request["name"], over: chosen(request)))
            }
        }
    }

    private static let period = Field.choice(
        "period", of: StatisticsPeriod.allCases.map(\.rawValue),
        "How far back; four weeks without it.")

    private static func chosen(_ request: APIRequest) -> StatisticsPeriod {
        request.query.text("period").flatMap(StatisticsPeriod.init) ?? .weeks
    }
}

extension Reply {
    /// A table as a file.
    static func csv(_ table: StatisticsTable) -> Reply {
        var reply = Reply.text(table.csv, as: "text/csv; charset=utf-8")
        reply.fields[.contentDisposition] =
            "attachment; filename=\"belltower-\(table.name.rawValue).csv\""
        return reply
    }

    /// All tables as one file.
    static func statistics(_ zip: [UInt8]) -> Reply {
        var reply = Reply(status: .ok, bytes: zip, mediaType: "application/zip")
        reply.fields[.contentDisposition] = "attachment; filename=\"belltower-statistics.zip\""
        return reply
    }
}
