import Campus

/// Titles for where there is little room: without what all titles of a source share, and without
/// the module's code where a name follows it.
struct ShortTitles {
    private let shared: [String: Shared]

    /// How many words at both ends all titles of a source have in common.
    private struct Shared {
        var front = 0
        var back = 0
    }

    /// - Parameter items: all that are shown.
    init(_ items: [AgendaItem]) {
        var titles: [String: Set<String>] = [:]
        for item in items { titles[item.source, default: []].insert(ItemWords.title(item)) }
        shared = titles.compactMapValues { titles in
            // Two titles share much by chance.
            guard titles.count > 2 else { return nil }
            return Self.shared(by: titles.map { $0.split(separator: " ") })
        }
    }

    func text(_ item: AgendaItem) -> String {
        let title = ItemWords.title(item)
        let words = title.split(separator: " ")
        let shared = shared[item.source] ?? Shared()
        var rest = words.dropFirst(shared.front).dropLast(shared.back)
        rest = rest.dropFirst(codeWords(at: rest, of: item))
        while let first = rest.first, first.allSatisfy(Self.isSign) { rest.removeFirst() }
        while let last = rest.last, last.allSatisfy(Self.isSign) { rest.removeLast() }
        let text = rest.joined(separator: " ")
        return text.isEmpty ? title : text
    }

    /// How many words at the beginning are the module's code; none where nothing follows.
    private func codeWords(at words: ArraySlice<Substring>, of item: AgendaItem) -> Int {
        guard let module = item.module else { return 0 }
        return (1...2).first { count in
            guard words.count > count else { return false }
            let text = words.prefix(count).joined(separator: " ")
            return ModuleCode(text.trimmingSigns) == module
        } ?? 0
    }

    private static func shared(by titles: [[Substring]]) -> Shared {
        guard let first = titles.first, let shortest = titles.map(\.count).min() else {
            return Shared()
        }
        // A word is left of each.
        let most = shortest - 1
        let front = (0..<most).prefix { place in titles.allSatisfy { $0[place] == first[place] } }
            .count
        let back = (0..<(most - front)).prefix { place in
            titles.allSatisfy { $0[$0.count - 1 - place] == first[first.count - 1 - place] }
        }.count
        return Shared(front: front, back: back)
    }

    private static func isSign(_ character: Character) -> Bool {
        !character.isLetter && !character.isNumber
    }
}

extension String {
    /// Without a colon, a comma or a dash at the end.
    fileprivate var trimmingSigns: String {
        var text = self[...]
        while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
        return String(text)
    }

    /// The first words in so many columns, where they take up half of it, else cut within a word.
    func shortened(to width: Int) -> String {
        guard displayWidth > width else { return self }
        var words = ""
        for word in split(separator: " ") {
            let longer = words.isEmpty ? String(word) : "\(words) \(word)"
            guard longer.displayWidth <= width else { break }
            words = longer
        }
        words = words.trimmingSigns
        return words.displayWidth * 2 >= width ? words : truncated(to: width)
    }
}
