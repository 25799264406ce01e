/// A text as one compares it: its letters and digits in small letters, whatever parts them.
struct PlainWords: Hashable {
    let text: String

    init(_ text: String) {
        self.text = text.lowercased()
            .split { !$0.isLetter && !$0.isNumber }
            .joined(separator: " ")
    }

    var isEmpty: Bool { text.isEmpty }
}

/// Compares places, which everybody writes differently: `8W 2.1`, `8W2.1`, `8W 2.1 (Claverton)`.
enum PlaceWords {
    /// Whether two places cannot be the same; nil is any place.
    static func differ(_ left: String?, _ right: String?) -> Bool {
        guard let left = left.map(words), let right = right.map(words), !left.isEmpty,
            !right.isEmpty
        else { return false }
        return zip(left, right).contains { $0 != $1 }
    }

    /// Runs of letters and of digits, without leading zeros: room 2.1 is not 2.10, but 2.01.
    private static func words(_ place: String) -> [String] {
        var words: [String] = []
        var previous: Character?
        for character in place.lowercased() {
            guard character.isLetter || character.isNumber else {
                previous = nil
                continue
            }
            if let last = previous, last.isNumber == character.isNumber {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
            previous = character
        }
        return words.map { word in
            let bare = word.drop { $0 == "0" }
            return bare.isEmpty ? word : String(bare)
        }
    }
}
