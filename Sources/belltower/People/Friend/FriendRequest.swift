import ArgumentParser
import Campus
import Operations
import Words

struct FriendRequest: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "request", abstract: "Ask somebody to be friends.",
        discussion: """
            Whoever has asked you already becomes your friend at once. An e-mail address or phone \
            number reaches whoever has had it verified, now or later; you are not told whether \
            that is somebody.

            Examples:
              belltower friend request kim
              belltower friend request "+44 7700 900123"
            """)

    @Argument(help: "A handle, an e-mail address, or a phone number with its country code.")
    var person: String

    @OptionGroup var common: CommonOptions

    func run() throws {
        let answer = try common.desks().friends.request(person)
        guard answer == .friends, !common.json else {
            return FriendText.say(answer.rawValue, of: person, common)
        }
        Console.tell(Speech.words("friend.mutual", ["person": .text(person.harmless)]))
    }
}
