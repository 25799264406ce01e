import ArgumentParser
import Campus
import Operations
import Wire
import Words

struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Copy all of a home to a PostgreSQL server, or back into its file.",
        discussion: """
            The target must hold nothing: an empty database, in UTF-8 and with the locale C, or no file. All is \
            written in one transaction; then each table is read again, and its rows and their digest \
            compared: what differs, or is killed on the way, leaves the target empty, and may be tried again. \
            What is here stays as it is, and in use until config.yaml says otherwise: the last line says how, \
            --switch writes it.

            Stop `belltower serve` and `belltower remind` first, on every machine. A password is no part of \
            the address: it stands in a file or the environment, as config.yaml explains.

            It is for operators, or for whoever owns the home's files where it has no operator.

            Examples:
              belltower move --to postgresql://belltower@db.example.ac.uk/campus
              belltower move --to file --switch
            """)

    @Option(
        help: ArgumentHelp(
            "Where to: postgresql://NAME@HOST/DATABASE, or `file` for the home's own.",
            valueName: "url|file"))
    var to: String

    @Flag(name: .customLong("switch"), help: "Have config.yaml lead there from then on.")
    var isSwitching = false

    @OptionGroup var common: CommonOptions

    func run() throws {
        let isShown = Console.hasTerminal
        defer { if isShown { Console.write(Array("\r\u{1b}[K".utf8), to: 2) } }
        let words = Speech.words
        let report = try common.keeper().move(to: to, isSwitching: isSwitching) { progress in
            guard isShown else { return }
            let line = words(
                progress.isComparing ? "move.comparing" : "move.copying",
                [
                    "table": .text(progress.table), "number": .number(progress.number),
                    "count": .number(progress.count),
                ])
            Console.write(Array("\r\(line)\u{1b}[K".utf8), to: 2)
        }
        guard !common.json else { return Console.say(MoveShape(report)) }
        Console.say(
            words(
                "move.done",
                ["rows": .number(report.rows), "tables": .number(report.tables.count)]))
        if report.cut > 0 { Console.say(words("move.cut", ["count": .number(report.cut)])) }
        if let variable = report.variable {
            return Console.say(words("move.variable", ["line": .text(variable.harmless)]))
        }
        Console.say(
            words(
                report.isSwitched ? "move.switched" : "move.line",
                ["line": .text(report.line.harmless)]))
    }
}
