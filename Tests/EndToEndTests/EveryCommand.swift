import Foundation
import Testing

extension Belltower {
    /// A command that can be said, as the parser has it.
    struct Command: Sendable {
        /// With the names of its groups before it: `friend list`.
        var name: String
        /// Whether it says nothing without an argument.
        var needsArgument: Bool
    }

    /// All of them.
    static func commands() throws -> [Command] {
        let dump = try Belltower(people: []).run("--experimental-dump-help").object()
        let root = try #require(dump["command"] as? [String: Any])
        return leaves(of: root, [])
    }

    private static func leaves(of command: [String: Any], _ parents: [String]) -> [Command] {
        let parts = (command["subcommands"] as? [[String: Any]] ?? []).filter {
            $0["shouldDisplay"] as? Bool ?? true && $0["commandName"] as? String != "help"
        }
        guard !parts.isEmpty else {
            let arguments = command["arguments"] as? [[String: Any]] ?? []
            let needsArgument = arguments.contains {
                $0["kind"] as? String == "positional" && $0["isOptional"] as? Bool == false
            }
            return [Command(name: parents.joined(separator: " "), needsArgument: needsArgument)]
        }
        return parts.flatMap { part in
            leaves(of: part, parents + [part["commandName"] as? String ?? ""])
        }
    }
}

extension Belltower.Outcome {
    /// Whether it says one line on standard error, as everything does that fails, and nothing else.
    var isOneComplaint: Bool {
        output.isEmpty && errors.hasPrefix("belltower: ") && errors.hasSuffix("\n")
            && errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2
    }
}
