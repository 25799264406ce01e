import ArgumentParser
import Campus
import Operations

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Refresh the sources that are due, or those named.",
        discussion: """
            For cron: */15 * * * * belltower import --quiet

            Examples:
              belltower import
              belltower import Timetable
              belltower import --all
            """)

    @Argument(help: "Sources to refresh whatever their age. Default: those that are due.")
    var names: [String] = []

    @Flag(help: "Refresh all sources, whatever their age.")
    var all = false

    @Flag(help: "Say nothing when nothing happened.")
    var quiet = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if all, !names.isEmpty { throw ValidationError("Give names or --all, not both.") }
    }

    func run() async throws {
        let registrar = try common.registrar()
        let selection: ImportSelection = all ? .all : names.isEmpty ? .due : .named(names)
        let isNarrowed = common.isNarrowed
        let reports = try await Progress.showing("importing") {
            try await registrar.importSources(selection, isNarrowed: isNarrowed)
        }
        if common.json {
            var json = JSONWriter()
            json.array(reports) { json, report in report.write(to: &json) }
            Console.say(json)
        } else {
            tell(reports)
        }
        let failed = reports.compactMap(\.failure)
        if let only = failed.first {
            throw ExitCode(reports.count == 1 ? only.status.rawValue : 1)
        }
    }

    private func tell(_ reports: [ImportReport]) {
        for report in reports {
            switch report.status {
            case .failed: Console.complain(ReportText.line(report))
            case .unchanged where quiet: break
            case .imported, .unchanged: Console.say(ReportText.line(report))
            }
            if report.status == .imported { ReportText.issues(report).forEach(Console.complain) }
        }
        if reports.isEmpty, !quiet { Console.say("No source is due. All of them: --all") }
    }
}
