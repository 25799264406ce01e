import ArgumentParser
import Campus
import Operations
import Wire

struct Status: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract:
            "Say where one stands: now, next, events, water, the next reminder, what is wrong.",
        discussion: """
            The same as belltower without a command. Nothing is fetched, and a home that is not \
            there yet is not made.

            Examples:
              belltower
              belltower status --json
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let place = try common.invocation.place()
        guard place.isThere else { return sayNothingYet(in: place.path) }
        let desks = try common.desks()
        let standing = try desks.welcome.overview()
        if common.json {
            Console.say(OverviewShape(standing, ofHome: desks.folder.path, in: desks.zone))
        } else if standing.isNew {
            try sayNothingYet(in: place.path, desks)
        } else {
            try OverviewText(desks).lines(standing).forEach { Console.say($0) }
        }
    }

    /// - Parameter desks: of a home that is there.
    private func sayNothingYet(in home: String, _ desks: Desks) throws {
        let others = try desks.people.list().count - 1
        guard others > 0 else { return sayNothingYet(in: home) }
        Console.say(
            """
            You are \(desks.person.handle), with \(others) more in this home, and your calendar is \
            empty yet.

              belltower subscribe URL    takes your timetable's address, as your campus gives it
              belltower enrol CODE       takes a module: belltower modules WORD finds its code
              belltower event list       what is to come; belltower community list, who organises it
              belltower setup            asks for your zone, your feed, and how to ring
              belltower help             everything else

            Somebody else? belltower --as HANDLE. Home: \(home.harmless)
            """)
    }

    private func sayNothingYet(in home: String) {
        guard !common.json else {
            return Console.say(NoHomeShape(home))
        }
        Console.say(
            """
            Belltower: one calendar of your classes, that rings on time. There is nothing in it yet.

              belltower demo             a student's day in half a minute, in a home thrown away
              belltower setup            asks for your zone, your feed, and how to ring
              belltower subscribe URL    takes your timetable's address, as your campus gives it
              belltower help             everything else

            Home: \(home.harmless)
            """)
    }
}
