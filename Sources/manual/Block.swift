/// A part of a page.
enum Block: Hashable {
    /// Level 1 is the page's title.
    case heading(level: Int, String)
    case paragraph([Span])
    /// Lines as they stand.
    case code([String])
    case list([[Span]])
    case definitions([Definition])
    /// `<!-- NAME -->`: where something goes that is made elsewhere.
    case place(String)

    struct Definition: Hashable {
        var term: [Span]
        var text: [Span]
    }
}

extension Block {
    /// The blocks of the Markdown that our documents are written in.
    static func blocks(ofMarkdown text: String) -> [Block] {
        var reader = MarkdownReader(text)
        return reader.blocks()
    }
}

private struct MarkdownReader {
    private var lines: ArraySlice<Substring>
    private var found: [Block] = []

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    }

    mutating func blocks() -> [Block] {
        while let line = lines.first {
            if line.allSatisfy(\.isWhitespace) {
                lines.removeFirst()
            } else if line.hasPrefix("```") {
                code()
            } else if line.hasPrefix("#") {
                heading(lines.removeFirst())
            } else if line.hasPrefix("<!--") {
                place(lines.removeFirst())
            } else if line.hasPrefix("|") {
                table()
            } else if line.hasPrefix("- ") {
                list()
            } else {
                found.append(.paragraph(Span.markdown(joined(Self.endsParagraph))))
            }
        }
        return found
    }

    private mutating func code() {
        lines.removeFirst()
        let body = lines.prefix { !$0.hasPrefix("```") }
        lines = lines.dropFirst(body.count + 1)
        found.append(.code(body.map(String.init)))
    }

    private mutating func heading(_ line: Substring) {
        let level = line.prefix { $0 == "#" }.count
        found.append(.heading(level: level, Self.trimmed(line.dropFirst(level))))
    }

    private mutating func place(_ line: Substring) {
        found.append(.place(Self.trimmed(line.dropFirst(4).prefix { $0 != "-" })))
    }

    private mutating func list() {
        var items: [[Span]] = []
        while lines.first?.hasPrefix("- ") ?? false {
            let text = joined { $0.hasPrefix("- ") || Self.endsParagraph($0) }
            items.append(Span.markdown(String(text.dropFirst(2))))
        }
        found.append(.list(items))
    }

    /// A table as definitions: its first column is the term, further ones are named by their heads.
    private mutating func table() {
        let rows = lines.prefix { $0.hasPrefix("|") }.map(Self.cells)
        lines = lines.dropFirst(rows.count)
        guard let heads = rows.first else { return }
        found.append(
            .definitions(
                rows.dropFirst(2).map { row in
                    Block.Definition(
                        term: Span.markdown(row.first ?? ""),
                        text: Self.described(row.dropFirst(), heads: heads.dropFirst()))
                }))
    }

    private static func described(
        _ cells: ArraySlice<String>, heads: ArraySlice<String>
    ) -> [Span] {
        var spans = Span.markdown(cells.first ?? "")
        for (cell, head) in zip(cells, heads).dropFirst() where !cell.isEmpty {
            let end = spans.last?.text.last.map { ".!?".contains($0) } ?? true ? " " : ". "
            spans.append(Span(text: "\(end)\(head.prefix(1).uppercased() + head.dropFirst()): "))
            spans += Span.markdown(cell) + [Span(text: ".")]
        }
        return spans
    }

    private static func cells(_ row: Substring) -> [String] {
        trimmed(row.drop { $0 == "|" }).dropLast().split(
            separator: "|", omittingEmptySubsequences: false
        ).map { trimmed($0) }
    }

    /// The lines of one paragraph as one.
    private mutating func joined(_ ends: (Substring) -> Bool) -> String {
        var words = [Self.trimmed(lines.removeFirst())]
        while let line = lines.first, !ends(line) {
            words.append(Self.trimmed(lines.removeFirst()))
        }
        return words.joined(separator: " ")
    }

    private static func endsParagraph(_ line: Substring) -> Bool {
        line.allSatisfy(\.isWhitespace)
            || ["```", "#", "|", "- ", "<!--"].contains { line.hasPrefix($0) }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while text.first?.isWhitespace ?? false { text.removeFirst() }
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return String(text)
    }
}
