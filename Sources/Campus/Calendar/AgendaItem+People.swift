extension [AgendaItem] {
    /// The items as people are shown them: without what they hid, and once what one source tells
    /// twice.
    package var forPeople: [AgendaItem] {
        guard contains(where: { $0.isHidden || $0.doubleOf != nil }) else { return self }
        let ids = Set(map(\.id))
        return filter { item in
            !item.isHidden && item.doubleOf.map { !ids.contains($0) } ?? true
        }
    }
}

extension AgendaItem {
    /// Who teaches, where the description has a line for it: `Staff: Smith, J; Jones, K`.
    package var staff: [String] {
        guard let details, Self.mayNameStaff(details) else { return [] }
        let lines = details.split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { $0.lowercased().hasPrefix(Self.staffLabel) }) else {
            return []
        }
        return line.dropFirst(Self.staffLabel.count).split(separator: ";").map { name in
            String(name.drop(while: \.isWhitespace))
        }.filter { !$0.isEmpty }
    }

    /// Whether a text may have the label at all, which few have: no line is taken out to see it.
    private static func mayNameStaff(_ text: String) -> Bool {
        let label = staffLabel.utf8
        var next = label.startIndex
        for byte in text.utf8 {
            if byte | 0x20 != label[next] { next = label.startIndex }
            if byte | 0x20 == label[next] { next = label.index(after: next) }
            if next == label.endIndex { return true }
        }
        return false
    }

    private static let staffLabel = "staff:"
}
