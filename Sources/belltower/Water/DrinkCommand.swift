import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire

struct DrinkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drink",
        abstract: "Log water, or take the last drink back.",
        discussion: """
            A drink is 4 US fl oz, a glass 8, a bottle 16; any other amount is in ml, l or oz.

            Examples:
              belltower drink glass
              belltower drink 250ml --at 09:15
              belltower drink --undo
            """)

    @Argument(help: "drink, glass, bottle, or an amount as 250ml or 12oz. Default: drink.")
    var amount: [String] = []

    @Option(
        help: ArgumentHelp(
            "When: 09:15, \"2026-10-05 09:15\" or RFC 3339. Default: now.", valueName: "instant"))
    var at: String?

    @Option(
        help: ArgumentHelp(
            "A UUID of one's own; the same one twice is logged once.", valueName: "uuid"))
    var id: String?

    @Flag(help: "Take back the drink that was logged last.")
    var undo = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if undo, !amount.isEmpty || at != nil || id != nil {
            throw ValidationError("--undo takes back the last drink: give nothing else with it.")
        }
    }

    func run() throws {
        let desks = try common.desks()
        let words = amount.isEmpty ? "drink" : amount.joined(separator: " ")
        let receipt =
            undo ? try desks.water.undo() : try desks.water.log(words, at: at, id: id)
        if common.json {
            Console.say(DrinkReceiptShape(receipt, in: desks.zone))
        } else {
            Console.say(WaterText(zone: desks.zone).line(receipt))
        }
        if let warning = receipt.warning { Console.complain(warning) }
    }
}
