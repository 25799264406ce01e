import Campus
import HTTPTypes
import Operations
import Wire
import Words

/// How the home is doing, for operators.
extension RouteTable {
    static var ofStewardship: [Route] {
        [
            showHealth, listAlerts, listErrors, clearErrors, refreshShared, acceptShared,
            undoShared,
            listPictures,
        ]
    }

    private static var showHealth: Route {
        .look(
            "/operator/health", summary: "How the home is doing: for operators.", of: "operator"
        ) { request, desks in
            let end = request.site.certificateEnd
            return HealthReportShape(
                try desks.health.report(certificateEnd: end), try request.words(desks),
                in: desks.zone)
        }
    }

    private static var listAlerts: Route {
        .list(
            "/operator/alerts",
            summary: "What operators were called for, what is not over first: for operators.",
            of: "operator"
        ) { request, desks in
            let words = try request.words(desks)
            return try desks.health.alerts().map { alert in
                AlertShape(
                    alert, saying: words.text(alert.sentence(in: desks.zone)), in: desks.zone)
            }
        }
    }

    private static var listErrors: Route {
        .list(
            "/operator/errors",
            summary: "What went wrong, once a kind, the latest first: for operators.",
            of: "operator"
        ) { _, desks in
            try desks.errors.list().map { SeenErrorShape($0, in: desks.zone) }
        }
    }

    private static var clearErrors: Route {
        .done(
            .delete, "/operator/errors",
            summary: "Forget all errors; what comes is counted anew: for operators.",
            of: "operator"
        ) { _, desks in try desks.errors.clear() }
    }

    private static var refreshShared: Route {
        importingShared("import", summary: "Refresh a source that the campus depends on.", .guarded)
    }

    private static var acceptShared: Route {
        importingShared(
            "accept", summary: "Refresh such a source, and take what was held back.",
            .acceptingRemovals)
    }

    private static var undoShared: Route {
        undoing(
            "/operator/sources/{number}/undo",
            summary: "Go back to what such a source held before its last import.", of: "operator"
        ) { request, desks in
            try desks.imports.undo(shared: SourceID(try request.number("number")))
        }
    }

    private static var listPictures: Route {
        .list(
            "/operator/pictures",
            summary: "Pictures of people and communities, the newest first: for operators.",
            of: "operator",
            query: [
                .text("q", most: 200, "Part of a handle or a name."),
                .flag("reported", "Only what waits for a decision."),
                .flag("hidden", "Only what is hidden from everybody."),
                .number(
                    "before", in: 1...1_000_000_000_000,
                    "Only what was kept before the one of that turn: 60 are told at once."),
            ]
        ) { request, desks in
            try desks.pictures.lookedOver(
                PictureFilter(
                    text: request.query.text("q"), isReported: request.query.flag("reported"),
                    isHidden: request.query.flag("hidden")),
                before: request.query.number("before").map { Int64($0) }
            ).map(KeptPictureShape.init)
        }
    }

    /// What a feed's server takes nobody else waits for.
    private static func importingShared(
        _ act: String, summary: String, _ way: ImportWay
    ) -> Route {
        Route(
            method: .post, path: "/operator/sources/{number}/\(act)", summary: summary,
            subject: "operator", answer: Route.Outcome(schema: ImportShape.component)
        ) { request in
            let id = SourceID(try request.number("number"))
            return try await request.errand { desks in
                let report = try await desks.imports.run(shared: id, way)
                if let failure = report.failure { throw failure }
                return .json(ImportShape(report))
            }
        }
    }
}
