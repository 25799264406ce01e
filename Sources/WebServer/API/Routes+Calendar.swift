import Campus
import HTTPTypes
import Operations
import Recurrence
import Scheduling
import Wire

/// The agenda: what there is to look at.
extension RouteTable {
    static var ofCalendar: [Route] {
        [
            agenda, next, free.costly, clashes.costly, hidden, changes, export.costly,
        ]
    }

    private static var agenda: Route {
        .list(
            "/agenda",
            summary:
                "The items of a window, in order of start, end and summary; today's by itself.",
            of: "agenda", query: window + [kinds, cancelled], isView: true
        ) { request, desks in
            try desks.calendar.agenda(request.agendaQuery(desks)).map(AgendaItemShape.init)
        }
    }

    private static var next: Route {
        .look("/agenda/next", summary: "What is on now, and what is next.", of: "agenda") {
            _, desks in
            NowAndNextShape(try desks.calendar.nowAndNext(nil))
        }
    }

    private static var free: Route {
        .list(
            "/free", summary: "When one and some friends are all free, the best first.",
            of: "agenda",
            query: [
                .texts("with", "Handles of friends who share when they are busy.").needed,
                .text("for", most: 32, "The shortest gap of use, as `1h30`; an hour without it."),
                .text("from", most: 40, "An instant or a date; now without it."),
                .text("to", most: 40, "An instant or a date; a week later without it."),
            ]
        ) { request, desks in
            let gaps = try desks.freeTime.common(
                MeetingWish(
                    with: request.query.texts("with") ?? [], length: request.query.text("for"),
                    from: request.query.text("from"), to: request.query.text("to")))
            return gaps.map { FreeTimeShape($0, in: desks.zone) }
        }
    }

    private static var clashes: Route {
        .list(
            "/agenda/clashes", summary: "What one cannot both be at.", of: "agenda",
            query: window + [kinds]
        ) { request, desks in
            try desks.calendar.clashes(request.agendaQuery(desks)).pairs.map(ClashShape.init)
        }
    }

    private static var hidden: Route {
        .list("/agenda/hidden", summary: "What one hid.", of: "agenda") { _, desks in
            try desks.items.hidden().map(HiddenItemShape.init)
        }
    }

    private static var changes: Route {
        .list(
            "/changes", summary: "What imports altered, newest first.", of: "agenda",
            query: [.text("since", most: 40, "An instant or a date; all on record without it.")]
        ) { request, desks in
            try desks.sources.changes(since: request.query.text("since"))
                .map { RecordedChangeShape($0, in: desks.zone) }
        }
    }

    private static var export: Route {
        Route(
            method: .get, path: "/export.ics",
            summary: "The calendar as an iCalendar file, as `belltower export` writes it.",
            subject: "agenda",
            query: [
                .choice(
                    "profile", of: ExportProfile.allCases.map(\.rawValue),
                    "For whose calendar it is."),
                .text("from", most: 40, "An instant or a date."),
                .text("to", most: 40, "An instant or a date, exclusive."), kinds,
                .flag("alarms", "With alarms."),
            ],
            answer: Route.Outcome(mediaType: "text/calendar")
        ) { request in
            let (caller, kinds) = (try request.signedIn(), try request.query.kinds("kind"))
            let wish = ExportRequest(
                from: request.query.text("from"), to: request.query.text("to"),
                kinds: kinds ?? .exported,
                alarms: request.query.flag("alarms"),
                profile: request.query.text("profile").flatMap(ExportProfile.init) ?? .plain)
            return try await request.site.lanes.look(as: caller) { desks in
                var reply = Reply(
                    status: .ok, bytes: try desks.exports.export(wish).bytes,
                    mediaType: "text/calendar; charset=utf-8")
                reply.fields[.contentDisposition] = "attachment; filename=\"belltower.ics\""
                return reply
            }
        }
    }

    private static let window: [Field] = [
        .text("from", most: 40, "An instant or a date; today without it."),
        .text("to", most: 40, "An instant or a date, exclusive; a day after `from` without it."),
    ]

    private static let kinds = Field.texts(
        "kind", "class, exam, event, personal, hydration; all without it.")

    private static let cancelled = Field.flag("cancelled", "What was cancelled too.")
}

extension APIRequest {
    /// Longer than three years; what is asked is computed whole, however little of it is answered.
    private static let longest: Int64 = 1_100 * 86_400

    fileprivate func agendaQuery(_ desks: Desks) throws -> AgendaQuery {
        let window = try desks.calendar.window(
            .day, date: nil, from: query.text("from"), to: query.text("to"))
        guard window.upperBound - window.lowerBound <= Self.longest else {
            throw Refusal(.invalid, "refusal.window.long")
        }
        return AgendaQuery(
            window: window, includesCancelled: query.flag("cancelled"),
            kinds: try query.kinds("kind") ?? Set(ItemKind.allCases))
    }
}
