import ArgumentParser
import Operations

struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete an entry of your own.",
        discussion: """
            Nothing is asked, since `belltower undo` brings it back.

            Examples:
              belltower delete dentist fri
              belltower delete m12
              belltower delete m12-20261102T180000 --following
            """)

    @OptionGroup var item: ItemArgument

    @OptionGroup var part: PartOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let id = try item.id(desks, among: .ownEntries, isSeries: part.all)
        let deleted = try desks.personal.delete(id, part.chosen(for: id, desks))
        try PersonalText.show(deleted, as: .deleted, desks, json: common.json)
    }
}
