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
        var text = text
        return text.withUTF8 { bytes in
            groups(in: UnsafeBufferPointer(rebasing: bytes.prefix(CodeScanner.longest)))
        }
    }

    /// Every description of a feed is looked at, so only what may be a group's name is made a text.
    private static func groups(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
        func word(_ part: Range<Int>) -> String { String(decoding: bytes[part], as: UTF8.self) }
        var found: Set<String> = []
        var previous: Range<Int>?
        var place = 0
        while place < bytes.count {
            guard bytes[place].isGroupPart else {
                place += 1
                continue
            }
            let start = place
            var hasSlash = false
            while place < bytes.count, bytes[place].isGroupPart {
                hasSlash = hasSlash || bytes[place] == UInt8(ascii: "/")
                place += 1
            }
            let part = start..<place
            if let before = previous, mayBeWord(bytes[before]),
                words.contains(word(before).lowercased()),
                bytes[before.upperBound..<part.lowerBound].allSatisfy(" .:#-".utf8.contains),
                let name = name(word(part))
            {
                found.insert(name)
            }
            if hasSlash, let name = activity(word(part)) { found.insert(name) }
            previous = part
        }
        return found
    }

    /// All words for group begin alike.
    private static func mayBeWord(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        bytes.count > 1 && bytes.first.map { $0 | 0x20 } == UInt8(ascii: "g")
            && bytes.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "r")
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
