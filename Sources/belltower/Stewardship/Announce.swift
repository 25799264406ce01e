import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Announce: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "announce",
        abstract: "Put a notice on everybody's Today (staff and operators), or list what stands.",
        discussion: """
            It stands until the end of the day that --until names, at most 60 days ahead; one's own \
            can be taken down before, by operators any. --list shows what stands today; staff and \
            operators see what is over as well.

            Examples:
              belltower announce "The library closes at six" --until fri
              belltower announce --list
              belltower announce --end 3
            """)

    @Argument(help: "What it says, in at most 500 characters.")
    var text: String?

    @Option(help: ArgumentHelp("The last day on which it stands.", valueName: "date"))
    var until: String?

    @Flag(help: "List them.")
    var list = false

    @Option(help: ArgumentHelp("Take one down: its number.", valueName: "id"))
    var end: Int64?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        let isAnnouncing = text != nil && until != nil
        let isOther = text == nil && until == nil
        guard isAnnouncing && !list && end == nil || isOther && list != (end != nil) else {
            throw ValidationError("Say the text and its last day, as: announce TEXT --until DATE")
        }
    }

    func run() throws {
        let desks = try common.desks()
        if let end {
            say(try desks.announcements.end(AnnouncementID(end)), "announcement.ended", desks)
        } else if let text, let until {
            say(
                try desks.announcements.add(text, until: until), "announcement.stands", desks)
        } else {
            say(
                try desks.person.isStaff
                    ? desks.announcements.list() : desks.announcements.standing(), desks)
        }
    }

    private func say(_ announcement: Announcement, _ done: String, _ desks: Desks) {
        guard !common.json else {
            return Console.say(AnnouncementShape(announcement, in: desks.zone))
        }
        let day = AnnouncementText(desks).day(announcement.lastDay)
        Console.tell(
            Speech.words.text(
                Message(done, ["number": "\(announcement.id)", "day": .text(day)])))
    }

    private func say(_ announcements: [Announcement], _ desks: Desks) {
        if common.json {
            Console.say(ListShape(announcements) { AnnouncementShape($0, in: desks.zone) })
        } else if announcements.isEmpty {
            Console.tell(Speech.words("announcement.none"))
        } else {
            Console.say(AnnouncementText(desks).table(announcements))
        }
    }
}
