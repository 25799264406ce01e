import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Settings: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "Show or change what one set for oneself.",
        discussion: """
            Without words, every setting is listed with its value; with a key, that one; with a \
            value, it is changed. The value `usual` (or `default`) puts it back to how it comes. What \
            the administrator of the home decides stands in its config.yaml instead (`belltower check \
            --sample-config` shows all of it).

              waking           the hours one is awake, in which free time is looked for
                               (08:00-22:00)
              share-busy       friends or nobody: who may ask for common free time, and
                               so learn when one is busy, never with what (nobody)
              leads.class      how long before a class to ring: lengths, or none (15m)
              leads.exam       before an exam (1d,1h)
              leads.event      before an event (1h)
              leads.personal   before an entry of one's own (15m)
              leads.hydration  before a cup's time (0m)
              channels         how to ring, in the order in which they are tried
                               (usual: the desktop, or as the daemon is told);
                               addresses are shown only under --reveal
              quiet            the hours in which only what is important rings (off)
              limit            how much rings in a quarter of an hour; the rest is
                               told together (off)
              important        kinds and modules that ring all the same (none)
              digest           when the day's digest rings (off)
              home             the place one comes from to the day's first class (home)
              clock            12, 24 or usual: the clock of reminders and pages (usual)
              week-start       monday, saturday, sunday or usual: the day on which weeks
                               begin (usual)
              view             usual or simple: how much a page of the web app has on it (usual)
              active-hours     on or off: whether the web app counts how long one looks at it,
                               for one's own eyes (on)
              calendar-alarms  program or bell: who rings an alarm that a calendar program set
                               on an entry (program)
              calendar-water   on or off: whether calendar programs are shown the cups of the
                               days to come (off)
              units, zone      oz or ml, and the zone of one's days, as in one's profile

            Examples:
              belltower settings
              belltower settings waking 09:00-23:30
              belltower settings share-busy friends
              belltower settings leads.class 30m,5m
              belltower settings quiet 22:00-07:00
              belltower settings important exam,offer,CM50123
            """)

    @Argument(help: "Which setting.")
    var key: String?

    @Argument(help: "Its new value.")
    var value: String?

    @Flag(help: "Show addresses in full, with the keys in them.")
    var reveal = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        guard let key else { return say(try desks.settings.list()) }
        let setting =
            try value.map { try desks.settings.set(key, $0) } ?? desks.settings.setting(key)
        if common.json {
            Console.say(SettingShape(setting, isRevealed: reveal))
        } else {
            Console.say("\(setting.name) \(text(of: setting))")
        }
    }

    private func text(of setting: PersonalSetting) -> String {
        reveal ? setting.value : setting.shown
    }

    private func say(_ settings: [PersonalSetting]) {
        guard !common.json else {
            return Console.say(ListShape(settings) { SettingShape($0, isRevealed: reveal) })
        }
        var table = Table([.text, .wrapped, .wrapped])
        for setting in settings {
            table.add([
                .init(setting.name),
                .init(text(of: setting).harmless.oneLine, setting.isStandard ? nil : .bold),
                .init(Speech.words("setting.\(setting.name)")),
            ])
        }
        Console.say(table.lines(on: .standard))
    }
}
