import ArgumentParser
import Campus
import Operations
import Wire
import Words

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
        let words = Speech.words
        let you = words(
            "status.new.among",
            ["person": "\(desks.person.handle)", "count": .number(others)])
        let rest = words("status.new.other", ["home": .text(home.harmless)])
        let steps = Self.guide(["subscribe", "enrol", "events", "setup", "help"], words)
        Console.say([you, ""] + steps + ["", rest])
    }

    private func sayNothingYet(in home: String) {
        guard !common.json else {
            return Console.say(NoHomeShape(home))
        }
        let words = Speech.words
        let rest = words("status.new.home", ["home": .text(home.harmless)])
        let steps = Self.guide(["demo", "setup", "subscribe", "help"], words)
        Console.say([words("status.new"), ""] + steps + ["", rest])
    }

    /// Commands to begin with, and what each does.
    private static func guide(_ steps: [String], _ words: Catalogue) -> [String] {
        let commands = [
            "subscribe": "subscribe URL", "enrol": "enrol CODE", "events": "event list",
        ]
        return steps.map { step in
            "  \("belltower \(commands[step] ?? step)".fitted(to: 25))  \(words("guide.\(step)"))"
        }
    }
}
