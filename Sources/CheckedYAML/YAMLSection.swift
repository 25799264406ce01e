/// One mapping of a file, whose keys and types are checked as they are read.
package struct YAMLSection {
    package let whole: YAMLValue
    package let entries: [YAMLValue.Entry]
    package let source: YAMLText

    /// The whole of a file; nil when it is empty.
    ///
    /// - Parameter isDiscreet: errors repeat nothing of it but what looks like a key.
    package init?(
        yaml text: String, file: String, isDiscreet: Bool = false
    ) throws(YAMLError) {
        let source = YAMLText(text, file: file, isDiscreet: isDiscreet)
        let reading = YAMLReading(text)
        if let problem = reading.problems.first {
            throw YAMLTrouble.error(source, problem)
        }
        guard let root = reading.root, !root.isNull else { return nil }
        try self.init(root, source)
    }

    /// - Parameter name: what the value is called; nil for what has no name.
    package init(
        _ value: YAMLValue, _ source: YAMLText, named name: String? = nil
    ) throws(YAMLError) {
        guard let entries = value.entries else {
            let lines = "`key: value` lines"
            throw source.error(
                value, name.map { "`\($0)` must hold \(lines)" } ?? "\(lines) are wanted here")
        }
        whole = value
        self.entries = entries
        self.source = source
    }

    /// Its keys, and what each stands for.
    package var parts: [(name: String, key: YAMLValue, value: YAMLValue)] {
        entries.map { ($0.name, $0.key, $0.value) }
    }

    /// Refuses what is not known, and what has no value.
    package func allow(_ known: [String]) throws(YAMLError) {
        for entry in entries {
            let name = entry.name
            guard known.contains(name) else {
                let start = name.prefix { $0 != ":" }
                let hint =
                    start.count < name.count && known.contains(String(start))
                    ? "a space is wanted behind the colon of `\(start):`"
                    : "known are \(known.joined(separator: ", "))"
                let shown = source.isDiscreet ? name.quotedKey() : "`\(name)`"
                throw source.error(entry.key, "there is no key \(shown) here; \(hint)")
            }
            if entry.value.isMissing {
                throw source.error(
                    entry.key, "`\(name)` has no value" + source.hint(at: entry.key))
            }
        }
    }

    /// Nil for a key that is not there or has no value.
    package func value(_ key: String) -> YAMLValue? {
        guard let value = written(key), !value.isMissing else { return nil }
        return value
    }

    private func written(_ key: String) -> YAMLValue? {
        entries.first { $0.name == key }?.value
    }

    /// The error that a key's value is wrong, or that it is missing.
    package func error(_ key: String, _ message: String) -> YAMLError {
        guard let value = written(key) else {
            return source.error(whole, "`\(key)` is missing: \(message)")
        }
        return source.error(value, "`\(key)`: \(message)")
    }

    package func text(_ key: String, mayBeEmpty: Bool = true) throws(YAMLError) -> String? {
        guard let value = value(key) else { return nil }
        guard let text = value.text, mayBeEmpty || !text.isEmpty else {
            throw source.error(value, "`\(key)` must be text")
        }
        return text
    }

    package func required(_ key: String) throws(YAMLError) -> String {
        guard let text = try text(key), !text.isEmpty else { throw error(key, "give it") }
        return text
    }

    package func bool(_ key: String) throws(YAMLError) -> Bool? {
        guard let value = value(key) else { return nil }
        switch value.text?.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: throw source.error(value, "`\(key)` must be true or false")
        }
    }

    package func number(_ key: String, in range: ClosedRange<Int>) throws(YAMLError) -> Int? {
        guard let value = value(key) else { return nil }
        guard let number = value.text.flatMap({ Int($0.filter { $0 != "_" }) }),
            range.contains(number)
        else {
            throw source.error(
                value, "`\(key)` must be a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    package func section(_ key: String) throws(YAMLError) -> YAMLSection? {
        guard let value = value(key) else { return nil }
        return try YAMLSection(value, source, named: key)
    }

    /// A list of mappings; one alone needs no list.
    package func sections(_ key: String) throws(YAMLError) -> [YAMLSection] {
        guard let value = value(key) else { return [] }
        var sections: [YAMLSection] = []
        for part in value.list ?? [value] { sections.append(try YAMLSection(part, source)) }
        return sections
    }

    /// A list of texts; one alone needs no list.
    package func texts(_ key: String) throws(YAMLError) -> [String] {
        guard let value = value(key) else { return [] }
        var texts: [String] = []
        for part in value.list ?? [value] {
            guard let text = part.text, !text.isEmpty else {
                throw source.error(part, "`\(key)` must be a text or a list of texts")
            }
            texts.append(text)
        }
        return texts
    }

    /// The keys and texts of a mapping, in the file's order.
    package func pairs(_ key: String) throws(YAMLError) -> [(key: String, value: String)] {
        guard let section = try section(key) else { return [] }
        var pairs: [(key: String, value: String)] = []
        for entry in section.entries {
            guard entry.key.text != nil, let text = entry.value.text else {
                throw source.error(entry.key, "write `TEXT: TEXT` here")
            }
            pairs.append((entry.name, text))
        }
        return pairs
    }
}
