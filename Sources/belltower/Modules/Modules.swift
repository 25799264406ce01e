import ArgumentParser
import Campus
import Operations

struct Modules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Search the catalogue, or load one.",
        discussion: """
            Finds modules by the beginnings of words in code, title, description and staff. An \
            operator loads a catalogue from JSON or CSV with the fields code, title, year, \
            credits, level, department, period, staff, description, prerequisites, url, source; \
            in CSV staff are parted by semicolons.

            Examples:
              belltower modules networ
              belltower modules --load catalogue.csv
            """)

    @Argument(help: "What to look for; all modules without it.")
    var text: String?

    @Option(help: "How many to list at most.")
    var limit = 20

    @Option(help: "Take the modules of this file into the catalogue; - for standard input.")
    var load: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        if let load {
            CatalogueText.say(try registrar.loadModules(load), of: "module", json: common.json)
            return
        }
        let modules = try registrar.modules(text, atMost: limit)
        if common.json {
            var json = JSONWriter()
            json.array(modules) { $1.write(to: &$0) }
            Console.say(json)
        } else if modules.isEmpty {
            Console.say(
                text == nil
                    ? "No module yet: subscribe to a class feed, or load a catalogue with --load."
                    : "No module like that.")
        } else {
            for module in modules { Console.say(ModuleText.line(module)) }
        }
    }
}

struct Programmes: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the programmes, or define them.",
        discussion: """
            A programme is a set of modules that are taken together. An operator defines them in \
            JSON or CSV with the fields name, year, modules; in CSV modules are parted by \
            semicolons.

            Examples:
              belltower programmes
              belltower programmes --load programmes.json
            """)

    @Option(help: "Define the programmes of this file; - for standard input.")
    var load: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        if let load {
            CatalogueText.say(
                try registrar.loadProgrammes(load), of: "programme", json: common.json)
            return
        }
        let programmes = try registrar.programmes()
        if common.json {
            var json = JSONWriter()
            json.array(programmes) { json, programme in
                json.object { json in
                    json.field("name", programme.name)
                    json.field("year", programme.year.description)
                    json.key("modules")
                    json.array(programme.codes) { $0.string($1.text) }
                }
            }
            Console.say(json)
        } else if programmes.isEmpty {
            Console.say("No programme yet: an operator defines them with --load.")
        } else {
            for programme in programmes {
                let codes = programme.codes.map(\.text).joined(separator: ", ")
                Console.say("\(programme.name.harmless.oneLine) (\(programme.year)): \(codes)")
            }
        }
    }
}

/// What loading a file did, in words.
enum CatalogueText {
    static func say(_ report: CatalogueReport, of noun: String, json wantsJSON: Bool) {
        if wantsJSON {
            var json = JSONWriter()
            report.write(to: &json)
            Console.say(json)
            return
        }
        let count = report.added + report.changed + report.unchanged
        Console.say(
            "\(count) \(noun)\(count == 1 ? "" : "s"): \(report.added) added, "
                + "\(report.changed) changed, \(report.unchanged) unchanged")
    }
}
