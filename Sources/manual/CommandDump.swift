/// What the argument parser tells of its commands: `belltower --experimental-dump-help`.
struct CommandDump: Decodable {
    var command: Command

    struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var discussion: String?
        var aliases: [String]?
        var superCommands: [String]?
        var shouldDisplay: Bool
        var arguments: [Argument]?
        var subcommands: [Command]?
    }

    struct Argument: Hashable, Decodable {
        var kind: Kind
        var names: [Name]?
        var valueName: String?
        var abstract: String?
        var discussion: String?
        var defaultValue: String?
        var allValues: [String]?
        var isOptional: Bool
        var isRepeating: Bool
        var shouldDisplay: Bool
    }

    enum Kind: String, Decodable {
        case positional, option, flag
    }

    struct Name: Hashable, Decodable {
        var kind: String
        var name: String
    }
}

extension CommandDump.Command {
    /// As it is typed: `belltower event join`.
    var words: String { ((superCommands ?? []) + [commandName]).joined(separator: " ") }

    /// The commands that do something, in the order of the help.
    var leaves: [CommandDump.Command] {
        let shown = (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
        return shown.isEmpty ? [self] : shown.flatMap(\.leaves)
    }
}
