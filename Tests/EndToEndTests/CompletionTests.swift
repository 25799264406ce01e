import Foundation
import TestSupport
import Testing

@Suite("What a shell completes")
struct CompletionTests {
    /// A begun line, and all that it can go on with.
    ///
    /// The folder holds `term.ics` and `tea/`.
    static let lines = [
        ("belltower ag", "agenda"), ("belltower friend re", "request remove"),
        ("belltower agenda --cl", "--clashes"), ("belltower agenda to", "today tomorrow"),
        ("belltower subscribe te", "tea term.ics"), ("belltower restore ter", "term.ics"),
        ("belltower setup --feed-file ter", "term.ics"), ("belltower agenda --home te", "tea"),
    ]

    @Test("commands, options, words, files and folders", arguments: lines)
    func completed(_ line: String, _ expected: String) throws {
        let belltower = try Belltower()
        let script = """
            source <("$0" --generate-completion-script bash)
            cd "$HOME"; touch term.ics; mkdir tea
            COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=($1) COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _belltower belltower "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort | tr '\\n' ' '
            """
        let outcome = try belltower.run(
            words: [line], through: ["/bin/bash", "-c", script])
        let found = outcome.output.split(separator: " ").sorted()
        #expect(found == expected.split(separator: " ").sorted(), "\(outcome.errors)")
    }
}
