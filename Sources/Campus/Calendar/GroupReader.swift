/// Finds which of a module's parallel groups a meeting is for: `2` in `Networks Seminar, Group 2`.
///
/// Only what says so plainly counts: a word for group with a short name behind it, or an activity's
/// number behind a slash as Scientia Syllabus Plus writes it (`CM50123/SEM1/02`). `Lab 2` may be
/// the second lab of the term, and is no group.
enum GroupReader {
    /// - Returns: the name in capitals, without leading zeros; nil when there is none, or two.
    static func group(summary: String, details: String?) -> String? {
        for text in [summary, details ?? ""] {
            let found = groups(in: text)
            if found.count == 1 { return found.first }
            if !found.isEmpty { return nil }
        }
        return nil
    }

    private static let words: Set<String> = [
        "group", "gruppe", "groupe", "groep", "grupp", "grupo", "gruppo", "grp", "gr",
    ]

    private static func groups(in text: String) -> Set<String> {
        let bytes = text.utf8.prefix(CodeScanner.longest)
        guard mayName(bytes) else { return [] }
        var found: Set<String> = []
        var previous: Substring.UTF8View.SubSequence?
        var parts = bytes.split(omittingEmptySubsequences: true) { !$0.isGroupPart }.makeIterator()
        while let part = parts.next() {
            let word = String(decoding: part, as: UTF8.self)
            if let before = previous,
                words.contains(String(decoding: before, as: UTF8.self).lowercased()),
                isAdjacent(before, part, in: text), let name = name(word)
            {
                found.insert(name)
            }
            if let name = activity(word) { found.insert(name) }
            previous = part
        }
        return found
    }

    /// Nearly no text does: a look at its bytes saves taking it apart.
    private static func mayName(_ bytes: Substring.UTF8View) -> Bool {
        var before: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "/") || (before | 0x20 == 0x67 && byte | 0x20 == 0x72) {
                return true
            }
            before = byte
        }
        return false
    }

    /// Whether nothing but a space, a dot, a colon or a number sign parts two words.
    private static func isAdjacent(
        _ left: Substring.UTF8View.SubSequence, _ right: Substring.UTF8View.SubSequence,
        in text: String
    ) -> Bool {
        text.utf8[left.endIndex..<right.startIndex].allSatisfy { " .:#-".utf8.contains($0) }
    }

    /// `2`, `02`, `B`, `2B`, `A1`; nil for what is no group's name.
    private static func name(_ word: String) -> String? {
        let bytes = Array(word.utf8)
        let digits = bytes.count { $0.isDigit }
        let letters = bytes.count - digits
        let isCapital = word.uppercased() == word
        guard bytes.allSatisfy({ $0.isWordPart }), digits <= 3, letters <= 1, isCapital else {
            return nil
        }
        return short(word)
    }

    /// The `02` of `SEM1/02`; what stands before the slash must end in a letter or one digit.
    private static func activity(_ word: String) -> String? {
        let parts = word.split(separator: "/")
        guard parts.count > 1, let last = parts.last, last.count == 2,
            last.utf8.allSatisfy(\.isDigit)
        else { return nil }
        let kind = parts[parts.count - 2]
        let letters = kind.drop { !$0.isLetter }.prefix { $0.isLetter }
        let rest = kind.drop { !$0.isLetter }.dropFirst(letters.count)
        guard (1...4).contains(letters.count), rest.count <= 1, kind.first?.isLetter == true else {
            return nil
        }
        return short(String(last))
    }

    private static func short(_ name: String) -> String {
        let bare = name.drop { $0 == "0" }
        return bare.isEmpty ? name : String(bare)
    }
}

extension UInt8 {
    fileprivate var isGroupPart: Bool { isWordPart || self == UInt8(ascii: "/") }
}
