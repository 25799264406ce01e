import Campus
import HTTPTypes
import Operations
import Wire

/// Communities, by their names.
extension RouteTable {
    static var ofCommunities: [Route] {
        [list, create, show, change, close, join, quit, nameOrganiser, dropOrganiser]
    }

    private static var list: Route {
        .list(
            "/communities", summary: "The communities there are.", of: "communities",
            query: [
                .text("q", most: 200, "Words of the name, the topic and the description."),
                .text("topic", most: 40, "Of this topic, in any case."),
            ]
        ) { request, desks in
            try desks.communities.list(
                CommunitySelection(
                    words: request.query.text("q"), topic: request.query.text("topic"))
            ).map(CommunityShape.init)
        }
    }

    private static var create: Route {
        .act(
            .post, "/communities", summary: "Found a community: for operators.", of: "communities",
            takes: [name.needed] + words, status: .created
        ) { request, desks in
            CommunityShape(
                try desks.communities.create(
                    request.body.needed("name"),
                    CommunityDraft(
                        topic: request.body.text("topic"),
                        description: request.body.text("description"))))
        }
    }

    private static var show: Route {
        .look(
            "/communities/{id}", summary: "A community, its organisers and what is to come.",
            of: "communities"
        ) { request, desks in
            CommunityPageShape(try desks.communities.page(request["id"]), in: desks.zone)
        }
    }

    private static var change: Route {
        .act(
            .patch, "/communities/{id}",
            summary:
                "Change what a community says of itself, for its organisers; its name, for operators; "
                + "or say that you have seen what is new.",
            of: "communities",
            takes: [name, .flag("seen", "You have seen what is new.")] + words.map(\.clearable)
        ) { request, desks in
            var id = request["id"]
            if ["name", "topic", "description"].contains(where: request.body.has) {
                let draft = CommunityDraft(
                    name: request.body.text("name"), topic: request.body.edit("topic"),
                    description: request.body.edit("description"))
                id = try desks.communities.edit(id, draft).community.name
            }
            let page = try desks.communities.page(id)
            return CommunityPageShape(
                request.body.flag("seen") ? try desks.communities.markSeen(page) : page,
                in: desks.zone)
        }
    }

    private static var close: Route {
        .act(
            .delete, "/communities/{id}", summary: "Close a community: for operators.",
            of: "communities"
        ) { request, desks in
            let closed = try desks.communities.close(request["id"])
            return ClosedCommunityShape(closed.card, cancelled: closed.cancelled)
        }
    }

    private static var join: Route {
        .act(
            .put, "/communities/{id}/membership", summary: "Join a community.", of: "communities"
        ) { request, desks in CommunityShape(try desks.communities.join(request["id"])) }
    }

    private static var quit: Route {
        .done(
            .delete, "/communities/{id}/membership", summary: "Leave a community, and its events.",
            of: "communities"
        ) { request, desks in _ = try desks.communities.quit(request["id"]) }
    }

    private static var nameOrganiser: Route {
        .act(
            .put, "/communities/{id}/organisers/{handle}",
            summary: "Name an organiser: for operators.",
            of: "communities"
        ) { request, desks in try setOrganiser(request, desks, to: true) }
    }

    private static var dropOrganiser: Route {
        .act(
            .delete, "/communities/{id}/organisers/{handle}",
            summary: "Somebody organises no more: for operators.", of: "communities"
        ) { request, desks in try setOrganiser(request, desks, to: false) }
    }

    private static func setOrganiser(
        _ request: APIRequest, _ desks: Desks, to isOrganiser: Bool
    ) throws -> OrganiserShape {
        try desks.communities.setOrganiser(request["id"], request["handle"], to: isOrganiser)
        return OrganiserShape(request["handle"], of: request["id"], isOrganiser: isOrganiser)
    }

    private static let name = Field.text("name", most: 80, "What it is called.")
    private static let words: [Field] = [
        .text("topic", most: 40, "What it is about in a word or two, as `Sport`."),
        .text("description", most: 2_000, "What it says of itself."),
    ]
}
