import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Mute: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mute", abstract: "Let a module or a community not ring any more.",
        discussion: """
            It stays in your calendar. What you marked as important rings all the same (see \
            `belltower settings important`). Without a name, what is muted is listed.

            Examples:
              belltower mute CM50123
              belltower mute "Chess Club"
              belltower mute CM50123 --off
            """)

    @Argument(help: "A module's code, or a community's name.")
    var name: String?

    @Flag(help: "Let it ring again.")
    var off = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        guard let name else {
            guard !off else { throw ValidationError("Say what is to ring again.") }
            return try list(desks)
        }
        let muted = try desks.reminders.mute(name, isMuted: !off)
        guard common.json else {
            return Console.say(
                Speech.words(off ? "mute.off" : "mute.on", ["name": .text(muted.harmless)]))
        }
        Console.say(MuteShape(muted, isMuted: !off))
    }

    private func list(_ desks: Desks) throws {
        let names = try desks.reminders.mutes()
        guard !common.json else {
            return Console.say(TextListShape(names))
        }
        Console.say(
            names.isEmpty
                ? Speech.words("mute.none") : names.map(\.harmless).joined(separator: "\n"))
    }
}
