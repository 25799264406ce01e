import Campus
import HTTPTypes
import Operations
import Wire

/// What rings, and what rings no more.
extension RouteTable {
    static var ofBell: [Route] { [upcoming, history, snooze, dismiss, mutes, mute, unmute] }

    private static var upcoming: Route {
        .list(
            "/reminders", summary: "What will ring, if nothing is altered.", of: "bell",
            query: window
        ) { request, desks in
            try desks.reminders.upcoming(
                from: request.query.text("from"), to: request.query.text("to")
            ).map { ReminderShape($0, in: desks.zone) }
        }
    }

    private static var history: Route {
        .list(
            "/reminders/history", summary: "What became of what rang.", of: "bell", query: window
        ) { request, desks in
            let words = try request.words(desks)
            return try desks.reminders.history(
                from: request.query.text("from"), to: request.query.text("to")
            ).map { ReminderRecordShape($0, in: desks.zone, words: words) }
        }
    }

    private static var snooze: Route {
        .act(
            .post, "/reminders/{id}/snooze", summary: "Let a reminder ring again later.",
            of: "bell",
            takes: [.text("for", most: 80, "As `10m`, or `until 13:30`.").needed]
        ) { request, desks in
            ReminderShape(
                try desks.reminders.snooze(request["id"], for: request.body.needed("for")),
                in: desks.zone)
        }
    }

    private static var dismiss: Route {
        .act(
            .post, "/reminders/{id}/dismiss",
            summary:
                "Let a reminder, all of its item or all of its series ring no more; or take that back.",
            of: "bell",
            takes: [
                .choice("extent", of: ["reminder", "item", "series"], "The reminder without it."),
                .flag("undo", "Take it back."),
            ]
        ) { request, desks in
            let extent: DismissExtent =
                switch request.body.text("extent") {
                case "item": .item
                case "series": .series
                default: .named
                }
            let reminders =
                try request.body.flag("undo")
                ? desks.reminders.undismiss(request["id"])
                : desks.reminders.dismiss(request["id"], extent)
            return PageShape(reminders.map { ReminderShape($0, in: desks.zone) })
        }
    }

    private static var mutes: Route {
        .list("/mutes", summary: "Modules and communities that do not ring.", of: "bell") {
            _, desks in
            try desks.reminders.mutes().map { MuteShape($0, isMuted: true) }
        }
    }

    private static var mute: Route {
        .act(
            .put, "/mutes/{subject}", summary: "Let a module or a community not ring.", of: "bell"
        ) { request, desks in
            MuteShape(try desks.reminders.mute(request["subject"], isMuted: true), isMuted: true)
        }
    }

    private static var unmute: Route {
        .done(
            .delete, "/mutes/{subject}", summary: "Let a module or a community ring again.",
            of: "bell"
        ) { request, desks in
            _ = try desks.reminders.mute(request["subject"], isMuted: false)
        }
    }

    private static let window: [Field] = [
        .text("from", most: 40, "At or after this instant or date."),
        .text("to", most: 40, "Before this instant or date."),
    ]
}
