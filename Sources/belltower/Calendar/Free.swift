import ArgumentParser
import Campus
import Operations
import Scheduling
import Wire

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

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let handles = friends.split(separator: ",").map { part in
            String(part.filter { $0 != " " })
        }
        let gaps = try desks.freeTime.common(
            MeetingWish(
                with: handles, length: length, from: from, to: to, isThisWeek: thisWeek))
        guard !common.json else {
            return Console.say(ListShape(gaps) { FreeTimeShape($0, in: desks.zone) })
        }
        let people = Set(handles + [desks.person.handle.text]).count
        Console.say(
            FreeText(zone: desks.zone, today: desks.calendar.today).text(gaps, of: people))
    }
}
