import ArgumentParser
import Campus
import Operations
import Scheduling
import Wire
import Words

struct Free: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "free", abstract: "Find when one and some friends are all free.",
        discussion: """
            The gaps that all have in their waking hours, the best first: long ones, soon, between \
            10:00 and 20:00, and with something just before or after, so that people are there \
            anyway. Friends take part who share their busy times (`belltower settings share-busy \
            friends`); nobody learns what they do. One's own gaps: `belltower agenda --free`.

            Examples:
              belltower free --with kim,lee
              belltower free --with kim --for 2h --this-week
              belltower free --with kim --from 2026-10-12 --to 2026-10-17 --json
              belltower free --with kim,lee --for 2h --propose "Study" --at "Library"
            """)

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "The friends' handles, separated by commas.", valueName: "handles"))
    var friends: String

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("The shortest gap of use. Default: 1h.", valueName: "length"))
    var length: String?

    @Option(help: "Begin at this instant or date. Default: now.")
    var from: String?

    @Option(help: "End before this instant or date. Default: a week after the beginning.")
    var to: String?

    @Flag(help: "From now to the end of Sunday.")
    var thisWeek = false

    @Option(
        help: ArgumentHelp(
            "Ask them all to come in the gap that suits best: an event of this title.",
            valueName: "title"))
    var propose: String?

    @Option(
        name: .customLong("at"), help: ArgumentHelp("Where, with --propose.", valueName: "place"))
    var place: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard place == nil || propose != nil else {
            throw ValidationError("--at belongs to --propose.")
        }
    }

    func run() throws {
        let desks = try common.desks()
        let handles = Handles.parted(friends)
        let wish = MeetingWish(
            with: handles, length: length, from: from, to: to, isThisWeek: thisWeek)
        if let propose {
            let card = try desks.freeTime.propose(propose, at: place, wish)
            return EventText(zone: desks.zone).say(
                card, done: Message("event.done.published", ["event": "\(card.event.name)"]), common
            )
        }
        let gaps = try desks.freeTime.common(wish)
        guard !common.json else {
            return Console.say(ListShape(gaps) { FreeTimeShape($0, in: desks.zone) })
        }
        let people = Set(handles + [desks.person.handle.text]).count
        Console.say(
            FreeText(zone: desks.zone, today: desks.calendar.today).text(gaps, of: people))
    }
}
