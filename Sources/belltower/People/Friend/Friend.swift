import ArgumentParser
import Campus
import Operations

struct Friend: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "friend", abstract: "Ask people to be friends, and answer them.",
        discussion: """
            Asked by e-mail or phone, nobody learns whether the address is anybody's.

            Examples:
              belltower friend request kim
              belltower friend request kim@example.org
              belltower friend accept kim
              belltower friend ask kim
              belltower friend list --json
            """,
        subcommands: [
            FriendRequest.self, FriendAccept.self, FriendDecline.self, FriendRemove.self,
            FriendBlock.self, FriendUnblock.self, FriendAsk.self, FriendListing.self,
        ])
}
