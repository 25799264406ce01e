/// What a meeting's text says of its modules.
package enum CodeReading: Hashable, Sendable {
    case none
    /// The codes it names, in the order in which they stand; never empty.
    case codes([ModuleCode])
    /// What may be codes or something else; the meeting stays without a module.
    case doubtful([ModuleCode])

    package var codes: [ModuleCode] {
        if case .codes(let codes) = self { codes } else { [] }
    }
}

/// Finds the modules of a meeting in its summary, categories and description, in that order.
///
/// Where the first of them names a code for certain, the others are not asked. What also stands in
/// the location is a room.
package struct CodeReader: Sendable {
    private let pattern: CodePattern?

    /// - Parameter pattern: what codes look like on this campus; nil for the usual looks.
    package init(pattern: CodePattern? = nil) { self.pattern = pattern }

    package func read(
        summary: String, details: String?, categories: String?, location: String?
    ) -> CodeReading {
        let rooms = location.map(rooms) ?? []
        if let pattern {
            return read([summary, categories, details], with: pattern, besides: rooms)
        }
        let text = SummaryCodes(summary, besides: rooms)
        for found in [text.certain, CategoryCodes.read(categories)] where !found.isEmpty {
            return .codes(found.unique)
        }
        let told = DescriptionCodes(details ?? "", besides: rooms)
        if !told.labelled.isEmpty { return .codes(told.labelled.unique) }
        let others = told.others.unique
        if others.count == 1 { return .codes(others) }
        let doubtful = (others + text.doubtful).unique
        return doubtful.isEmpty ? .none : .doubtful(doubtful)
    }

    /// A campus's own pattern is believed wherever it stands; but a description that names several
    /// may speak of other modules.
    private func read(
        _ texts: [String?], with pattern: CodePattern, besides rooms: Set<ModuleCode>
    ) -> CodeReading {
        for (index, text) in texts.enumerated() {
            let found = pattern.words(in: text ?? "").compactMap { ModuleCode($0) }
                .filter { !rooms.contains($0) }.unique
            if found.isEmpty { continue }
            return index == 2 && found.count > 1 ? .doubtful(found) : .codes(found)
        }
        return .none
    }

    /// What looks like a code in a location.
    func rooms(_ location: String) -> Set<ModuleCode> {
        if let pattern { return Set(pattern.words(in: location).compactMap { ModuleCode($0) }) }
        let scanner = CodeScanner(location)
        return Set(
            scanner.bytes.indices.compactMap { scanner.candidate(at: $0, isStrict: false)?.code })
    }
}

extension Array where Element: Hashable {
    /// Without repetitions, each where it stood first.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
