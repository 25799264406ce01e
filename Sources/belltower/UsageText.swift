import ArgumentParser
import Operations

/// What is wrong with a command line, in one line: the parser has a paragraph, with all options.
struct UsageText {
    /// As far as the words name commands; the last one's subcommands are what comes next.
    private var path: [String] = []
    private var command: any ParsableCommand.Type = BelltowerCommand.self
    /// What stands behind the names.
    private var rest: ArraySlice<String>

    init(_ arguments: [String]) {
        rest = arguments[...]
        if rest.first == "help" { rest = rest.dropFirst() }
        while let name = rest.first, let next = Self.subcommand(name, of: command) {
            path.append(name)
            command = next
            rest = rest.dropFirst()
        }
    }

    /// A command that does not exist; nil when all words that have to name one do.
    var unknownCommand: String? {
        let names = Self.names(of: command)
        guard let word = rest.first, !word.hasPrefix("-"), !names.isEmpty else { return nil }
        let known = Nearest.question(word, among: names)
        let help = (["belltower help"] + path).joined(separator: " ")
        return "there is no command \((path + [word]).joined(separator: " "))"
            + (known.isEmpty ? ": see \(help)" : "\(known) See \(help)")
    }

    /// What the parser says, and where there is more.
    func line(_ message: String) -> String {
        if let line = unknownCommand ?? misplacedOption { return line }
        let line = Self.joined(message)
        let text = line.prefix(1).lowercased() + line.dropFirst()
        guard !text.hasSuffix("?") else { return text }
        let help = (["belltower"] + path + ["--help"]).joined(separator: " ")
        return "\(text.hasSuffix(".") ? String(text.dropLast()) : text): see \(help)"
    }

    /// An option before the command, where most other programs take it.
    private var misplacedOption: String? {
        let options = rest.prefix { Self.subcommand($0, of: command) == nil }
            .filter { $0.hasPrefix("--") }.compactMap { $0.split(separator: "=").first }
        guard rest.first?.hasPrefix("--") ?? false,
            let option = options.first(where: { !LeadingOptions.holds($0) }) ?? options.first,
            let name = rest.first(where: { Self.subcommand($0, of: command) != nil })
        else { return nil }
        let right = (["belltower"] + path + [name, String(option)]).joined(separator: " ")
        return "\(option) goes behind the command: \(right)"
    }

    /// The parser's lines as one; those of a list are parted by commas.
    private static func joined(_ message: String) -> String {
        message.split(whereSeparator: \.isNewline).reduce(into: "") { text, line in
            let words = line.drop(while: \.isWhitespace)
            let isEntry = words.hasPrefix("- ")
            if !text.isEmpty { text += isEntry && !text.hasSuffix(":") ? ", " : " " }
            text += isEntry ? words.dropFirst(2) : words
        }
    }

    /// The commands that can stand behind some names.
    static func names(behind path: [String]) -> Set<String> {
        var command: any ParsableCommand.Type = BelltowerCommand.self
        for name in path {
            guard let next = subcommand(name, of: command) else { return [] }
            command = next
        }
        let names = Set(command.configuration.subcommands.map(BelltowerCommand.name))
        return path.isEmpty ? names.union(["help"]) : names
    }

    private static func names(of command: any ParsableCommand.Type) -> [String] {
        let names = command.configuration.subcommands.map(BelltowerCommand.name)
        return command == BelltowerCommand.self ? names + ["help"] : names
    }

    private static func subcommand(
        _ name: String, of command: any ParsableCommand.Type
    ) -> (any ParsableCommand.Type)? {
        command.configuration.subcommands.first { BelltowerCommand.name(of: $0) == name }
    }
}
