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
        ])
}

/// What can be said of an event; an empty text clears a field.
struct EventOptions: ParsableArguments {
    @Option(help: ArgumentHelp("When it starts, as \"2026-10-05 18:00\".", valueName: "time"))
    var start: String?

    @Option(help: ArgumentHelp("When it ends.", valueName: "time"))
    var end: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("How long it lasts: 90m, 2h. Default: 1h.", valueName: "length"))
    var length: Interval?

    @Option(name: .customLong("at"), help: ArgumentHelp("Where.", valueName: "place"))
    var location: String?

    @Option(help: ArgumentHelp("What it is about.", valueName: "text"))
    var description: String?

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp("A rule of RFC 5545, as FREQ=WEEKLY;COUNT=10.", valueName: "rrule"))
    var rule: String?

    @Option(help: "How many may come; 0 for any number.")
    var capacity: Int?

    @Option(help: "The word it is found by; free as long as no other event has it.")
    var hashtag: String?

    @Option(
        help: ArgumentHelp(
            "Makes it private: a file whose first line is the password.", valueName: "file"))
    var passwordFile: String?

    /// - Parameter zone: what `--zone` says: here it is the event's own.
    func draft(zone: String?) throws -> EventDraft {
        guard end == nil || length == nil else {
            throw ValidationError("Give --end or --for, not both.")
        }
        var draft = EventDraft()
        draft.start = start
        draft.end = end
        draft.length = length?.seconds
        draft.location = location
        draft.description = description
        draft.rule = rule
        draft.capacity = capacity
        draft.hashtag = hashtag
        draft.zone = zone
        draft.password = try passwordFile.map(PasswordFile.read)
        return draft
    }
}

/// A password that stays out of the shell's history.
enum PasswordFile {
    static func read(_ path: String) throws -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            let line = text.split(whereSeparator: \.isNewline).first
        else {
            throw Failure(
                .missing, "\(path) cannot be read or is empty: put the password on a line")
        }
        return String(line)
    }
}

struct EventPublish: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish", abstract: "Publish an event.",
        discussion: """
            In a community only its organisers do; outside, an event needs a hashtag or a password.

            Examples:
              belltower event publish "Chess night" --start "2026-10-05 18:00" --for 2h \
            --community "Chess club" --capacity 20
              belltower event publish "Picnic" --start "2026-10-10 12:00" --hashtag picnic
            """)

    @Argument(help: "Its title.")
    var title: String

    @Option(help: "The community that organises it.")
    var community: String?

    @OptionGroup var options: EventOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        var draft = try options.draft(zone: common.zone)
        draft.title = title
        let card = try registrar.publishEvent(draft, in: community)
        EventText(zone: registrar.zone).say(card, "published as \(card.event.name)", common)
    }
}

struct EventEdit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an event; everybody who joined is told.",
        discussion: """
            A start that moves takes the end with it. An empty text clears a field.

            Example:
              belltower event edit e12 --start "2026-10-05 19:00" --at "8W 2.1"
            """)

    @Argument(help: "The event, as `belltower event list` names it.")
    var id: String

    @Option(help: "Another title.")
    var title: String?

    @Flag(name: .customLong("public"), help: "Take the password away.")
    var isPublic = false

    @OptionGroup var options: EventOptions
    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        var draft = try options.draft(zone: common.zone)
        draft.title = title
        if isPublic { draft.password = "" }
        let card = try registrar.editEvent(id, draft)
        EventText(zone: registrar.zone).say(card, "changed", common)
    }
}

struct EventCancel: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Call an event off; everybody who joined is told.",
        discussion: """
            Example:
              belltower event cancel e12 "The hall is flooded"
            """)

    @Argument(help: "The event.")
    var id: String

    @Argument(help: "Why.")
    var reason: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let card = try registrar.cancelEvent(id, reason: reason)
        EventText(zone: registrar.zone).say(card, "cancelled", common)
    }
}

struct EventDelete: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Remove an event of one's own outside communities.",
        discussion: """
            Everybody who joined is told.

            Example:
              belltower event delete e12
            """)

    @Argument(help: "The event.")
    var id: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.registrar().removeEvent(id)
        if common.json {
            var json = JSONWriter()
            json.object { $0.field("deleted", id) }
            Console.say(json)
        } else {
            Console.say("\(id.harmless): deleted")
        }
    }
}

struct EventListing: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what is to come, in order of time.",
        discussion: """
            Events that staff publish outside communities stand first.

            Examples:
              belltower event list --community "Chess club"
              belltower event list --past --mine
            """)

    @Option(help: "Only this community's.")
    var community: String?

    @Flag(help: "What was, in place of what is to come.")
    var past = false

    @Flag(help: "Only those one has joined or waits for.")
    var mine = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let cards = try registrar.events(
            EventSelection(community: community, isPast: past, isMine: mine))
        if common.json {
            var json = JSONWriter(reserving: cards.count * 512 + 16)
            json.array(cards) { $1.write(to: &$0, zone: registrar.zone) }
            Console.say(json)
        } else if cards.isEmpty {
            Console.say(past ? "no past events" : "no upcoming events")
        } else {
            EventText(zone: registrar.zone).lines(cards).forEach { Console.say($0) }
        }
    }
}

struct EventShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show an event and what was changed in it.",
        discussion: """
            Example:
              belltower event show e12
            """)

    @Argument(help: "The event.")
    var id: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let card = try registrar.event(id)
        EventText(zone: registrar.zone).say(card, nil, common)
    }
}

struct EventJoin: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Join an event, or its waiting list when it is full.",
        discussion: """
            Takes the place that is offered, when one is.

            Examples:
              belltower event join e12
              belltower event join e12 --password-file ~/secret.txt
            """)

    @Argument(help: "The event.")
    var id: String

    @Option(
        help: ArgumentHelp(
            "A file whose first line is a private event's password.", valueName: "file"))
    var passwordFile: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let card = try registrar.joinEvent(id, password: try passwordFile.map(PasswordFile.read))
        let what =
            card.mine?.position.map { "full; you are number \($0) of the waiting list" }
            ?? "joined"
        EventText(zone: registrar.zone).say(card, what, common)
        if !common.json { ClashText(zone: registrar.zone).say(card.clashes) }
    }
}

struct EventDrop: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop", abstract: "Leave an event, its waiting list, or refuse an offer.",
        discussion: """
            Example:
              belltower event drop e12
            """)

    @Argument(help: "The event.")
    var id: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        EventText(zone: registrar.zone).say(try registrar.dropEvent(id), "dropped", common)
    }
}
