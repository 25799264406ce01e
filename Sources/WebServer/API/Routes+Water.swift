import Campus
import HTTPTypes
import Operations
import Wire

/// What one drinks, and wants to.
extension RouteTable {
    static var ofWater: [Route] { [history, log, undo, sync, goal, setGoal] }

    private static var history: Route {
        .list(
            "/drinks", summary: "What you drank, day by day, today last.", of: "water",
            query: [.number("days", in: 1...1_000, "How many, today included; 7 without it.")]
        ) { request, desks in
            try desks.water.history(days: request.query.number("days") ?? 7).days
                .map { DrinkDayShape($0, in: desks.zone) }
        }
    }

    private static var log: Route {
        .act(
            .post, "/drinks", summary: "Log a drink; the same id again changes nothing.",
            of: "water",
            takes: [
                .text("amount", most: 40, "drink, glass, bottle, or as `250ml`; a drink without."),
                .text("at", most: 40, "RFC 3339, or a time of today; now without it."),
                .text("id", most: 36, "A UUID of your own."),
            ], status: .created
        ) { request, desks in
            let body = request.body
            return DrinkReceiptShape(
                try desks.water.log(
                    body.text("amount") ?? "drink", at: body.text("at"), id: body.text("id")),
                in: desks.zone)
        }
    }

    private static var undo: Route {
        .done(.delete, "/drinks/{uuid}", summary: "Take a drink back.", of: "water") {
            request, desks in
            _ = try desks.water.undo(request["uuid"])
        }
    }

    private static var sync: Route {
        Route(
            method: .post, path: "/drinks/sync",
            summary: "Merge what a device logged with what is here, and get the whole.",
            subject: "water", body: .document(.list(drink)),
            answer: Route.Outcome(schema: .list(drink)), isUnrepeatable: true
        ) { request in
            let drinks = request.document ?? []
            return try await request.site.lanes.act(as: try request.signedIn()) { desks in
                Reply(
                    status: .ok, bytes: try desks.water.sync(drinks, as: .json),
                    mediaType: "application/json; charset=utf-8")
            }
        }
    }

    private static var goal: Route {
        .look(
            "/goal", summary: "What you want to drink in a day, and how far you are.", of: "water"
        ) {
            GoalShape(try $1.water.goal(), in: $1.zone)
        }
    }

    private static var setGoal: Route {
        .act(
            .put, "/goal", summary: "Set what you want to drink in a day; that turns it on.",
            of: "water",
            takes: [
                .text("amount", most: 40, "As `2l`."), .text("from", most: 20, "As `09:00`."),
                .text("to", most: 20, "As `21:00`."), .text("cup", most: 40, "As `250ml`."),
                .number("every", in: 60...86_400, "A cup every so many seconds."),
                .number("times", in: 1...100, "So many cups a day."),
                .text("dayLimit", most: 40, "More in a day is too much to be healthy."),
                .text("hourLimit", most: 40, "More in an hour is."),
                .flag("on", "Whether it is on."),
            ]
        ) { request, desks in
            var draft = GoalDraft()
            let body = request.body
            (draft.amount, draft.cup) = (body.text("amount"), body.text("cup"))
            (draft.from, draft.to) = (body.text("from"), body.text("to"))
            (draft.every, draft.times) = (
                body.number("every").map(Int64.init), body.number("times")
            )
            (draft.dayLimit, draft.hourLimit) = (body.text("dayLimit"), body.text("hourLimit"))
            draft.isOn = body.optionalFlag("on")
            return GoalShape(
                draft.isEmpty ? try desks.water.goal() : try desks.water.setGoal(draft),
                in: desks.zone)
        }
    }

    private static let drink = DrinkNotation.schema
}
