import Campus
import Credentials
import HTTPTypes
import Operations
import Wire

/// Events, by their numbers, as `e12`.
extension RouteTable {
    static var ofEvents: [Route] { [list, publish, show, edit, delete, join, drop, door, arrive] }

    private static var list: Route {
        .list(
            "/events", summary: "Events in order of time.", of: "communities",
            query: [
                .text("community", most: 80, "Of this community."),
                .text(
                    "q", most: 200,
                    "Words of the title, and of its community's topic and description."),
                .text("hashtag", most: 80, "Under this word, with or without its sign."),
                .flag("past", "What was, in place of what is to come."),
                .flag("mine", "What you joined, wait for or are offered."),
            ]
        ) { request, desks in
            let query = request.query
            let cards = try desks.events.list(
                EventSelection(
                    community: query.text("community"), isPast: query.flag("past"),
                    isMine: query.flag("mine"), hashtag: query.text("hashtag"),
                    words: query.text("q")))
            return cards.map { EventShape($0, in: desks.zone) }
        }
    }

    private static var publish: Route {
        .act(
            .post, "/events", summary: "Publish an event.", of: "communities",
            takes: [
                .text("title", most: 120, "What it is.").needed,
                .text("start", most: 80, "RFC 3339, or words as `fri 18:00`.").needed,
                .text("community", most: 80, "In which; none without it."),
                .texts(
                    "invite", most: EventDesk.mostInvited,
                    "Handles of friends: they are asked to come, and nobody else sees it."),
            ] + facts,
            status: .created
        ) { request in
            try await request.draft()
        } act: { request, desks, draft in
            EventShape(
                try desks.events.publish(
                    draft, in: request.body.text("community"),
                    inviting: request.body.texts("invite") ?? []),
                in: desks.zone)
        }
    }

    private static var show: Route {
        .look("/events/{id}", summary: "An event, with what was altered in it.", of: "communities")
        {
            try shape($0, $1)
        }
    }

    private static var edit: Route {
        .act(
            .patch, "/events/{id}",
            summary: "Change an event; everybody who joined is told. `cancelled` cancels it.",
            of: "communities",
            takes: [
                .text("title", most: 120, "What it is."),
                .text("start", most: 80, "RFC 3339, or words as `fri 18:00`."),
                .flag("cancelled", "True cancels it for good."),
                .text("reason", most: 500, "Why it is cancelled."),
            ] + facts.map(\.clearable), matching: { .json(try shape($0, $1)) }
        ) { request in
            try await request.draft()
        } act: { request, desks, draft in
            let card =
                try request.body.flag("cancelled")
                ? desks.events.cancel(request["id"], reason: request.body.text("reason"))
                : desks.events.edit(request["id"], draft)
            return try EventShape(card, in: desks.zone, words: request.words(desks))
        }
    }

    private static var delete: Route {
        .done(
            .delete, "/events/{id}", summary: "Remove an event.", of: "communities",
            matching: { .json(try shape($0, $1)) }
        ) { request, desks in try desks.events.remove(request["id"]) }
    }

    private static var join: Route {
        .act(
            .put, "/events/{id}/attendance",
            summary:
                "Join an event; where it is full, wait for a place; take a place that is offered; accept an invitation.",
            of: "communities", takes: [.text("password", most: 200, "Of a private event.")]
        ) { request in
            try await request.site.opened(
                request["id"], by: request.body.text("password"), as: request.signedIn())
        } act: { request, desks, lock in
            EventShape(try desks.events.join(request["id"], past: lock), in: desks.zone)
        }
    }

    private static var drop: Route {
        .done(
            .delete, "/events/{id}/attendance",
            summary: "Come no more, wait no more; decline an invitation.", of: "communities"
        ) { request, desks in _ = try desks.events.drop(request["id"]) }
    }

    private static var door: Route {
        .look(
            "/events/{id}/door",
            summary: "The code at an event's door, and who came: of those who may alter the event.",
            of: "communities"
        ) { request, desks in
            DoorShape(try desks.events.door(request["id"]), in: desks.zone)
        }
    }

    private static var arrive: Route {
        .act(
            .put, "/events/{id}/presence",
            summary: "Say that you are there; who has not joined joins by it, where there is room.",
            of: "communities",
            takes: [.text("code", most: 200, "Shown at the door: six digits.").needed]
        ) { request, desks in
            EventShape(
                try desks.events.checkIn(request["id"], code: request.body.text("code") ?? ""),
                in: desks.zone)
        }
    }

    @Sendable private static func shape(
        _ request: APIRequest, _ desks: Desks
    ) throws -> EventShape {
        EventShape(
            try desks.events.show(request["id"]), in: desks.zone, words: try request.words(desks))
    }

    private static let facts: [Field] = [
        .text("end", most: 80, "When it ends."),
        .number("length", in: 60...31_622_400, "In place of an end, in seconds."),
        .text("location", most: 200, "Where."), .text("description", most: 4_000, "What about."),
        .text("zone", most: 64, "An IANA name."),
        .text("repeat", most: 500, "An RRULE, or words as `every 2 weeks`."),
        .number("capacity", in: 0...1_000_000, "How many may come; 0 for any number."),
        .text("hashtag", most: 80, "The word by which it is found."),
        .text("password", most: 200, "Makes it private."),
    ]
}

extension APIRequest {
    /// What was said of an event, its password hashed: that takes longer than an act's turn may.
    fileprivate func draft() async throws -> EventDraft {
        var draft = EventDraft()
        draft.title = body.text("title")
        draft.start = body.text("start")
        draft.end = body.text("end")
        draft.length = body.number("length").map(Int64.init)
        draft.location = body.edit("location")
        draft.description = body.edit("description")
        draft.zone = body.text("zone")
        draft.rule = body.edit("repeat")
        draft.capacity = body.has("capacity") ? body.number("capacity") ?? 0 : nil
        draft.hashtag = body.edit("hashtag")
        draft.password = try await site.hashing.prepare(
            body.edit("password").map { EventPassword($0) }, by: signedIn().person.id)
        return draft
    }
}
