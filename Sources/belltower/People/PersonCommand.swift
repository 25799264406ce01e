public import ArgumentParser
public import Campus
import Operations
import Recurrence

struct PersonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Who is in this home: add, show, change, suspend, export, erase.",
        discussion: """
            E-mail, phone and birthday are shown to nobody but oneself.

            Examples:
              belltower person add kim --name "Kim Doe" --email kim@example.org
              belltower person edit --bio "Second year, physics" --units ml
              belltower person show kim --json
            """,
        subcommands: [
            PersonAdd.self, PersonList.self, PersonShow.self, PersonEdit.self,
            PersonSuspend.self, PersonRestore.self, PersonExport.self, PersonErase.self,
        ])
}

/// What can be said of a person; an empty text clears a field.
struct ProfileOptions: ParsableArguments {
    @Option(help: "The name.")
    var name: String?

    @Option(help: "The e-mail address; shown to nobody else.")
    var email: String?

    @Option(help: "The phone number with its country code; shown to nobody else.")
    var phone: String?

    @Option(help: "The birthday, as 2004-10-05; shown to nobody else.")
    var birthday: String?

    @Option(help: "The gender.")
    var gender: String?

    @Option(help: ArgumentHelp("Where the picture lies.", valueName: "path"))
    var picture: String?

    @Option(help: "A few words about oneself.")
    var bio: String?

    @Option(help: "oz or ml.")
    var units: String?

    @Option(help: "small, medium or large.")
    var fontSize: String?

    @Option(help: "system, light, dark or contrast.")
    var colours: String?

    /// - Parameter zone: what `--zone` says: here it is the person's own.
    func edit(zone: String?) -> ProfileEdit {
        var edit = ProfileEdit()
        edit.name = name
        edit.email = email
        edit.phone = phone
        edit.birthday = birthday
        edit.gender = gender
        edit.picture = picture
        edit.bio = bio
        edit.units = units
        edit.zone = zone
        edit.fontSize = fontSize
        edit.colours = colours
        return edit
    }
}

struct PersonAdd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add somebody (operators).",
        discussion: """
            Example:
              belltower person add kim --name "Kim Doe"
            """)

    @Argument(help: "1 to 32 of a-z, 0-9, dot, underscore, hyphen.")
    var handle: String

    @OptionGroup var profile: ProfileOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(
            try common.registrar().addPerson(handle, profile.edit(zone: common.zone)), common,
            what: "added")
    }
}

