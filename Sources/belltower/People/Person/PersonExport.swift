import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct PersonExport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write everything of oneself: JSON, and a calendar.",
        discussion: """
            A folder holds everything.json, calendar.ics and picture.webp; what ends in .json is the \
            file itself, with calendar and picture beside it. Times are RFC 3339, lengths as PT15M, amounts in ml and oz.

            Examples:
              belltower person export me
              belltower person export me.json
            """)

    @Argument(
        help: "The folder to write; or a JSON file, and the calendar is named alike, in .ics.",
        completion: .file())
    var file: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let files = try common.desks().people.export(to: file) { PersonArchiveShape($0).bytes }
        if common.json {
            Console.say(PersonExportShape(files))
        } else {
            Console.tell(
                Speech.words(
                    "person.exported",
                    [
                        "json": .text(files.json.harmless),
                        "calendar": .text(files.calendar.harmless),
                    ]))
            if let picture = files.picture {
                Console.tell(
                    Speech.words("person.exported.picture", ["picture": .text(picture.harmless)]))
            }
        }
    }
}
