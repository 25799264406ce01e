import Campus
import HTTPTypes
import Operations
import Wire

/// Pictures of people and of communities. What is sent is made anew before the act, and kept nowhere.
extension RouteTable {
    static var ofPictures: [Route] {
        [show, setOwn.costly, removeOwn, setOfCommunity.costly, removeOfCommunity]
    }

    /// Who may see it is asked each time; a browser keeps what it was shown, for its own cookie.
    private static var show: Route {
        Route(
            method: .get, path: "/pictures/{digest}",
            summary: "A picture of somebody or of a community, as far as you see them.",
            subject: "people",
            query: [
                .choice(
                    "size", of: Picture.Size.allCases.map(\.rawValue),
                    "96 pixels each way, or 288 without it.")
            ], answer: Route.Outcome(mediaType: "image/webp")
        ) { request in
            let size = request.query.text("size").flatMap(Picture.Size.init) ?? .large
            let digest = request["digest"]
            return try await request.site.lanes.look(as: try request.signedIn()) { desks in
                var reply = Reply(
                    status: .ok, bytes: try desks.pictures.bytes(digest, size),
                    mediaType: "image/webp", tag: "\"\(digest)-\(size.rawValue)\"")
                reply.fields[.cacheControl] = "private, max-age=604800, immutable"
                return reply
            }
        }
    }

    private static var setOwn: Route {
        setting(
            "/me/picture", summary: "Show a picture of yourself.", of: "me",
            answer: AccountShape.component
        ) {
            _, desks in
            try desks.pictures.mayChange()
        } set: { _, desks, picture in
            try desks.pictures.set(picture)
            return .json(try account(desks))
        }
    }

    private static var removeOwn: Route {
        .done(.delete, "/me/picture", summary: "Show no picture of yourself.", of: "me") {
            _, desks in
            try desks.pictures.set(nil)
        }
    }

    private static var setOfCommunity: Route {
        setting(
            "/communities/{id}/picture",
            summary: "Show a picture of a community: for its organisers.", of: "communities",
            answer: CommunityShape.component
        ) { request, desks in
            try desks.pictures.mayChange(ofCommunity: request["id"])
        } set: { request, desks, picture in
            .json(CommunityShape(try desks.pictures.set(picture, ofCommunity: request["id"])))
        }
    }

    private static var removeOfCommunity: Route {
        .done(
            .delete, "/communities/{id}/picture",
            summary: "Show no picture of a community: for its organisers.", of: "communities"
        ) { request, desks in
            try desks.pictures.set(nil, ofCommunity: request["id"])
        }
    }

    /// - Parameters:
    ///   - check: refuses whoever may not, before anything is made.
    ///   - set: keeps what was made.
    private static func setting(
        _ path: String, summary: String, of subject: String, answer schema: Schema,
        check: @escaping @Sendable (APIRequest, Desks) throws -> Void,
        set: @escaping @Sendable (APIRequest, Desks, Picture) throws -> Reply
    ) -> Route {
        Route(
            method: .put, path: path, summary: summary, subject: subject, body: .picture,
            answer: Route.Outcome(schema: schema)
        ) { request in
            let (site, caller) = (request.site, try request.signedIn())
            try await site.lanes.look(as: caller) { try check(request, $0) }
            let picture = try await site.pictures.picture(
                of: request.document ?? [], for: caller.person)
            return try await request.act { try set(request, $0, picture) }
        }
    }
}
