import Foundation
import TestSupport
import Testing

@Suite("Command lines that are wrong")
struct UsageTests {
    /// A command line, and the one line that says what is wrong and what to do.
    static let lines = [
        ("agend", "there is no command agend: did you mean agenda? See belltower help"),
        ("qqqqqq", "there is no command qqqqqq: see belltower help"),
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
            "today is no length: say last for how long, as in belltower snooze networking today 10m"
        ),
        ("--nonsense", "unknown option '--nonsense': see belltower --help"),
        ("agenda --jsn", "unknown option '--jsn'. Did you mean '--json'?"),
        ("agenda --zone", "missing value for '--zone <zone>': see belltower agenda --help"),
        ("backup x --keep 0", "--keep is a number from 1 to 10000: see belltower backup --help"),
        (
            "backup x --keep few",
            "the value 'few' is invalid for '--keep <keep>': see belltower backup --help"
        ),
        ("restore", "missing expected argument '<file>': see belltower restore --help"),
        (
            "event show", "missing expected argument '<id>': see belltower event show --help"
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

    @Test("one line says what is wrong and what to do, and makes no home", arguments: lines)
    func told(_ words: String, _ message: String) throws {
        let belltower = try Belltower(people: [])
        let outcome = try belltower.run(words: words.split(separator: " ").map(String.init))
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "belltower: \(message)\n")
        #expect(!FileManager.default.fileExists(atPath: belltower.home))
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
