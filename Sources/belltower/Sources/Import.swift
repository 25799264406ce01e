import ArgumentParser
import Campus
import Operations
import Recurrence
import Wire
import Words

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Refresh the sources that are due, or those named.",
        discussion: """
            For cron: */15 * * * * belltower import --quiet

            Everybody's sources are refreshed, whoever asks; with --as only their own, and for an \
            operator the campus's.

            An import that would remove everything, or more than half of what is to come, is
            refused; see belltower sources. The same harvest seen on 3 imports over 24 hours is
            accepted by itself.

            Examples:
              belltower import
              belltower import Timetable
              belltower import Timetable --accept-removals
              belltower import Timetable --undo
            """)

    @Argument(help: "Sources to refresh whatever their age. Default: those that are due.")
    var names: [String] = []

    @Flag(help: "Refresh all sources, whatever their age: everybody's, or with --as one's own.")
    var all = false

    @Flag(help: "Take a harvest that removes much all the same.")
    var acceptRemovals = false

    @Flag(help: "Go back to what the source held before its last import.")
    var undo = false

    @Flag(help: "Read the feed again, and take what it says though that was undone.")
    var redo = false

    @Flag(help: "Say nothing when nothing happened.")
    var quiet = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if all, !names.isEmpty { throw ValidationError("Give names or --all, not both.") }
        if undo || redo, names.count != 1 {
            throw ValidationError("Say whose import, as: belltower import Timetable --undo")
        }
        if [undo, redo, acceptRemovals].count(where: \.self) > 1 {
            throw ValidationError("Give --undo, --redo or --accept-removals, one of them.")
        }
    }

    func run() async throws {
        let desks = try common.desks()
        let reports =
            undo
            ? try names.map(desks.imports.undo)
            : try await Progress.showing("progress.importing") {
                try await desks.imports.run(selection, way, isNarrowed: common.isNarrowed)
            }
        if common.json {
            Console.say(ListShape(reports, as: ImportShape.init))
        } else {
            tell(reports, ChangeText(zone: desks.zone, now: desks.now))
        }
        let failed = reports.compactMap(\.failure)
        if let only = failed.first {
            throw ExitCode(reports.count == 1 ? only.reason.exitCode.rawValue : 1)
        }
    }

    private var selection: ImportSelection {
        all ? .all : names.isEmpty ? .due : .named(names)
    }

    private var way: ImportWay {
        acceptRemovals ? .acceptingRemovals : redo ? .redoing : .guarded
    }

    private func tell(_ reports: [ImportReport], _ changes: ChangeText) {
        for report in reports {
            switch report.status {
            case .failed, .refused: Console.complain(ReportText.line(report))
            case .unchanged where quiet: break
            case .imported, .unchanged: Console.say(Screen.standard.lines(ReportText.line(report)))
            }
            Console.say(changes.lines(report.changes))
            if report.status == .imported || report.status == .unchanged && !quiet {
                ReportText.issues(report).forEach(Console.complain)
            }
        }
        if reports.isEmpty, !quiet { Console.say(Speech.words("import.none.due")) }
    }
}
