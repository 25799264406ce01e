import ArgumentParser
import Operations

struct Delete: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Delete an entry of your own.",
        discussion: """
            Nothing is asked, since `belltower undo` brings it back.

            Examples:
              belltower delete m12
              belltower delete m12-20261102T180000 --following
            """)

    @Argument(help: "The entry's id, as `belltower agenda --json` lists it.")
    var id: String

    @OptionGroup var part: PartOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let item = try registrar.delete(id, part.chosen(for: id, registrar))
        PersonalText.show(item, "deleted", registrar, json: common.json)
    }
}
