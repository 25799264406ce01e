import Campus
import HTTPTypes
import Operations
import Wire

/// Who is here; operators say who may be.
extension RouteTable {
    static var ofPeople: [Route] { [find, show, edit, add, suspend, restore, showPrivate, invite] }

    private static var find: Route {
        .list(
            "/people", summary: "Who is here.", of: "people",
            query: [
                .text(
                    "q", most: 200,
                    "Beginnings of words in handle and name; for operators a whole proven address too."
                ),
                .choice("role", of: Person.Role.allCases.map(\.rawValue), "Of that role alone."),
                .flag("suspended", "Whether they are suspended; those only operators see."),
            ]
        ) { request, desks in
            try desks.people.list(
                PersonFilter(
                    text: request.query.text("q"),
                    role: request.query.text("role").flatMap(Person.Role.init),
                    isSuspended: request.query.optionalFlag("suspended"), takesAddress: true)
            ).map(PersonShape.init)
        }
    }

    private static var show: Route {
        .look("/people/{handle}", summary: "Somebody.", of: "people") { request, desks in
            PersonShape(
                try desks.people.card(request["handle"]),
                try desks.people.shownSuspension(of: request["handle"]), in: desks.zone)
        }
    }

    private static var edit: Route {
        .act(
            .patch, "/people/{handle}", summary: "Give somebody a role: for operators.",
            of: "people",
            takes: [
                .choice("role", of: Person.Role.allCases.map(\.rawValue), "Another role.").needed
            ]
        ) { request, desks in
            PersonShape(
                try desks.people.edit(
                    request["handle"], ProfileEdit(),
                    role: Person.Role(rawValue: request.body.needed("role"))))
        }
    }

    private static var add: Route {
        .act(
            .post, "/people", summary: "Add somebody who is to claim the account: for operators.",
            of: "people",
            takes: [
                .text("handle", most: 32, "What they are called here.").needed,
                .text("name", most: 80, "Their name."),
            ], status: .created
        ) { request, desks in
            var profile = ProfileEdit()
            profile.name = request.body.text("name")
            return PersonShape(try desks.people.add(request.body.needed("handle"), profile))
        }
    }

    private static var suspend: Route {
        .act(
            .put, "/people/{handle}/suspension",
            summary: "Let somebody act no more: for operators.",
            of: "people",
            takes: [
                .choice(
                    "reason", of: ReportReason.allCases.map(\.rawValue), "Why, as they are told."),
                .text("words", most: 500, "What they are told beside it."),
                .text("until", most: 40, "When they may act again: a date, or RFC 3339."),
            ]
        ) { request, desks in
            PersonShape(
                try desks.people.suspend(
                    request["handle"],
                    for: request.body.text("reason").flatMap(ReportReason.init) ?? .other,
                    request.body.text("words"),
                    until: try request.body.text("until").map { try desks.calendar.instant($0) }))
        }
    }

    private static var restore: Route {
        .act(
            .delete, "/people/{handle}/suspension",
            summary: "Let somebody act again: for operators.",
            of: "people"
        ) { request, desks in PersonShape(try desks.people.restore(request["handle"])) }
    }

    private static var showPrivate: Route {
        var route = Route.act(
            .post, "/people/{handle}/private",
            summary:
                "What is private of somebody, who can read that you looked and why: for operators.",
            of: "people", takes: [.text("reason", most: 500, "What it is needed for.").needed]
        ) { request, desks in
            PrivateCardShape(
                try desks.people.showPrivate(
                    request["handle"], for: request.body.needed("reason")), in: desks.zone)
        }
        route.isUnrepeatable = true
        return route
    }

    private static var invite: Route {
        var route = Route.act(
            .post, "/invitations",
            summary: "Make a code with which somebody signs up or in, once: for operators.",
            of: "people",
            takes: [.text("handle", most: 32, "Of who is here already; somebody new without it.")],
            status: .created
        ) { request, desks in
            InvitationShape(
                try desks.account.invite(request.body.text("handle")),
                at: request.site.home.serverSettings.url)
        }
        route.isUnrepeatable = true
        return route
    }
}
