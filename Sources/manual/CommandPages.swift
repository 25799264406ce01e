/// The parts of belltower(1) that the parser's own definitions make.
struct CommandPages {
    private let commands: [CommandDump.Command]
    /// What every command takes, told once.
    private let common: [CommandDump.Argument]

    init(_ dump: CommandDump) {
        let commands = dump.command.leaves
        self.commands = commands
        common = (commands.first?.arguments ?? []).filter { argument in
            commands.allSatisfy { ($0.arguments ?? []).contains(argument) }
        }
    }

    var options: [Block] { [.definitions(common.map(Self.definition))] }

    var sections: [Block] { commands.flatMap(section) }

    private func section(_ command: CommandDump.Command) -> [Block] {
        let own = (command.arguments ?? []).filter { $0.shouldDisplay && !common.contains($0) }
        var blocks: [Block] = [
            .heading(level: 3, command.words), .paragraph(Self.synopsis(command, own)),
        ]
        if let abstract = command.abstract { blocks.append(.paragraph([.literal(abstract)])) }
        if let aliases = command.aliases, !aliases.isEmpty {
            blocks.append(.paragraph([.literal("Also: \(aliases.joined(separator: ", ")).")]))
        }
        blocks += Self.blocks(command.discussion ?? "")
        if !own.isEmpty { blocks.append(.definitions(own.map(Self.definition))) }
        return blocks
    }

    private static func synopsis(
        _ command: CommandDump.Command, _ arguments: [CommandDump.Argument]
    ) -> [Span] {
        var spans: [Span] = [.literal(command.words, .strong)]
        for argument in arguments {
            let more = argument.isRepeating ? " ..." : ""
            let (open, close) = argument.isOptional ? ("[", "]") : ("", "")
            spans.append(.literal(" " + open))
            spans += term(argument, names: argument.names?.suffix(1) ?? [])
            spans.append(.literal(more + close))
        }
        return spans
    }

    private static func definition(_ argument: CommandDump.Argument) -> Block.Definition {
        var sentences = [argument.abstract, argument.discussion].compactMap(\.self)
        if let values = argument.allValues, !values.isEmpty {
            sentences.append("One of \(values.joined(separator: ", ")).")
        }
        if let standard = argument.defaultValue { sentences.append("Default: \(standard).") }
        return Block.Definition(
            term: term(argument, names: argument.names?[...] ?? []),
            text: [.literal(sentences.joined(separator: " ").replacing("\n", with: " "))])
    }

    private static func term(
        _ argument: CommandDump.Argument, names: ArraySlice<CommandDump.Name>
    ) -> [Span] {
        let value = Span.literal(argument.valueName ?? "value", .emphasised)
        guard !names.isEmpty else { return [value] }
        let names = names.map { ($0.kind == "long" ? "--" : "-") + $0.name }.joined(separator: ", ")
        let name = Span.literal(names, .strong)
        return argument.kind == .flag ? [name] : [name, .literal(" "), value]
    }

    /// The parser's prose: paragraphs, in which indented lines stand as they are.
    private static func blocks(_ discussion: String) -> [Block] {
        var blocks: [Block] = []
        for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
            let isCode = line.hasPrefix("  ")
            switch blocks.last {
            case .code(let lines) where isCode:
                blocks[blocks.count - 1] = .code(lines + [String(line.dropFirst(2))])
            case .paragraph(let spans) where !isCode && !line.isEmpty && !spans.isEmpty:
                blocks[blocks.count - 1] = .paragraph(spans + [.literal(" " + line)])
            default:
                blocks.append(
                    isCode
                        ? .code([String(line.dropFirst(2))])
                        : .paragraph(line.isEmpty ? [] : [.literal(String(line))]))
            }
        }
        return blocks.filter { $0 != .paragraph([]) }
    }
}
