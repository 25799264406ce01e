import Foundation
import TestSupport
import Testing

@Suite("Command lines that are wrong")
struct UsageTests {
    /// A command line, and the one line that says what is wrong and what to do.
    static let lines = [
        ("agend", "there is no command agend: did you mean agenda? See belltower help"),
        ("qqqqqq", "there is no command qqqqqq: see belltower help"),
        ("--home X agend", "there is no command agend: did you mean agenda? See belltower help"),
        ("help agend", "there is no command agend: did you mean agenda? See belltower help"),
        (
            "friend reqest kim",
            "there is no command friend reqest: did you mean request? See belltower help friend"
        ),
        ("--limit 5 modules", "--limit goes behind the command: belltower modules --limit"),
        ("--home X --kind class agenda", "--kind goes behind the command: belltower agenda --kind"),
        ("--kind class agenda", "--kind goes behind the command: belltower agenda --kind"),
        (
            "snooze networking today",
            "today is no length: say last for how long, as in belltower snooze networking today 10m, "
                + "or until when, as 13:30"
        ),
        ("--nonsense", "unknown option '--nonsense': see belltower --help"),
        ("agenda --jsn", "unknown option '--jsn'. Did you mean '--json'?"),
        ("agenda --zone", "missing value for '--zone <zone>': see belltower agenda --help"),
        ("backup x --keep 0", "--keep is a number from 1 to 10000: see belltower backup --help"),
        (
            "backup x --keep few",
            "the value 'few' is invalid for '--keep <keep>': see belltower backup --help"
        ),
        ("restore", "give a backup, or --empty to begin anew: see belltower restore --help"),
        (
            "event show", "missing expected argument '<id>': see belltower event show --help"
        ),
        (
            "community edit Chess",
            "give --topic, --description, --picture or --no-picture: see belltower community edit --help"
        ),
        ("helpp", "there is no command helpp: did you mean help? See belltower help"),
        (
            "remind --log-level loud",
            "the value 'loud' is invalid for '--log-level <log-level>'. Please provide one of the "
                + "following: trace, debug, info, notice, warning, error, critical: "
                + "see belltower remind --help"
        ),
        (
            "setup",
            "there is no terminal to ask on: give answers as options, as --zone, --feed: "
                + "see belltower setup --help"
        ),
        (
            "setup --yes",
            "with --yes nothing is asked: give answers as options, as --zone, --feed: "
                + "see belltower setup --help"
        ),
        (
            "--generate-completion-script tcsh",
            "can't generate completion scripts for 'tcsh'. Please use "
                + "--generate-completion-script=<shell> with one of: zsh bash fish: "
                + "see belltower --help"
        ),
    ]

    /// A command line of each command.
    private static let rows = RoleTests.rows

    @Test("one line says what is wrong and what to do, and makes no home", arguments: lines)
    func told(_ words: String, _ message: String) throws {
        let belltower = try Belltower(people: [])
        let outcome = try belltower.run(words: words.split(separator: " ").map(String.init))
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "belltower: \(message)\n")
        #expect(!FileManager.default.fileExists(atPath: belltower.home))
    }

    /// ArgumentParser asks all commands for their names at each start; one that is derived from its
    /// type costs a look at every conformance in the program: two thirds of `--help` were that.
    @Test("every command states its name")
    func names() throws {
        let root = Fixtures.packageRoot.appendingPathComponent("Sources/belltower")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        for file in files?.allObjects as? [URL] ?? [] where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let unnamed = text.matches(of: /CommandConfiguration\((?!\s*commandName:)/)
            #expect(unnamed.isEmpty, "\(file.lastPathComponent)")
        }
    }

    @Test("every command that needs an argument says so", arguments: try Belltower.commands())
    func withoutArgument(_ command: Belltower.Command) throws {
        guard command.needsArgument else { return }
        let belltower = try Belltower(people: [])
        let outcome = try belltower.run(words: command.name.split(separator: " ").map(String.init))
        #expect(outcome.status == 64 && outcome.isOneComplaint, "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix(": see belltower \(command.name) --help\n"))
        #expect(!FileManager.default.fileExists(atPath: belltower.home))
    }

    @Test("every command refuses what is no option, and a home that is none", arguments: rows)
    func everywhere(_ row: RoleRow) throws {
        let belltower = try Belltower(people: [])
        let words = row.words.map { $0.replacing("HOME", with: belltower.folder.path) }
        func refused(_ more: [String], _ status: Int32, through: [String] = []) throws {
            let outcome = try belltower.run(words: words + more, through: through)
            #expect(outcome.status == status && outcome.isOneComplaint, "\(outcome)")
        }
        try refused(["--no-such-option"], 64)
        #expect(try FileManager.default.contentsOfDirectory(atPath: belltower.folder.path) == [])
        guard !RoleTests.personless.contains(row.testDescription) else { return }
        let file = try belltower.folder.write("mine", as: "file")
        try refused(["--home", file], 73)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        // What makes no home has none there that could not be made.
        if !row.makesNoHome {
            let isOfWhatIsThere = ["backup", "keep", "move"].contains(row.words[0])
            try refused(["--home", "/proc/no-home"], isOfWhatIsThere ? 66 : 73)
        }
        guard let somebody = Faults.PermissionTests.somebody else { return }
        chmod(belltower.folder.path, 0o755)
        let closed = belltower.folder.path + "/closed"
        mkdir(closed, 0)
        try refused(["--home", closed], 77, through: somebody)
        #expect(try FileManager.default.contentsOfDirectory(atPath: closed) == [])
    }

    @Test(
        "what was typed cannot steer the terminal, where it is quoted",
        arguments: [["agend\u{1b}[2J"], ["agenda", "\u{1b}[2J"], ["agenda", "--\u{1b}[2J\n\nx"]])
    func quoted(_ words: [String]) throws {
        let errors = try Belltower().run(words: words).errors
        #expect(errors.contains("\u{fffd}[2J") && errors.split(separator: "\n").count == 1)
        #expect(!errors.contains("\u{1b}"))
    }

    @Test("help of a command, of a group and of all is no mistake")
    func help() throws {
        let belltower = try Belltower(people: [])
        for words in [
            ["help"], ["help", "agenda"], ["help", "friend", "request"], ["friend"],
            ["--home", "X", "help", "person"], ["--json", "help"],
        ] {
            let outcome = try belltower.run(words: words)
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(words): \(outcome.errors)")
        }
    }
}
