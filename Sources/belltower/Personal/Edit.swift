import ArgumentParser
import Operations

struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Alter an entry of your own.",
        discussion: """
            The entry is named by words of its title and a day, by a short number of
            `belltower agenda --ids`, or by its id. A time of day alone stays on the
            entry's day, a weekday in its week. What is not named stays as it is; a
            place is taken away by --at "", a repetition by --repeat "".

            Examples:
              belltower edit choir mon --start 19:00
              belltower edit 12 --start "thu 15:00" --at "Room 4"
              belltower edit m12-20261005T180000 --this --summary "Training, outdoors"
              belltower edit m12-20261102T180000 --following --start 19:00
            """)

    @OptionGroup var item: ItemArgument

    @Option(name: [.customLong("summary"), .customLong("name")], help: "What it is.")
    var summary: String?

    @OptionGroup var part: PartOptions
    @OptionGroup var timing: TimingOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let words = timing.words(summary: summary)
        let id = try item.id(desks, among: .ownEntries, isSeries: part.all)
        let chosen = try part.chosen(for: id, desks)
        let report = try desks.calendar.tellingClashes(isNew: false) { () throws(Refusal) in
            try desks.personal.edit(id, part: chosen, words)
        }
        try PersonalText.show(report, as: .now, desks, json: common.json)
        let isMoved = timing.start != nil || timing.end != nil || timing.length != nil
        if report.isOver, isMoved { PersonalText.warnOfPast(report.item, desks.zone) }
    }
}
