import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct ModuleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Show a module: facts, meetings, classmates, comments.",
        discussion: """
            Example:
              belltower module CM50123
            """)

    @Argument(help: "Its code; case, hyphens and spaces do not matter.")
    var code: String

    @Option(help: "The academic year, as 2026/27. Default: the current one.")
    var year: String?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let desks = try common.desks()
        let page = try desks.modules.page(code, year: year)
        if common.json {
            Console.say(ModulePageShape(page, in: desks.zone))
        } else {
            let text = ModulePageText(
                zone: desks.zone, now: desks.now, screen: .standard)
            Console.say(text.lines(page))
        }
    }
}

struct Classmates: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "classmates", abstract: "List who takes a module with you, friends first.",
        discussion: """
            Who made themselves invisible (`belltower enrol --invisible`) is not listed.

            Example:
              belltower classmates CM50123
            """)

    @OptionGroup var module: ModuleOptions

    @OptionGroup var common: CommonOptions

    func run() throws {
        let classmates = try common.desks().enrolment.classmates(module.code, year: module.year)
        if common.json {
            Console.say(ListShape(classmates, as: ClassmateShape.init))
        } else if classmates.isEmpty {
            Console.say(Speech.words("classmates.none"))
        } else {
            var table = Table([.text, .cut, .text])
            for classmate in classmates {
                table.add([
                    .init(classmate.handle.text), .init(classmate.name?.harmless.oneLine ?? ""),
                    .init(classmate.isFriend ? Speech.words("classmates.friend") : ""),
                ])
            }
            Console.say(table.lines(on: .standard))
        }
    }
}
