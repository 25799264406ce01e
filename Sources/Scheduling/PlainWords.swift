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
        guard let left = left.map(plain), let right = right.map(plain), !left.isEmpty,
            !right.isEmpty
        else { return false }
        return !left.hasPrefix(right) && !right.hasPrefix(left)
    }

    private static func plain(_ place: String) -> String {
        place.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
