import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct StatisticsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "statistics",
        abstract: "Count people, enrolments, reminders, imports and events (operators).",
        discussion: """
            Counts reach up to yesterday. One below 5 is shown as "fewer than 5", and where it could \
            be worked out from the others, another is left out as well. belltower keep writes each \
            day's counts down by night, so that they stay when old rows are forgotten.

              people       by role
              new-people   who came, a week
              active       people who looked at a page, a day
              active-weeks, active-months
                           the same in a whole week or month, each person once
              enrolments   by module, those with the most
              reminders    by channel: in time, late by over a minute, failed
              imports      by outcome, a day
              events       published and joined, a week

            Examples:
              belltower statistics
              belltower statistics active --period term --csv
              belltower statistics reminders --json
            """)

    @Argument(help: "One of the tables. Default: all of them.")
    var name: String?

    @Option(help: "How far back: 4-weeks, term or year.")
    var period = "4-weeks"

    @Flag(help: "Print the table as CSV.")
    var csv = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard StatisticsPeriod(rawValue: period) != nil else {
            throw ValidationError("--period is 4-weeks, term or year")
        }
        guard !csv || name != nil && !common.json else {
            throw ValidationError("Say one table, as: statistics active --csv")
        }
    }

    func run() throws {
        let desks = try common.desks()
        let period = StatisticsPeriod(rawValue: period) ?? .weeks
        guard let name else {
            let statistics = try desks.statistics.statistics(over: period)
            if common.json { return Console.say(StatisticsShape(statistics)) }
            let text = StatisticsText(desks)
            let tables = statistics.tables.map(text.lines) + [text.since(statistics)]
            return Console.say(Array(tables.filter { !$0.isEmpty }.joined(separator: [""])))
        }
        let table = try desks.statistics.table(name, over: period)
        if csv {
            Console.write(Array(table.csv.utf8), to: 1)
        } else if common.json {
            Console.say(StatisticsTableShape(table))
        } else {
            Console.say(StatisticsText(desks).lines(table))
        }
    }
}
