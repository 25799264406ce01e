import Campus
import HTTPTypes
import Operations
import Wire

/// How long one looks at pages.
extension RouteTable {
    static var ofHours: [Route] { [showHours, countMinutes, forgetHours] }

    private static var showHours: Route {
        .look(
            "/me/hours",
            summary:
                "How many minutes you had pages in front of you, by day and hour. Nobody else sees it.",
            of: "me",
            query: [
                .text("from", most: 40, "A date; four weeks before `to` without it."),
                .text("to", most: 40, "A date, exclusive; tomorrow without it."),
            ]
        ) { request, desks in
            ActiveHoursShape(
                try desks.hours.hours(
                    from: request.query.text("from"), to: request.query.text("to")))
        }
    }

    private static var countMinutes: Route {
        .done(
            .post, "/me/hours",
            summary:
                "Count the minutes just past, in which a page was in front of you; nothing is counted "
                + "under the setting `active-hours` off.",
            of: "me",
            takes: [.number("minutes", in: 1...HoursDesk.mostMinutes, "How many.").needed]
        ) { request, desks in
            // When somebody is there is theirs to know: no line of the log tells it.
            request.context.record.note { $0.isMerelyCounted = true }
            try desks.hours.count(minutes: request.body.number("minutes") ?? 0)
        }
    }

    private static var forgetHours: Route {
        .done(.delete, "/me/hours", summary: "Forget all minutes that were counted.", of: "me") {
            _, desks in try desks.hours.forget()
        }
    }
}
