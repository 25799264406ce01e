extension AgendaItem {
    /// Who teaches, where the description has a line for it: `Staff: Smith, J; Jones, K`.
    package var staff: [String] {
        let lines = (details ?? "").split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { $0.lowercased().hasPrefix(Self.staffLabel) }) else {
            return []
        }
        return line.dropFirst(Self.staffLabel.count).split(separator: ";").map { name in
            String(name.drop(while: \.isWhitespace))
        }.filter { !$0.isEmpty }
    }

    private static let staffLabel = "staff:"
}
