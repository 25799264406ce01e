import ArgumentParser
import Campus
import Operations
import Recurrence

struct CommunityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "community",
        abstract: "Groups: list, show, join, quit; operators create them.",
        discussion: """
            A mark shows where something is new since one last looked.

            Examples:
              belltower community list
              belltower community join "Chess club"
              belltower community show "Chess club" --json
            """,
        subcommands: [
            CommunityList.self, CommunityShow.self, CommunityCreate.self,
            CommunityOrganiser.self, CommunityJoin.self, CommunityQuit.self,
            CommunityFeed.self, CommunityEdit.self, CommunityRename.self, CommunityClose.self,
        ])
}