struct PersonList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List everybody.",
        discussion: """
            Example:
              belltower person list
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let cards = try common.registrar().people()
        if common.json {
            var json = JSONWriter(reserving: cards.count * 128 + 16)
            json.array(cards) { $1.write(to: &$0) }
            Console.say(json)
            return
        }
        let width = cards.map(\.person.handle.text.count).max() ?? 0
        for card in cards { Console.say(PersonText.line(card, width: width)) }
    }
}

struct PersonShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show somebody, or oneself.",
        discussion: """
            Example:
              belltower person show kim
            """)

    @Argument(help: "Whom. Default: oneself.")
    var handle: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(try common.registrar().personCard(handle), common)
    }
}

struct PersonEdit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a profile; operators give roles.",
        discussion: """
            An empty text clears a field; --zone sets the zone one lives in.

            Examples:
              belltower person edit --name "Kim Doe" --phone "+44 7700 900123"
              belltower person edit kim --role staff
            """)

    @Argument(help: "Whom. Default: oneself.")
    var handle: String?

    @Option(help: "student, staff or operator.")
    var role: Person.Role?

    @OptionGroup var profile: ProfileOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let card = try common.registrar().editPerson(
            handle, profile.edit(zone: common.zone), role: role)
        PersonText.say(card, common, what: "changed")
    }
}

extension Person.Role: ExpressibleByArgument {}

struct PersonSuspend: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suspend", abstract: "Stop somebody from acting (operators).",
        discussion: """
            What they wrote is hidden until they are restored.

            Example:
              belltower person suspend kim
            """)

    @Argument(help: "Whom.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(
            try common.registrar().suspendPerson(handle), common, what: "suspended")
    }
}

struct PersonRestore: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Let somebody act again (operators).",
        discussion: """
            Example:
              belltower person restore kim
            """)

    @Argument(help: "Whom.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        PersonText.say(
            try common.registrar().restorePerson(handle), common, what: "restored")
    }
}

struct PersonExport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write everything of oneself as JSON, and .ics beside it.",
        discussion: """
            Example:
              belltower person export me.json
            """)

    @Argument(help: "The JSON file to write; the calendar is named alike, ending in .ics.")
    var file: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let calendar = try common.registrar().exportPerson(to: file)
        if common.json {
            var json = JSONWriter()
            json.object { json in
                json.field("file", file)
                json.field("calendar", calendar)
            }
            Console.say(json)
        } else {
            Console.say("\(file.harmless) and \(calendar.harmless): written")
        }
    }
}

struct PersonErase: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Take somebody out, with every trace of them.",
        discussion: """
            Copies made before, as backups and exports, still hold what is erased here.

            Examples:
              belltower person erase kim --anonymous --yes
              belltower person erase kim --remove --yes
            """)

    @Argument(help: "Whom.")
    var handle: String

    @Flag(help: "What they wrote for others: keep it without a name, or remove it too.")
    var erasure = ErasureFlag.remove

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        if !yes {
            guard Console.isInteractive else {
                throw Failure(.usage, "this cannot be undone: say --yes to do it without asking")
            }
            guard Console.confirms("Erase \(handle.harmless) with everything of theirs?") else {
                throw ExitCode(1)
            }
        }
        try registrar.erasePerson(handle, erasure == .remove ? .removed : .anonymous)
        if common.json {
            var json = JSONWriter()
            json.object { $0.field("erased", handle) }
            Console.say(json)
        } else {
            Console.say("\(handle.harmless): erased; backups made before still hold them")
        }
    }
}

/// What becomes of what an erased person wrote for others.
enum ErasureFlag: EnumerableFlag {
    case anonymous, remove
}

/// A person in words.
enum PersonText {
    static func say(_ card: PersonCard, _ common: CommonOptions, what: String? = nil) {
        if common.json {
            var json = JSONWriter()
            card.write(to: &json)
            Console.say(json)
        } else if let what {
            Console.say("\(card.person.handle): \(what)")
        } else {
            details(card).forEach { Console.say($0) }
        }
    }

    static func line(_ card: PersonCard, width: Int) -> String {
        let handle = card.person.handle.text
        let padding = String(repeating: " ", count: max(0, width - handle.count))
        let marks = [
            card.person.role == .student ? nil : card.person.role.rawValue,
            card.person.isSuspended ? "suspended" : nil,
        ].compactMap(\.self).joined(separator: ", ")
        let note = marks.isEmpty ? "" : "  [\(marks)]"
        return "\(handle)\(padding)  \((card.profile.name ?? "").harmless)\(note)"
    }

    private static func details(_ card: PersonCard) -> [String] {
        let profile = card.profile
        let fields: [(String, String?)] = [
            ("name", profile.name), ("role", card.person.role.rawValue),
            ("suspended", card.person.isSuspended ? "yes" : nil), ("gender", profile.gender),
            ("picture", profile.picture), ("bio", profile.bio),
            ("e-mail", profile.email?.text), ("phone", profile.phone?.text),
            ("birthday", profile.birthday?.description), ("zone", profile.zone),
            ("units", profile.units.rawValue),
        ]
        return [Console.styled(card.person.handle.text, .bold)]
            + fields.compactMap { name, value in
                value.map { "  \(name): \($0.harmless.oneLine)" }
            }
    }
}
