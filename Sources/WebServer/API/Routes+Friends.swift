import Campus
import HTTPTypes
import Operations
import Wire

/// Friends, and whom one wants nothing of.
extension RouteTable {
    static var ofFriends: [Route] { [list, request, accept, end, askToShare, block, unblock] }

    private static var list: Route {
        .look("/friends", summary: "Your friends, and who asked whom.", of: "people") { _, desks in
            FriendListShape(try desks.friends.list())
        }
    }

    private static var request: Route {
        .act(
            .post, "/friends/requests", summary: "Ask somebody to be friends.", of: "people",
            takes: [
                .text("to", most: 254, "A handle, an e-mail address or a phone number.").needed
            ], status: .created
        ) { request, desks in
            FriendStateShape(try desks.friends.request(request.body.needed("to")).rawValue)
        }
    }

    private static var accept: Route {
        .act(
            .put, "/friends/{handle}", summary: "Accept what somebody asked.", of: "people"
        ) { request, desks in
            try desks.friends.accept(request["handle"])
            return FriendStateShape("friends")
        }
    }

    private static var end: Route {
        .done(
            .delete, "/friends/{handle}",
            summary: "End a friendship, take back what you asked, or decline what you were asked.",
            of: "people"
        ) { request, desks in try desks.friends.end(request["handle"]) }
    }

    private static var askToShare: Route {
        .act(
            .post, "/friends/{handle}/sharing",
            summary: "Ask a friend to share when they are busy; once a day at most.", of: "people",
            status: .created
        ) { request, desks in
            try desks.friends.askToShare(request["handle"])
            return FriendStateShape("asked")
        }
    }

    private static var block: Route {
        .act(
            .put, "/blocks/{handle}", summary: "Hear nothing of somebody any more.", of: "people"
        ) { request, desks in
            try desks.friends.block(request["handle"])
            return FriendStateShape("blocked")
        }
    }

    private static var unblock: Route {
        .done(
            .delete, "/blocks/{handle}", summary: "Let somebody ask you again.", of: "people"
        ) { request, desks in try desks.friends.unblock(request["handle"]) }
    }
}
