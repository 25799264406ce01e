import Campus
import HTTPTypes
import Operations
import Wire

/// Secret addresses that serve one's calendar to other programs.
extension RouteTable {
    static var ofFeeds: [Route] { [list, add, remove] }

    private static var list: Route {
        .list(
            "/feeds", summary: "Your calendar's secret addresses, without what opens them.",
            of: "feeds"
        ) {
            _, desks in
            try desks.feeds.list().map { FeedShape($0, in: desks.zone) }
        }
    }

    private static var add: Route {
        var route = Route.act(
            .post, "/feeds",
            summary: "Make one. Its address is shown this once. Wants a fresh proof.", of: "feeds",
            takes: [
                .text("name", most: 80, "What to call the program that reads it.").needed,
                .choice(
                    "profile", of: ExportProfile.allCases.map(\.rawValue),
                    "The program that it is for; plain without it."),
                .texts(
                    "kinds", "class, exam, event, personal, hydration; all but the last without it."
                ),
            ], status: .created
        ) { request, desks in
            let made = try desks.feeds.add(
                request.body.needed("name"),
                profile: request.body.text("profile").flatMap(ExportProfile.init) ?? .plain,
                kinds: request.body.kinds("kinds"))
            return FeedShape(
                made.feed, in: desks.zone,
                link: FeedLink(made.token, at: request.site.origin))
        }
        route.isUnrepeatable = true
        return route
    }

    private static var remove: Route {
        .done(
            .delete, "/feeds/{id}", summary: "Revoke one, which serves nothing any more.",
            of: "feeds"
        ) { request, desks in
            try desks.feeds.remove(RowID(request.number("id")))
        }
    }
}
