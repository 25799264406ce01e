import Campus
import HTTPTypes
import Operations
import Wire

/// Passwords of calendar clients, which open calendars alone.
extension RouteTable {
    static var ofAppPasswords: [Route] { [list, add, remove] }

    private static var list: Route {
        .list("/app-passwords", summary: "The calendar clients that you gave one.", of: "feeds") {
            _, desks in
            try desks.account.appPasswords().map { AppPasswordShape($0, in: desks.zone) }
        }
    }

    private static var add: Route {
        var route = Route.act(
            .post, "/app-passwords",
            summary: "Make one, which is shown this once. Wants a fresh proof.",
            of: "feeds", takes: [.text("name", most: 80, "What to call the client.").needed],
            status: .created
        ) { request, desks in
            let made = try desks.account.addAppPassword(request.body.needed("name"))
            return AppPasswordShape(made.password, in: desks.zone, token: made.token)
        }
        route.isUnrepeatable = true
        return route
    }

    private static var remove: Route {
        .done(
            .delete, "/app-passwords/{id}", summary: "Let a client in no more.", of: "feeds"
        ) { request, desks in
            try desks.account.removeAppPassword(RowID(request.number("id")))
        }
    }
}
