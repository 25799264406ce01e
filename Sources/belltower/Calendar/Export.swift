import ArgumentParser
import Campus
import Operations
import Recurrence

struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the whole calendar as an .ics file.",
        discussion: """
            Series stay series, with their exceptions; every zone used is defined. The file is \
            replaced at once when it is whole.

            Examples:
              belltower export term.ics --alarms
              belltower export - --from 2026-10-05 --to 2026-12-19
            """)

    @Argument(help: "The file to write; - for standard output.")
    var file: String = "-"

    @Option(help: "Only what takes place at or after this instant or date.")
    var from: String?

    @Option(help: "Only what takes place before this instant or date. Series stay whole.")
    var to: String?

    @Option(help: "Only these kinds, separated by commas: class, exam, event, personal, hydration.")
    var kind: KindList = KindList(kinds: Set(ItemKind.allCases))

    @Flag(help: "Give classes an alarm 15 minutes before.")
    var alarms = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let document = try registrar.export(
            ExportRequest(from: from, to: to, kinds: kind.kinds, alarms: alarms))
        guard file != "-" else {
            Console.write(document.bytes, to: 1)
            return
        }
        try registrar.save(document, as: file)
        if common.json {
            var json = JSONWriter()
            json.object { json in
                json.field("file", file)
                json.field("events", document.events)
            }
            Console.say(json)
        } else {
            let what = document.events == 1 ? "1 event" : "\(document.events) events"
            Console.say("\(file): \(what) exported")
        }
    }
}
