import ArgumentParser
import Campus
import Operations

struct FeedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: "Make secret addresses that serve your calendar to other programs.",
        discussion: """
            belltower serve answers there, and a program that subscribes sees what you change. \
            Whoever has an address has the calendar: it is shown once, and revoked by remove.

            Examples:
              belltower feed add Phone --profile apple
              belltower feed add Work --profile outlook --kind class,exam
              belltower feed list
              belltower feed remove Phone
            """,
        subcommands: [FeedAdd.self, FeedList.self, FeedRemove.self])
}
