import ArgumentParser
import Campus
import Foundation
import Operations

struct EventCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "event",
        abstract: "Events of communities and of people: publish, list, join, drop.",
        discussion: """
            An event that one has joined stands in one's agenda and export.

            Examples:
              belltower event list --community "Chess club"
              belltower event join e12
              belltower event publish "Chess night" --start "2026-10-05 18:00" --for 2h \
            --community "Chess club" --capacity 20
            """,
        subcommands: [
            EventPublish.self, EventEdit.self, EventCancel.self, EventDelete.self,
            EventListing.self, EventShow.self, EventJoin.self, EventDrop.self,
            EventDoorCommand.self, EventHere.self,
        ])
}
