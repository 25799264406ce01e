import Campus
import HTTPTypes
import Operations
import Wire

/// Reports, decisions and appeals.
extension RouteTable {
    static var ofReports: [Route] {
        [report, withdraw, mine, list, show, picture, decide, reopen, appeal]
    }

    private static var report: Route {
        .act(
            .post, "/reports", summary: "Report something to those who decide on it.",
            of: "reports",
            takes: [
                .choice(
                    "kind", of: ReportSubject.Kind.reportable.map(\.rawValue), "Of what kind it is."
                ).needed,
                .text(
                    "name", most: 100,
                    "A comment's number, an event, a person's handle, a community."
                ).needed,
                reason("reason", "Why.").needed,
                .text("words", most: ReportDesk.mostWords, "What is to be said beside it."),
            ], status: .created
        ) { request, desks in
            StewardshipNumberShape(
                try desks.reports.report(
                    request.body.word("kind"), request.body.needed("name"),
                    for: request.body.word("reason"), request.body.text("words")))
        }
    }

    private static var withdraw: Route {
        .done(
            .delete, "/me/reports/{id}", summary: "Take a report of yours back.", of: "reports"
        ) { request, desks in try desks.reports.withdraw(ReportID(request.number("id"))) }
    }

    private static var mine: Route {
        .look(
            "/me/reports", summary: "What you reported, and what was decided on what is yours.",
            of: "reports"
        ) { _, desks in
            OwnReportsShape(
                try desks.reports.own(), try desks.reports.statements(), in: desks.zone)
        }
    }

    private static var list: Route {
        .list(
            "/reports", summary: "What waits for a decision: for stewards.", of: "reports",
            query: [.flag("decided", "What was decided on in its place.")]
        ) { request, desks in
            try desks.cases.list(isDecided: request.query.flag("decided"))
                .map { CaseShape($0, in: desks.zone) }
        }
    }

    private static var show: Route {
        .look(
            "/reports/{id}", summary: "A case, with what was sealed of it: for stewards.",
            of: "reports"
        ) { request, desks in
            CaseShape(try desks.cases.show(CaseID(request.number("id"))), in: desks.zone)
        }
    }

    private static var decide: Route {
        var route = deciding
        let act = route.handle
        route.handle = { request in
            let reply = try await act(request)
            // Whoever gave notice without an account is answered by a letter.
            await NoticeAnswers(request.site.home).send(at: request.now)
            return reply
        }
        return route
    }

    private static var deciding: Route {
        .act(
            .post, "/reports/{id}/decision", summary: "Decide on a case: for stewards.",
            of: "reports",
            takes: [
                .choice("outcome", of: Decision.Outcome.allCases.map(\.rawValue), "What is done.")
                    .needed,
                reason("ground", "On which ground.").needed,
                .text("words", most: DecisionDesk.mostWords, "What is said to both sides.").needed,
                .text("until", most: 40, "When a suspension ends; null for until it is lifted.")
                    .clearable,
            ], status: .created
        ) { request, desks in
            let until = try request.body.text("until").map { text throws(Refusal) in
                try desks.decisions.end(text)
            }
            return StewardshipNumberShape(
                try desks.decisions.decide(
                    CaseID(request.number("id")),
                    DecisionDraft(
                        request.body.word("outcome"), on: request.body.word("ground"),
                        request.body.needed("words"), until: until)))
        }
    }

    private static var reopen: Route {
        .act(
            .post, "/reports/{id}/reopening",
            summary: "Take back what was decided on a case: for operators.",
            of: "reports",
            takes: [
                reason("ground", "On which ground.").needed,
                .text("words", most: DecisionDesk.mostWords, "What is said to both sides.").needed,
            ], status: .created
        ) { request, desks in
            StewardshipNumberShape(
                try desks.decisions.reopen(
                    CaseID(request.number("id")), on: request.body.word("ground"),
                    request.body.needed("words")))
        }
    }

    private static var appeal: Route {
        .act(
            .post, "/decisions/{id}/appeal", summary: "Ask for another steward's decision.",
            of: "reports",
            takes: [.text("words", most: DecisionDesk.mostWords, "Why.").needed], status: .created
        ) { request, desks in
            StewardshipNumberShape(
                try desks.decisions.appeal(
                    against: DecisionID(request.number("id")), request.body.needed("words")))
        }
    }

    /// A picture as it was sealed.
    private static var picture: Route {
        Route(
            method: .get, path: "/reports/{id}/pictures/{digest}",
            summary: "A picture that was sealed with a case: for stewards.", subject: "reports",
            answer: Route.Outcome(mediaType: "image/webp")
        ) { request in
            let (id, digest) = (CaseID(try request.number("id")), request["digest"])
            return try await request.site.lanes.look(as: try request.signedIn()) { desks in
                Reply(
                    status: .ok, bytes: try desks.cases.picture(digest, of: id),
                    mediaType: "image/webp", tag: "\"\(digest)\"")
            }
        }
    }

    private static func reason(_ name: String, _ purpose: String) -> Field {
        .choice(name, of: ReportReason.allCases.map(\.rawValue), purpose)
    }
}

extension Fields {
    /// One of the words of an enumeration, of a field that has no other.
    fileprivate func word<Word: RawRepresentable>(_ name: String) throws(Refusal) -> Word
    where Word.RawValue == String {
        try Word(rawValue: needed(name)).orThrow(
            Refusal(.invalid, "refusal.field.missing", with: ["field": "\(name)"]))
    }
}
