import ArgumentParser
import Operations

struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add an entry of your own to the calendar.",
        discussion: """
            Times are written as fri 14:00, friday 2pm, tomorrow 9, today 18:30,
            next mon 9:15, 5 oct 14:00, 5.10. 14:00, 2026-10-05 09:15, 14:00 (the
            next one), in 2h. "fri" is the first Friday from now on, "next fri" that
            of next week. A day alone, as 2026-12-24, is a whole day; --end then
            names the last day. Without --end and --for it takes an hour.

            Examples:
              belltower add Dentist --start "fri 14:00" --for 45m --at "Bath St 12"
              belltower add Exam --start "5 oct 14:00" --lead 1d,1h
              belltower add Training --start "mon 18:00" --repeat "weekly, 10 times"
              belltower add "Home for Christmas" --start 2026-12-19 --end 2027-01-03
            """)

    @Argument(help: "What it is.")
    var summary: String

    @OptionGroup var timing: TimingOptions

    @Option(help: "Ring so long before: 20m, 1d,1h, none, or usual.")
    var lead: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let report = try desks.calendar.tellingClashes(isNew: true) { () throws(Refusal) in
            try desks.personal.add(timing.words(summary: summary), leads: lead)
        }
        try PersonalText.show(report, as: .added, desks, json: common.json)
        if report.isOver { PersonalText.warnOfPast(report.item, desks.zone) }
    }
}
