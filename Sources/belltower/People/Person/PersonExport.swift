import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonExport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write everything of oneself as JSON, and .ics beside it.",
        discussion: """
            Example:
              belltower person export me.json
            """)

    @Argument(
        help: "The JSON file to write; the calendar is named alike, ending in .ics.",
        completion: .file())
    var file: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let calendar = try common.registrar().exportPerson(to: file)
        if common.json {
            var json = JSONWriter()
            json.object { json in
                json.field("file", file)
                json.field("calendar", calendar)
            }
            Console.say(json)
        } else {
            Console.say("\(file.harmless) and \(calendar.harmless): written")
        }
    }
}
