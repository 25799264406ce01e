import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

struct CommunityFeed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed", abstract: "Take a community's events from a calendar feed.",
        discussion: """
            For organisers and operators. `belltower import` keeps it up to date, and \
            `belltower unsubscribe "Chess club feed"` ends it.

            Example:
              belltower community feed "Chess club" https://union.example.org/chess.ics
            """)

    @Argument(help: "The community's name.")
    var name: String

    @Argument(help: "A path, or an http, https, webcal(s) URL.")
    var url: String

    @OptionGroup var common: CommonOptions

    func run() async throws {
        let desks = try common.desks()
        let report = try await Progress.showing("progress.importing") {
            try await desks.communities.feed(name, from: url)
        }
        if common.json {
            Console.say(ImportShape(report))
        } else {
            Console.say(ReportText.line(report))
            ReportText.issues(report).forEach(Console.complain)
        }
    }
}
