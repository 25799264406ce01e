import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Modules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "modules",
        abstract: "Search the catalogue, load one, or see what changed in it.",
        discussion: """
            Finds modules by the beginnings of words in code, title, description and staff. An \
            operator loads a catalogue from JSON or CSV with the fields code, title, year, \
            credits, level, department, period, staff, description, prerequisites, url, source; \
            in CSV staff are parted by semicolons.

            Examples:
              belltower modules networ
              belltower modules --load catalogue.csv
              belltower modules --changes --since 2026-10-05
            """)

    @Argument(help: "What to look for; all modules without it.")
    var text: String?

    @Option(help: "How many to list at most.")
    var limit = 20

    @Option(
        help: "Take the modules of this file into the catalogue; - for standard input.",
        completion: .file())
    var load: String?

    @Flag(help: "List what crawls and files came to say otherwise, the newest first.")
    var changes = false

    @Option(help: "With --changes: only what was found since this date or instant.")
    var since: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if since != nil, !changes {
            throw ValidationError("--since goes with --changes.")
        }
        if changes, text != nil || load != nil {
            throw ValidationError("--changes is asked for alone: belltower modules --changes")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if changes {
            let found = try desks.modules.changes(since: since, atMost: limit)
            return CatalogueText.say(found, in: desks.zone, json: common.json)
        }
        if let load {
            CatalogueText.say(try desks.modules.loadModules(load), of: .module, json: common.json)
            return
        }
        let modules = try desks.modules.search(text, atMost: limit)
        if common.json {
            Console.say(ListShape(modules, as: ModuleShape.init))
        } else if modules.isEmpty {
            Console.say(
                Speech.words(text == nil ? "module.none" : "module.none.found"))
        } else {
            Console.say(ModuleText.lines(modules))
        }
    }
}
