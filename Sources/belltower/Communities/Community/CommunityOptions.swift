import ArgumentParser
import Operations

/// What can be said of a community; an empty text clears a field.
struct CommunityOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What it is about in a word or two, as Sport: those of one topic are found together.",
            valueName: "text"))
    var topic: String?

    @Option(help: ArgumentHelp("What it says of itself.", valueName: "text"))
    var description: String?

    var draft: CommunityDraft { CommunityDraft(topic: topic, description: description) }
}
