import ArgumentParser
import Campus
import Foundation
import Operations
import Words

struct EventJoin: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Join an event, or its waiting list when it is full.",
        discussion: """
            Takes the place that is offered, when one is.

            Examples:
              belltower event join e12
              belltower event join '#picnic'
              belltower event join e12 --password-file ~/secret.txt
            """)

    @Argument(help: "The event: its number, its hashtag, or words of its title.")
    var id: String

    @Option(
        help: ArgumentHelp(
            "A file whose first line is a private event's password.", valueName: "file"),
        completion: .file())
    var passwordFile: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let card = try desks.events.join(id, password: try passwordFile.map(PasswordFile.read))
        let what =
            card.mine?.position.map { Message("event.done.waiting", ["position": .number($0)]) }
            ?? Message("event.done.joined")
        EventText(zone: desks.zone).say(card, done: what, common)
        if !common.json { ClashText(zone: desks.zone).say(card.clashes) }
    }
}
