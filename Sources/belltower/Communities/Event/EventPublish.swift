import ArgumentParser
import Campus
import Foundation
import Operations
import Words

struct EventPublish: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish", abstract: "Publish an event.",
        discussion: """
            In a community only its organisers do; outside, an event needs a hashtag, a password, or \
            friends who are invited: then nobody else sees it. They answer with `event join` or \
            `event drop`.

            Examples:
              belltower event publish "Chess night" --start "2026-10-05 18:00" --for 2h \
            --community "Chess club" --capacity 20
              belltower event publish "Picnic" --start "2026-10-10 12:00" --hashtag picnic
              belltower event publish "Study" --start "2026-10-10 14:00" --invite kim,noor
            """)

    @Argument(help: "Its title.")
    var title: String

    @Option(help: "The community that organises it.")
    var community: String?

    @Option(
        help: ArgumentHelp(
            "Friends who are asked to come, their handles separated by commas.",
            valueName: "handles"))
    var invite: String?

    @OptionGroup var options: EventOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        var draft = try options.draft(zone: common.zone)
        draft.title = title
        let card = try desks.events.publish(
            draft, in: community, inviting: Handles.parted(invite ?? ""))
        EventText(zone: desks.zone).say(
            card, done: Message("event.done.published", ["event": "\(card.event.name)"]), common)
    }
}
