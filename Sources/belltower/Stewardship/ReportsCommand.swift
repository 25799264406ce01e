import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct ReportsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reports",
        abstract: "What was reported and waits for a decision (stewards); what you reported.",
        discussion: """
            Operators see all of it, organisers what is in their communities; nobody sees who reported \
            what is their own. With a number one case is shown, with the thing as it was.

            Examples:
              belltower reports
              belltower reports 5 --json
              belltower reports --mine
              belltower reports --counts
            """)

    @Argument(help: "A case's number.")
    var number: Int64?

    @Flag(help: "List what was decided on.")
    var decided = false

    @Flag(help: "What you reported, and what was decided on what is yours.")
    var mine = false

    @Flag(help: "How much was reported and decided by month, which everybody may read.")
    var counts = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        let asked = [number != nil, decided, mine, counts].count { $0 }
        guard asked <= 1 else { throw ValidationError("Ask for one of them.") }
    }

    func run() throws {
        let desks = try common.desks()
        if mine {
            try sayOwn(desks)
        } else if counts {
            try sayCounts(desks)
        } else if let number {
            let card = try desks.cases.show(CaseID(number))
            guard !common.json else { return Console.say(CaseShape(card, in: desks.zone)) }
            Console.say(CaseText(card, in: desks.zone).lines)
        } else {
            try sayQueue(desks)
        }
    }

    private func sayQueue(_ desks: Desks) throws {
        let cards = try desks.cases.list(isDecided: decided)
        guard !common.json else {
            return Console.say(ListShape(cards) { CaseShape($0, in: desks.zone) })
        }
        guard !cards.isEmpty else {
            return Console.say(Speech.words(decided ? "report.none.decided" : "report.none"))
        }
        var table = Table([.text, .text, .text, .text, .wrapped])
        for card in cards { table.add(CaseText(card, in: desks.zone).cells) }
        Console.say(table.lines(on: .standard))
    }

    private func sayCounts(_ desks: Desks) throws {
        let months = try desks.home.moderationLog(at: desks.now).months()
        guard !common.json else {
            return Console.say(ListShape(months, as: ModerationMonthShape.init))
        }
        let words = Speech.words
        func shown(_ count: Int) -> String {
            count < ModerationMonth.least
                ? words("statistics.few", ["least": .number(ModerationMonth.least)]) : "\(count)"
        }
        let outcomes = Decision.Outcome.allCases
        var table = Table([.text, .number, .number] + outcomes.map { _ in .number })
        for month in months {
            let counts = [month.reports, month.appeals] + outcomes.map { month.outcomes[$0] ?? 0 }
            table.add(
                [.init("\(month.first)".prefix(7).description)] + counts.map { .init(shown($0)) })
        }
        table.head(
            [
                words("report.month"), words("page.moderation.reports"),
                words("page.moderation.appeals"),
            ] + outcomes.map { words.text($0.message) })
        Console.say(table.lines(on: .standard))
    }

    private func sayOwn(_ desks: Desks) throws {
        let (reports, statements) = (try desks.reports.own(), try desks.reports.statements())
        guard !common.json else {
            return Console.say(OwnReportsShape(reports, statements, in: desks.zone))
        }
        guard !reports.isEmpty || !statements.isEmpty else {
            return Console.say(Speech.words("report.mine.none"))
        }
        for report in reports { Console.say(OwnReportText(desks.zone).lines(report)) }
        for statement in statements { Console.say(OwnReportText(desks.zone).lines(statement)) }
    }
}
