import ArgumentParser
import Campus
import Operations
import Recurrence

struct CommunityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "community",
        abstract: "Groups: list, show, join, quit; operators create them.",
        discussion: """
            A mark shows where something is new since one last looked.

            Examples:
              belltower community list
              belltower community join "Chess club"
              belltower community show "Chess club" --json
            """,
        subcommands: [
            CommunityList.self, CommunityShow.self, CommunityCreate.self,
            CommunityOrganiser.self, CommunityJoin.self, CommunityQuit.self,
            CommunityFeed.self,
        ])
}

struct CommunityList: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List all communities, one's own first.",
        discussion: """
            Example:
              belltower community list
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let cards = try common.registrar().communities()
        if common.json {
            var json = JSONWriter(reserving: cards.count * 96 + 16)
            json.array(cards) { json, card in json.object { card.writeFields(to: &$0) } }
            Console.say(json)
        } else if cards.isEmpty {
            Console.say("No community yet. An operator creates one: belltower community create")
        } else {
            if cards.hasUnread { Console.say(Console.styled("* something is new", .bold)) }
            CommunityText.lines(cards).forEach { Console.say($0) }
        }
    }
}

struct CommunityShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a community with its events; clears its mark.",
        discussion: """
            Example:
              belltower community show "Chess club"
            """)

    @Argument(help: "The community's name.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        let page = try registrar.communityPage(name)
        if common.json {
            var json = JSONWriter()
            json.object { json in
                page.card.writeFields(to: &json)
                json.field("organiser", page.card.isOrganiser)
                json.key("organisers")
                json.array(page.organisers) { $1.writeName(to: &$0) }
                json.key("events")
                json.array(page.events) { $1.write(to: &$0, zone: registrar.zone) }
            }
            Console.say(json)
            return
        }
        let card = page.card
        Console.say(Console.styled(card.community.name.harmless, .bold))
        let organisers = page.organisers.map(\.handle.text).joined(separator: ", ")
        Console.say(
            "  \(CommunityText.members(card))\(card.isJoined ? ", you are in it" : "")"
                + (organisers.isEmpty ? "" : ", organised by \(organisers)"))
        EventText(zone: registrar.zone).lines(page.events).forEach { Console.say($0) }
    }
}

struct CommunityCreate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "create", abstract: "Create a community (operators).",
        discussion: """
            Example:
              belltower community create "Chess club"
            """)

    @Argument(help: "Its name.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        CommunityText.say(try common.registrar().createCommunity(name), "created", common)
    }
}

struct CommunityOrganiser: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "organiser", abstract: "Name somebody an organiser (operators).",
        discussion: """
            Organisers publish, edit and cancel the community's events.

            Examples:
              belltower community organiser "Chess club" kim
              belltower community organiser "Chess club" kim --remove
            """)

    @Argument(help: "The community's name.")
    var name: String

    @Argument(help: "Whom.")
    var handle: String

    @Flag(help: "Make them an ordinary member again.")
    var remove = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let registrar = try common.registrar()
        try registrar.setOrganiser(name, handle, to: !remove)
        if common.json {
            var json = JSONWriter()
            json.object { json in
                json.field("community", name)
                json.field("handle", handle)
                json.field("organiser", !remove)
            }
            Console.say(json)
        } else {
            let what = remove ? "no longer an organiser" : "an organiser"
            Console.say("\(handle): \(what) of \(name.harmless)")
        }
    }
}

struct CommunityJoin: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Join a community.",
        discussion: """
            Example:
              belltower community join "Chess club"
            """)

    @Argument(help: "The community's name.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        CommunityText.say(try common.registrar().joinCommunity(name), "joined", common)
    }
}

struct CommunityQuit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quit", abstract: "Quit a community and drop its events to come.",
        discussion: """
            What one attended stays in the calendar.

            Example:
              belltower community quit "Chess club"
            """)

    @Argument(help: "The community's name.")
    var name: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        CommunityText.say(try common.registrar().quitCommunity(name), "quit", common)
    }
}

struct CommunityFeed: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed", abstract: "Take a community's events from a calendar feed.",
        discussion: """
            For organisers and operators. `belltower import` keeps it up to date, and \
            `belltower unsubscribe "Chess club feed"` ends it.

            Example:
              belltower community feed "Chess club" https://union.example.org/chess.ics
            """)

    @Argument(help: "The community's name.")
    var name: String

    @Argument(help: "A path, or an http, https, webcal(s) URL.")
    var url: String

    @OptionGroup var common: CommonOptions

    func run() async throws {
        let registrar = try common.registrar()
        let report = try await Progress.showing("importing") {
            try await registrar.feedCommunity(name, from: url)
        }
        if common.json {
            var json = JSONWriter()
            report.write(to: &json)
            Console.say(json)
        } else {
            Console.say(ReportText.line(report))
            ReportText.issues(report).forEach(Console.complain)
        }
    }
}

/// Communities in words.
enum CommunityText {
    static func say(_ card: CommunityCard, _ what: String, _ common: CommonOptions) {
        if common.json {
            var json = JSONWriter()
            json.object { card.writeFields(to: &$0) }
            Console.say(json)
        } else {
            Console.say("\(card.community.name.harmless): \(what)")
        }
    }

    static func lines(_ cards: [CommunityCard]) -> [String] {
        let parts = [
            ("Yours", cards.filter(\.isJoined)), ("Others", cards.filter { !$0.isJoined }),
        ].filter { !$0.1.isEmpty }
        return parts.flatMap { title, cards in
            [Console.styled(title, .bold)]
                + cards.map { card in
                    let mark = card.unread > 0 ? "*" : " "
                    let new = card.unread > 0 ? ", \(card.unread) new" : ""
                    return "\(mark) \(card.community.name.harmless)  (\(members(card))\(new))"
                }
        }
    }

    static func members(_ card: CommunityCard) -> String {
        card.community.members == 1 ? "1 member" : "\(card.community.members) members"
    }
}
