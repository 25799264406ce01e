import ArgumentParser
import Campus
import Operations
import Scheduling
import Wire
import Words

struct Correct: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "correct",
        abstract: "Say that a class is in another room than the timetable says.",
        discussion: """
            Once three who take its module say the same, all of them see it beside the timetable's \
            room, without names, until the timetable says it too or the class is over.

            Examples:
              belltower correct networking mon --at "C4 2.01"
              belltower correct 12-261005 --undo
            """)

    @OptionGroup var item: ItemArgument

    @Option(help: "The room it is in.")
    var at: String?

    @Flag(help: "Take back what you said.")
    var undo = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if (at == nil) != undo { throw ValidationError("Give either --at or --undo.") }
    }

    func run() throws {
        let desks = try common.desks()
        let id = try item.id(desks)
        if let at {
            _ = try desks.corrections.say(id, isIn: at)
        } else {
            try desks.corrections.takeBack(id)
        }
        let found = try desks.items.item(id)
        // Of a class that is over there is nothing to be said any more, but to be taken back.
        let standing =
            try desks.corrections.standing(of: found)
            ?? CorrectionStanding(own: nil, missing: Corrections.needed, place: nil)
        if common.json { return Console.say(CorrectionShape(standing)) }
        let words = Speech.words
        guard let place = standing.own else { return Console.say(words("correction.none")) }
        Console.say(
            words(
                "told.correction.said",
                ["place": .text(place.harmless.oneLine), "count": .number(standing.missing)]))
    }
}
