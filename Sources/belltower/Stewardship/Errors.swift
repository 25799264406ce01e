import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Errors: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "errors",
        abstract: "What went wrong in servers, daemon and imports, once a kind.",
        discussion: """
            For operators. What differs only in numbers is one kind; 200 kinds are kept, and the one \
            that was seen longest ago is forgotten first. The number of the last request finds it in \
            the journal. --clear forgets them all, which the audit keeps.

            Examples:
              belltower errors
              belltower errors --json
              belltower errors --clear
            """)

    @Flag(help: "Forget them all; what comes is counted anew.")
    var clear = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let cleared = try clear ? desks.errors.clear() : nil
        let errors = try desks.errors.list()
        if common.json {
            return Console.say(ListShape(errors, as: { SeenErrorShape($0, in: desks.zone) }))
        }
        if let cleared {
            return Console.tell(Speech.words("told.errors.cleared", ["count": .number(cleared)]))
        }
        guard !errors.isEmpty else {
            let wereCleared = try desks.errors.wereCleared()
            return Console.tell(
                Speech.words(wereCleared ? "page.errors.none" : "page.errors.noneYet"))
        }
        var table = Table([.number, .text, .text, .cut, .wrapped, .text])
        for error in errors {
            table.add([
                .init("\(error.count)"),
                .init(ClockTime(error.first, in: desks.zone).description),
                .init(ClockTime(error.last, in: desks.zone).description),
                .init(error.place.harmless), .init(error.message.harmless.oneLine),
                .init((error.request ?? "").harmless),
            ])
        }
        table.head(
            ["often", "first", "last", "place", "what", "request"].map {
                Speech.words("page.errors.\($0)")
            })
        Console.say(table.lines(on: .standard))
    }
}
