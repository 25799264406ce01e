import ArgumentParser
import Campus
import Operations
import Scheduling
import Wire

struct Item: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "item", abstract: "Change how you see an item, whatever its source says.",
        discussion: """
            What you change stays through every import. Without a change the item is shown. An \
            empty text takes a name, a note or a colour back.

            Examples:
              belltower item networking mon --note "bring the lab coat"
              belltower item 12-261005 --series --name "Networks" --colour teal
              belltower item m12-20261005T091500 --hide
              belltower item --hidden
              belltower item 12-261005 --show
              belltower item m14-20261006T130000 --group 2
            """)

    @Argument(
        help: ArgumentHelp(
            """
            An id, a short number of `belltower agenda --ids`, or words of its title and a day: \
            choir mon.
            """, valueName: "item"))
    var words: [String] = []

    @Flag(help: "List what you hid, with the numbers by which it is shown again.")
    var hidden = false

    @Flag(help: "Do not show it any more, and do not ring.")
    var hide = false

    @Flag(help: "Show it again.")
    var show = false

    @Option(help: "You are in this one of its module's parallel groups; all for every group again.")
    var group: String?

    @Option(help: "Call it this.")
    var name: String?

    @Option(help: "A note of your own.")
    var note: String?

    @Option(help: "red, orange, yellow, green, teal, blue, purple or grey.")
    var colour: String?

    @Option(help: "Ring so long before: 20m, 1d,1h, none, or usual.")
    var lead: String?

    @Flag(help: "All of its series, not only this occurrence.")
    var series = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if hide, show { throw ValidationError("Give --hide or --show, not both.") }
        if hidden, !words.isEmpty || hide || show {
            throw ValidationError("--hidden lists everything that is hidden: give it alone")
        }
        if !hidden, words.isEmpty {
            throw ValidationError("Missing expected argument '<item> ...'")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if hidden { return HiddenText.say(try desks.items.hidden(), json: common.json) }
        let id = try ItemArgument.id(of: words, desks, isSeries: series)
        let edit = ItemEdit(
            isHidden: hide ? true : show ? false : nil, group: group, name: name, note: note,
            colour: colour, leads: lead)
        let item =
            try edit.isEmpty
            ? desks.items.item(id) : desks.items.change(id, edit, isSeries: series)
        let groups =
            try item.isAlternative
            ? desks.calendar.groupStandings().filter { $0.key == item.groupKey } : []
        if common.json {
            Console.say(ChosenItemShape(item, groups: groups))
        } else {
            Console.say(ItemText(zone: desks.zone).text(item))
            ClashText(zone: desks.zone).say(groups)
        }
    }
}
