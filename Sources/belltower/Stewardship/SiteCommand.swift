import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct SiteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "site", abstract: "Show or change the settings of the site (operators).",
        discussion: """
            What config.yaml sets of these is changed there alone; the rest is set here, each change \
            as a version that --undo takes back. An empty value puts a setting back to how it \
            comes. Of topics and webhooks no more than the host is shown.

              name               what the site is called
              signUp             who may make an account: open, domains, invited, closed
              domains            of e-mail addresses, with commas between them
              hotline            a telephone number that helps, shown on every page
              events.offerHours  hours that a freed place is kept for the first who waits
              alerts.email       addresses that alerts are mailed to, with commas between them
              alerts.ntfy        topics of ntfy, or their URLs, that alerts are posted to
              alerts.webhook     URLs that get each alert as JSON
              alerts.backups     who makes backups: here, elsewhere

            Examples:
              belltower site
              belltower site name "Calendar of the campus"
              belltower site signUp domains
              belltower site alerts.email ops@example.org
              belltower site --file
              belltower site --history
              belltower site --undo
            """)

    @Argument(help: "Which setting.")
    var key: String?

    @Argument(help: "Its new value.")
    var value: String?

    @Flag(help: "List what config.yaml alone sets, and what is so.")
    var file = false

    @Flag(help: "List what was changed, the newest first.")
    var history = false

    @Flag(help: "Take the newest change back.")
    var undo = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        let flags = [file, history, undo].count { $0 }
        guard flags == 0 || key == nil && flags == 1 else {
            throw ValidationError("Say a setting and its value, or --file, --history or --undo")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if file { return say(try desks.site.fileSettings()) }
        if history { return say(try desks.site.history(), desks) }
        if undo { return say(try desks.site.undo()) }
        guard let key else { return say(try desks.site.list()) }
        if let value { return say(try desks.site.set([key: value])) }
        say([try desks.site.setting(key)])
    }

    private func say(_ settings: [SiteSetting]) {
        guard !common.json else {
            return Console.say(ListShape(settings, as: SiteSettingShape.init))
        }
        let words = Speech.words
        var table = Table([.text, .wrapped, .text])
        for setting in settings {
            let note = setting.isLocked ? "locked" : setting.isStandard ? "standard" : "own"
            table.add([
                .init(setting.key.rawValue, .bold), .init(setting.value.harmless.oneLine),
                .init(words("site.\(note)")),
            ])
        }
        table.head(["key", "value", "note"].map { words("site.head.\($0)") })
        Console.say(table.lines(on: .standard))
    }

    private func say(_ settings: [FileSetting]) {
        guard !common.json else {
            return Console.say(ListShape(settings, as: FileSettingShape.init))
        }
        let words = Speech.words
        var table = Table([.text, .wrapped, .text])
        for setting in settings {
            table.add([
                .init(setting.path, .bold), .init(setting.value ?? words("page.site.hidden")),
                .init(words(setting.isSet ? "site.locked" : "site.standard")),
            ])
        }
        table.head(["key", "value", "note"].map { words("site.head.\($0)") })
        Console.say(table.lines(on: .standard))
    }

    private func say(_ changes: [SiteChange], _ desks: Desks) {
        guard !common.json else {
            return Console.say(ListShape(changes) { SiteChangeShape($0, in: desks.zone) })
        }
        let words = Speech.words
        guard !changes.isEmpty else { return Console.tell(words("site.none")) }
        let days = DayWords(words: words)
        func text(_ value: String?) -> String {
            value?.harmless.oneLine ?? words("site.standard")
        }
        var table = Table([.number, .text, .wrapped, .wrapped, .text, .text])
        for change in changes {
            table.add([
                .init("\(change.id)"), .init(change.key.rawValue, .bold),
                .init(text(change.value)), .init(text(change.former)),
                .init(change.author?.handle.text ?? words("comment.left")),
                .init(
                    days.moment(
                        desks.zone.wall(at: change.at), seenFrom: desks.calendar.today)),
            ])
        }
        table.head(
            ["number", "key", "value", "former", "who", "when"].map { words("site.head.\($0)") })
        Console.say(table.lines(on: .standard))
    }
}
