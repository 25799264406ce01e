/// A text as one compares it: its letters and digits in small letters, whatever parts them.
struct PlainWords: Hashable {
    let text: String

    init(_ text: String) {
        if let plain = Self.plain(text) {
            self.text = plain
            return
        }
        self.text = text.lowercased()
            .split { !$0.isLetter && !$0.isNumber }
            .joined(separator: " ")
    }

    /// - Parameter text: what `text` of another one is.
    init(plain text: String) { self.text = text }

    var isEmpty: Bool { text.isEmpty }

    /// The same of a text in ASCII, which nearly every one is, byte by byte; nil of others.
    private static func plain(_ text: String) -> String? {
        var words: [UInt8] = []
        words.reserveCapacity(text.utf8.count)
        var isParted = false
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            let isCapital = (0x41...0x5a).contains(byte)
            guard isCapital || (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) else {
                isParted = true
                continue
            }
            if isParted, !words.isEmpty { words.append(0x20) }
            isParted = false
            words.append(isCapital ? byte | 0x20 : byte)
        }
        return String(decoding: words, as: UTF8.self)
    }
}

/// Compares places, which everybody writes differently: `8W 2.1`, `8W2.1`, `8W 2.1 (Claverton)`.
enum PlaceWords {
    /// Whether two places cannot be the same; nil is any place.
    static func differ(_ left: String?, _ right: String?) -> Bool {
        guard left != right, let left = left.map(words), let right = right.map(words),
            !left.isEmpty, !right.isEmpty
        else { return false }
        return zip(left, right).contains { $0 != $1 }
    }

    /// Runs of letters and of digits, without leading zeros: room 2.1 is not 2.10, but 2.01.
    static func words(_ place: String) -> [String] {
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
