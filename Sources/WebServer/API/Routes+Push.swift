import Campus
import HTTPTypes
import Operations
import Wire

/// Browsers that are rung by push.
extension RouteTable {
    static var ofPush: [Route] { [pushKey, subscribe, unsubscribe, pushTest, received] }

    private static var pushKey: Route {
        .look(
            "/push/key", summary: "The site's public key, for a browser to subscribe to.",
            of: "bell"
        ) { _, desks in PushKeyShape(key: try desks.push.key()) }
    }

    private static var subscribe: Route {
        Route(
            method: .put, path: "/push/subscriptions",
            summary: "Let a browser be rung: what its push service gave it, as it is.",
            subject: "bell",
            body: .fields([
                endpoint.needed,
                .map("keys", "`p256dh` and `auth`, base64url.").needed,
                .number(
                    "expirationTime", in: 0...Int(Int32.max) * 1_000_000, "As the browser says."
                )
                .clearable,
                .text("device", most: 80, "What to call it; the browser's name without it."),
                .text(
                    "instead", most: 1_000,
                    "The endpoint that this one takes the place of, or the same, to ask whether it rings in this session: 404 where it does not. Empty for whichever does."
                ),
            ]),
            answer: Route.Outcome(status: .noContent)
        ) { request in
            let caller = try request.signedIn()
            let keys = request.body.map("keys") ?? [:]
            let named = request.body.text("device") ?? request.context.device
            let device = named.isEmpty ? "?" : named
            let endpoint = request.body.needed("endpoint")
            let former = request.body.text("instead")
            _ = try await request.site.lanes.act(as: caller) { desks in
                if let former {
                    return try desks.push.renew(
                        former, endpoint: endpoint, p256dh: keys["p256dh"] ?? "",
                        auth: keys["auth"] ?? "")
                }
                return try desks.push.subscribe(
                    endpoint: endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "",
                    device: device)
            }
            return .nothing
        }
    }

    private static var unsubscribe: Route {
        Route(
            method: .delete, path: "/push/subscriptions", summary: "Ring a browser no more.",
            subject: "bell", body: .fields([endpoint.needed]),
            answer: Route.Outcome(status: .noContent)
        ) { request in
            let caller = try request.signedIn()
            let endpoint = request.body.needed("endpoint")
            try await request.site.lanes.act(as: caller) { try $0.push.unsubscribe(endpoint) }
            return .nothing
        }
    }

    /// Asks a push service, so it keeps no lane.
    private static var pushTest: Route {
        Route(
            method: .post, path: "/push/test", summary: "Ring a device once, to try it.",
            subject: "bell",
            body: .fields([.text("device", most: 1_000, "Its number, or its endpoint.").needed]),
            answer: Route.Outcome(status: .noContent), isUnrepeatable: true
        ) { request in
            let caller = try request.signedIn()
            try await request.site.home.desks(as: caller).push.test(request.body.needed("device"))
            return .nothing
        }
    }

    private static var received: Route {
        .done(
            .post, "/push/received", summary: "A worker says that a notice has arrived.",
            of: "bell",
            takes: [endpoint.needed, .text("key", most: 400, "The notice's.").needed]
        ) { request, desks in
            try desks.push.received(
                request.body.needed("endpoint"), key: request.body.needed("key"))
        }
    }

    private static let endpoint = Field.text(
        "endpoint", most: 1_000, "Where the browser's push service takes notices.")
}

/// The key that browsers subscribe to.
private struct PushKeyShape: Shape {
    static let schema: Schema = ["key": .text]

    let key: String

    func write(to json: inout JSONWriter) { json.object { $0.field("key", key) } }
}
