import Campus
import HTTPTypes
import Operations
import Wire

/// Feeds.
extension RouteTable {
    static var ofSources: [Route] {
        [list, subscribe, show, edit, unsubscribe, refresh, accept, undo, history]
    }

    private static var list: Route {
        .list(
            "/sources", summary: "Your sources, and the campus's that reach you.", of: "sources"
        ) { _, desks in
            try desks.sources.list().map { SourceShape($0, in: desks.zone, isRevealed: false) }
        }
    }

    /// Imports are errands: what a feed's server takes nobody else waits for.
    private static var subscribe: Route {
        Route(
            method: .post, path: "/sources",
            summary: "Subscribe to a feed and import it at once; or send a calendar, which is "
                + "imported this once.",
            subject: "sources", query: [.text("name", most: 80, "What to call a calendar.")],
            body: .calendarOrFields([
                .text("address", most: 2_000, "An http, https, webcal or webcals URL.").needed,
                .text("name", most: 80, "What to call it; the calendar's own name without it."),
                .choice("kind", of: kinds, "What its entries are; classes without it."),
                .number(
                    "every", in: 60...31_536_000, "Seconds between two imports; 3600 without it."),
                .flag("forEveryone", "A source of the campus: for operators."),
            ]),
            answer: Route.Outcome(
                status: .created, schema: ImportShape.component, others: [.ok])
        ) { request in
            let body = request.body
            if let calendar = request.document {
                let name = request.query.text("name")
                return try await request.errand(answering: subscribed) { desks in
                    subscribed(try desks.sources.take(calendar, named: name))
                }
            }
            let wish = Subscription(
                address: body.needed("address"), name: body.text("name"),
                kind: body.text("kind").flatMap(ItemKind.init) ?? .class,
                every: Int64(body.number("every") ?? 3_600),
                isForEveryone: body.flag("forEveryone"))
            return try await request.errand(answering: subscribed) { desks in
                subscribed(try await desks.sources.subscribe(wish))
            }
        }
    }

    private static let subscribed: @Sendable (ImportReport) -> Reply = { report in
        // Already subscribed to: nothing was created.
        .json(ImportShape(report), status: report.status == .unchanged ? .ok : .created)
    }

    private static var show: Route {
        .look(
            "/sources/{id}", summary: "One source, by its name.", of: "sources",
            query: [.flag("reveal", "With the whole address, which may be a password.")]
        ) { request, desks in try shape(of: request["id"], request, desks) }
    }

    private static var edit: Route {
        .act(
            .patch, "/sources/{id}", summary: "Change what you chose for a source.", of: "sources",
            takes: [
                .text("name", most: 80, "Another name."),
                .number("every", in: 60...31_536_000, "Seconds between two imports."),
                .number(
                    "removalShare", in: 0...100, "The percentage of which a loss is held back."),
                .number("removalMinimum", in: 1...1_000_000, "From so many coming classes on."),
                .flag("alarms", "Whether the feed's own alarms ring."),
            ]
        ) { request, desks in
            let body = request.body
            let source = try desks.sources.configure(request["id"]) { source in
                source.name = body.text("name") ?? source.name
                source.every = body.number("every").map(Int64.init) ?? source.every
                source.limits.share = body.number("removalShare") ?? source.limits.share
                source.limits.minimum = body.number("removalMinimum") ?? source.limits.minimum
                source.ringsAlarms = body.optionalFlag("alarms") ?? source.ringsAlarms
            }
            return try shape(of: source.name, request, desks)
        }
    }

    private static var unsubscribe: Route {
        .done(
            .delete, "/sources/{id}", summary: "Remove a source with all that it brought.",
            of: "sources"
        ) { request, desks in try desks.sources.unsubscribe(request["id"]) }
    }

    private static var refresh: Route {
        importing("/sources/{id}/import", summary: "Refresh a source now.", .guarded)
    }

    private static var accept: Route {
        importing(
            "/sources/{id}/accept",
            summary: "Refresh a source, and take what was held back.",
            .acceptingRemovals)
    }

    private static var undo: Route {
        undoing(
            "/sources/{id}/undo", summary: "Go back to what a source held before its last import.",
            of: "sources"
        ) { request, desks in try desks.imports.undo(of: request["id"]) }
    }

    /// An errand: it may wait for an import.
    static func undoing(
        _ path: String, summary: String, of subject: String,
        _ body: @escaping @Sendable (APIRequest, Desks) throws -> ImportReport
    ) -> Route {
        Route(
            method: .post, path: path, summary: summary, subject: subject,
            answer: Route.Outcome(schema: ImportShape.component)
        ) { request in
            let answer: @Sendable (ImportReport) -> Reply = { .json(ImportShape($0)) }
            return try await request.errand(answering: answer) { answer(try body(request, $0)) }
        }
    }

    private static var history: Route {
        .list(
            "/sources/{id}/history", summary: "The imports of a source, newest first.",
            of: "sources"
        ) { request, desks in
            try desks.sources.history(of: request["id"])
                .map { PastImportShape($0.fetch, isKept: $0.isKept, in: desks.zone) }
        }
    }

    private static let kinds = ItemKind.ofSources.map(\.rawValue)

    private static func importing(
        _ path: String, summary: String, _ way: ImportWay
    ) -> Route {
        Route(
            method: .post, path: path, summary: summary, subject: "sources",
            answer: Route.Outcome(schema: ImportShape.component)
        ) { request in
            let name = request["id"]
            return try await request.errand { desks in
                // A source that another keeps is not told of.
                _ = try desks.sources.ownSource(name)
                let reports = try await desks.imports.run(.named([name]), way, isNarrowed: true)
                guard let report = reports.first else {
                    throw Refusal(.missing, "refusal.path.unknown")
                }
                if let failure = report.failure { throw failure }
                return .json(ImportShape(report))
            }
        }
    }

    private static func shape(
        of name: String, _ request: APIRequest, _ desks: Desks
    ) throws -> SourceShape {
        let found = try desks.sources.list(named: name)
        guard let status = found.first else { throw Refusal(.missing, "refusal.path.unknown") }
        return SourceShape(
            status, in: desks.zone, isRevealed: request.query.flag("reveal"))
    }
}
