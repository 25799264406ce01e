import ArgumentParser
import Campus
import Foundation
import Operations
import Wire

struct Subscribe: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "subscribe", abstract: "Subscribe to a calendar feed and import it at once.",
        discussion: """
            Examples:
              belltower subscribe https://timetable.example.ac.uk/me.ics --name Timetable
              belltower subscribe --url-file ~/feed-address.txt --every 30m
              pass show timetable | belltower subscribe --url-file -
              belltower subscribe term.ics
              belltower subscribe https://timetable.example.ac.uk/all.ics --for-everyone

            A source for everyone is the campus's: its classes reach whoever is enrolled in their
            modules, and its all-day entries without a module (week numbers, holidays) all who take
            any module that it tells of. Any operator may refresh, change and remove it.
            """)

    @Argument(
        help: "A path, - for standard input (imported once), or an http, https, webcal(s) URL.",
        completion: .file())
    var source: String?

    @Option(
        help: ArgumentHelp(
            "A file whose first line is the URL, - for standard input: keeps it out of the process list and the shell's history.",
            valueName: "file"), completion: .file())
    var urlFile: String?

    @Option(help: "What to call it. Default: the calendar's own name.")
    var name: String?

    @Option(help: "What its entries are: class, event or personal.")
    var kind: SourceKind = SourceKind(kind: .class)

    @Option(
        help: ArgumentHelp(
            "How often `belltower import` refreshes it: 30m, 1h, 1d.", valueName: "interval"))
    var every: Interval = Interval(seconds: 3_600)

    @Flag(help: "A campus source, whose classes reach people through enrolment: for operators.")
    var forEveryone = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if (source == nil) == (urlFile == nil) {
            throw ValidationError("Give a SOURCE or --url-file, one of them.")
        }
    }

    func run() async throws {
        let desks = try common.desks()
        let wish = Subscription(
            address: try address(), name: name, kind: kind.kind, every: every.seconds,
            isForEveryone: forEveryone)
        let report = try await Progress.showing("progress.importing") {
            try await desks.sources.subscribe(wish)
        }
        if common.json {
            Console.say(ImportShape(report))
        } else {
            Console.say(Screen.standard.lines(ReportText.line(report)))
            ClashText(zone: desks.zone).say(report.clashes ?? ClashNews())
            ReportText.issues(report).forEach(Console.complain)
        }
    }

    private func address() throws -> String {
        if let urlFile { return try Self.firstLine(of: urlFile) }
        return source ?? ""
    }

    static func firstLine(of path: String) throws(Refusal) -> String {
        let first = try path == "-" ? readLine() : NamedFile(path).firstLine()
        guard let line = first, !line.isEmpty else {
            guard path != "-" else { throw Refusal(.missing, "command.address.emptyInput") }
            throw Refusal(.missing, "command.address.empty", with: ["file": "\(path.harmless)"])
        }
        return line.trimmingCharacters(in: .whitespaces)
    }
}

/// What a source's entries can be.
struct SourceKind: ExpressibleByArgument, CustomStringConvertible {
    var kind: ItemKind

    init(kind: ItemKind) { self.kind = kind }

    init?(argument: String) {
        guard let kind = ItemKind(rawValue: argument), ItemKind.ofSources.contains(kind) else {
            return nil
        }
        self.kind = kind
    }

    static let allValueStrings = ItemKind.ofSources.map(\.rawValue)

    var description: String { kind.rawValue }
}

/// A length of time as one types it: `90s`, `30m`, `1h`, `2d`, `1w`, and all that `WrittenLength` reads, as `1h30`;
/// a bare number is minutes.
struct Interval: ExpressibleByArgument, CustomStringConvertible {
    var seconds: Int64

    init(seconds: Int64) { self.seconds = seconds }

    init?(argument: String) {
        let digits = argument.prefix { $0.isASCII && $0.isNumber }
        let unit: Int64? =
            switch argument.dropFirst(digits.count) {
            case "s": 1
            case "m", "": 60
            case "h": 3_600
            case "d": 86_400
            case "w": 604_800
            default: nil
            }
        if let number = Int64(digits), let unit {
            guard (1...1_000_000).contains(number) else { return nil }
            seconds = number * unit
        } else {
            guard let length = WrittenLength(argument) else { return nil }
            seconds = length.seconds + Int64(length.days) * 86_400
            guard seconds > 0 else { return nil }
        }
    }

    var description: String {
        for (size, unit) in [(86_400, "d"), (3_600, "h"), (60, "m")]
        where seconds % Int64(size) == 0 {
            return "\(seconds / Int64(size))\(unit)"
        }
        return "\(seconds)s"
    }

    var defaultValueDescription: String { description }
}
