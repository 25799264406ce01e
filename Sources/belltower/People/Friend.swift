import ArgumentParser
import Campus
import Operations

struct Friend: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Ask people to be friends, and answer them.",
        discussion: """
            Asked by e-mail or phone, nobody learns whether the address is anybody's.

            Examples:
              belltower friend request kim
              belltower friend request kim@example.org
              belltower friend accept kim
              belltower friend list --json
            """,
        subcommands: [
            FriendRequest.self, FriendAccept.self, FriendDecline.self, FriendRemove.self,
            FriendBlock.self, FriendUnblock.self, FriendListing.self,
        ])
}

struct FriendRequest: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "request", abstract: "Ask somebody to be friends.",
        discussion: """
            Whoever has asked you already becomes your friend at once.

            Examples:
              belltower friend request kim
              belltower friend request "+44 7700 900123"
            """)

    @Argument(help: "A handle, an e-mail address, or a phone number with its country code.")
    var person: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let answer = try common.registrar().requestFriend(person)
        let words =
            switch answer {
            case .asked: "\(person): asked"
            case .friends: "\(person): had asked you too, now you are friends"
            case .unsaid: "If that is somebody here, they are asked."
            }
        FriendText.say(answer.rawValue, words.harmless, common)
    }
}

struct FriendAccept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Accept what somebody asked.",
        discussion: """
            Example:
              belltower friend accept kim
            """)

    @Argument(help: "Who asked.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.registrar().acceptFriend(handle)
        FriendText.say("friends", "\(handle): now you are friends", common)
    }
}

struct FriendDecline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decline", abstract: "Decline what somebody asked: ignore it.",
        discussion: """
            Example:
              belltower friend decline kim
            """,
        aliases: ["ignore"])

    @Argument(help: "Who asked.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.registrar().declineFriend(handle)
        FriendText.say("declined", "\(handle): declined", common)
    }
}

struct FriendRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "End a friendship, or take a request back.",
        discussion: """
            Example:
              belltower friend remove kim
            """)

    @Argument(help: "A friend, or whom you asked.")
    var person: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.registrar().removeFriend(person)
        FriendText.say("removed", "\(person.harmless): removed", common)
    }
}

struct FriendBlock: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "block", abstract: "Hear nothing more of somebody; they do not learn it.",
        discussion: """
            Example:
              belltower friend block kim
            """)

    @Argument(help: "Whom.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.registrar().blockPerson(handle)
        FriendText.say("blocked", "\(handle): blocked", common)
    }
}

struct FriendUnblock: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unblock", abstract: "Undo a block.",
        discussion: """
            Example:
              belltower friend unblock kim
            """)

    @Argument(help: "Whom.")
    var handle: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        try common.registrar().unblockPerson(handle)
        FriendText.say("unblocked", "\(handle): no longer blocked", common)
    }
}

struct FriendListing: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List friends, and who asked whom.",
        discussion: """
            Example:
              belltower friend list
            """)

    @OptionGroup var common: CommonOptions

    func run() throws {
        let list = try common.registrar().friends()
        if common.json {
            var json = JSONWriter()
            list.write(to: &json)
            Console.say(json)
        } else {
            FriendText.lines(list).forEach { Console.say($0) }
        }
    }
}

/// Friends in words.
enum FriendText {
    static func say(_ state: String, _ words: String, _ common: CommonOptions) {
        if common.json {
            var json = JSONWriter()
            json.object { $0.field("state", state) }
            Console.say(json)
        } else {
            Console.say(words)
        }
    }

    static func lines(_ list: FriendList) -> [String] {
        let sent = list.sent.map { asked in
            switch asked {
            case .person(let person): name(person)
            case .address(let address): address
            }
        }
        let parts = [
            ("Friends", list.friends.map(name)), ("Asked you", list.received.map(name)),
            ("You asked", sent), ("You blocked", list.blocked.map(name)),
        ].filter { !$0.1.isEmpty }
        guard !parts.isEmpty else {
            return ["No friends yet. Ask somebody: belltower friend request HANDLE"]
        }
        return parts.flatMap { title, names in
            [Console.styled(title, .bold)] + names.map { "  \($0)" }
        }
    }

    private static func name(_ person: Person) -> String {
        let name = person.isSuspended ? nil : person.name
        return name.map { "\(person.handle)  \($0.harmless)" } ?? person.handle.text
    }
}
