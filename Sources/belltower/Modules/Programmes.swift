import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Programmes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "programmes", abstract: "List the programmes, or define them.",
        discussion: """
            A programme is a set of modules that are taken together. An operator defines them in \
            JSON or CSV with the fields name, year, modules; in CSV modules are parted by \
            semicolons.

            Examples:
              belltower programmes
              belltower programmes --load programmes.json
            """)

    @Option(help: "Define the programmes of this file; - for standard input.", completion: .file())
    var load: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        if let load {
            CatalogueText.say(
                try desks.modules.loadProgrammes(load), of: .programme, json: common.json)
            return
        }
        let programmes = try desks.enrolment.programmes()
        if common.json {
            Console.say(ListShape(programmes, as: ProgrammeShape.init))
        } else if programmes.isEmpty {
            Console.say(Speech.words("programme.none"))
        } else {
            for programme in programmes {
                let codes = programme.codes.map(\.text).joined(separator: ", ")
                let name = "\(programme.name.harmless.oneLine) (\(programme.year))"
                Console.say(Screen.standard.lines("\(name): \(codes)"))
            }
        }
    }
}
