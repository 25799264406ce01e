import ArgumentParser
import Campus
import Operations
import Recurrence

struct PersonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Who is in this home: add, show, change, suspend, export, erase.",
        discussion: """
            E-mail and phone are shown to nobody but oneself, the birthday to nobody unless one says so.

            Examples:
              belltower person add kim --name "Kim Doe" --email kim@example.org
              belltower person edit --bio "Second year, physics" --units ml
              belltower person show kim --json
            """,
        subcommands: [
            PersonAdd.self, PersonList.self, PersonShow.self, PersonEdit.self,
            PersonSuspend.self, PersonInvite.self, PersonRestore.self, PersonExport.self,
            PersonErase.self,
        ])
}
