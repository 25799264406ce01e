/// Options that every command takes may stand before it, as in `belltower --home DIR agenda`.
enum LeadingOptions {
    private static let withValue: Set<String> = ["--home", "--as", "--zone", "--now"]
    private static let flags: Set<String> = ["--json"]

    /// Whether an option, without its value, may stand before the command.
    static func holds(_ option: some StringProtocol) -> Bool {
        withValue.union(flags).contains(String(option))
    }

    /// The words with those options behind the names of the command, behind a name that none has too;
    /// as they are where no command is named.
    static func behindCommand(_ words: [String], _ names: (_ path: [String]) -> Set<String>)
        -> [String]
    {
        var path: [String] = []
        var options: [String] = []
        var rest = words[...]
        // Once all names are read, what follows stays as it is.
        while true {
            let known = names(path)
            guard !known.isEmpty, let taken = taking(from: rest) else { break }
            guard known.contains(taken.name) else {
                guard path.isEmpty else { break }
                // The name is what is wrong, and not the options before it.
                return [taken.name] + taken.options + taken.rest
            }
            // Help is about words alone, whoever asks and wherever.
            if taken.name == "help" { return [taken.name] + taken.rest }
            options += taken.options
            path.append(taken.name)
            rest = taken.rest
        }
        return path + options + rest
    }

    /// The options at the front, and what stands where a command's name does; nil when nothing does.
    private static func taking(
        from words: ArraySlice<String>
    ) -> (options: [String], name: String, rest: ArraySlice<String>)? {
        var rest = words
        var options: [String] = []
        while let word = rest.first, word.hasPrefix("--") {
            let name = String(word.prefix { $0 != "=" })
            let count = withValue.contains(name) && name == word ? 2 : 1
            guard withValue.contains(name) || flags.contains(word), rest.count > count else {
                return nil
            }
            options += rest.prefix(count)
            rest = rest.dropFirst(count)
        }
        guard let name = rest.first, !name.hasPrefix("-") else { return nil }
        return (options, name, rest.dropFirst())
    }
}
