import ArgumentParser
import Campus
import Operations
import Wire

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check database, configuration, permissions, clock, zones and sources.",
        discussion: """
            Ends with status 1 when something is wrong. --repair makes anew what can be, and looks \
            again; what cannot needs a backup. It is for operators, as backup and restore are.

            --config looks at one file and at nothing else: every problem is a line, and the status \
            is 78 when there is one. config.yaml in the home holds what its administrator decides; \
            what people decide for themselves is in `belltower settings`. A variable \
            BELLTOWER_FETCH_TIMEOUT stands over `timeout` in `fetch`, and so on for every key.

            Examples:
              belltower check
              belltower check --repair
              belltower check --config ~/.local/share/belltower/config.yaml
              belltower check --sample-config > config.yaml
            """)

    @Flag(help: "Make anew what can be: permissions, indexes, search, plans.")
    var repair = false

    @Option(
        help: ArgumentHelp("Check this configuration file alone.", valueName: "file"),
        completion: .file())
    var config: String?

    @Flag(help: "Print a config.yaml in which every key is explained; with --json, their table.")
    var sampleConfig = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard [repair, config != nil, sampleConfig].count(where: \.self) < 2 else {
            throw ValidationError("Give one of --repair, --config, --sample-config.")
        }
    }

    func run() throws {
        if sampleConfig { return ConfigurationText.saySample(asJSON: common.json) }
        if let config {
            return try ConfigurationText.check(common.configuration(of: config), common)
        }
        _ = try common.invocation.place()
        // A home whose configuration is broken is not opened.
        let configuration = try common.configuration(of: nil)
        guard configuration.problems.isEmpty else {
            return try ConfigurationText.check(configuration, common)
        }
        let desks = try common.desks()
        if repair {
            for done in try desks.checks.repair() where !common.json {
                Console.say("done   \(done)")
            }
        }
        let findings = try desks.checks.run()
        let isWell = findings.allSatisfy(\.isWell)
        if common.json {
            Console.say(CheckShape(findings))
        } else {
            var table = Table([.text, .cut, .wrapped])
            for finding in findings {
                table.add([
                    finding.isWell ? .init("ok") : .init("WRONG", .warning),
                    .init(finding.subject.harmless.oneLine + ":"),
                    .init(finding.message.harmless.oneLine),
                ])
            }
            Console.say(table.lines(on: .standard))
        }
        if !isWell { throw ExitCode(1) }
    }
}
