import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct EventDoorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "door", abstract: "Show the code at an event's door, and who came.",
        discussion: """
            From half an hour before it begins until it ends, whoever may alter an event has a code \
            that changes every half minute. Who is there says so by `belltower event here`, or on the \
            web by the QR code of the event's door.

            Examples:
              belltower event door e12
              belltower event door e12 --json
            """)

    @Argument(help: "The event: its number, its hashtag, or words of its title.")
    var id: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let door = try desks.events.door(id)
        guard !common.json else { return Console.say(DoorShape(door, in: desks.zone)) }
        Console.say(lines(door, in: desks.zone, now: desks.now))
    }

    private func lines(_ door: EventDoor, in zone: Zone, now: Instant) -> [String] {
        let (words, screen) = (Speech.words, Screen.standard)
        let first =
            door.code.map { code in
                words(
                    "event.door.code",
                    [
                        "code": .text(code.grouped),
                        "seconds": .number(Int(code.until - now)),
                    ])
            } ?? words("event.door.shut")
        let count = words(
            "event.door.count",
            ["present": .number(door.present), "joined": .number(door.card.joined)])
        var table = Table([.text, .wrapped], indent: 2)
        for guest in door.guests {
            let came = guest.came.map { zone.wall(at: $0).clockText } ?? words("event.door.missing")
            table.add([.init(came), .init(guest.person.said)])
        }
        let title = "\(door.card.event.name)  \(door.card.event.plan.title.harmless.oneLine)"
        return screen.lines(title, .bold) + screen.lines(first, after: "  ")
            + screen.lines(count, after: "  ") + table.lines(on: screen)
    }
}

extension Person {
    /// `Kim Lee (kim)`, or the handle alone.
    fileprivate var said: String {
        name.map { "\($0.harmless.oneLine) (\(handle))" } ?? handle.text
    }
}
