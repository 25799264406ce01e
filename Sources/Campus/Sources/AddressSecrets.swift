/// What of an address may be a secret, to be masked where somebody else's words are repeated.
///
/// A server answers with whatever it likes, its own address included: "no calendar for token=...".
package struct AddressSecrets: Sendable {
    /// In small letters, the longest first.
    private let words: [[Character]]
    /// Of these, what can hardly be a word of a language: user, password, values of the query, and
    /// parts of the path with digits.
    private let tokens: [[Character]]

    /// What stands in so few letters is no secret.
    private static let fewest = 4
    private static let mask = Character("…")

    /// - Parameter address: a URL, or the address of a crawl, which may hold several.
    package init(_ address: SecretAddress) {
        var words: Set<String> = []
        var tokens: Set<String> = []
        for url in address.revealed.split(whereSeparator: \.isWhitespace) {
            guard let scheme = url.firstRange(of: "://") else { continue }
            let rest = url[scheme.upperBound...]
            let authority = rest.prefix { !"/?#".contains($0) }
            let path = rest[authority.endIndex...].prefix { !"?#".contains($0) }
            let user = authority.lastIndex(of: "@").map { authority[..<$0] } ?? ""
            let inPath = Self.parts(of: path)
            let others = Self.parts(of: user).union(Self.parts(of: rest[path.endIndex...]))
            words.formUnion(inPath.union(others))
            tokens.formUnion(others.union(inPath.filter { $0.contains(where: \.isNumber) }))
        }
        self.words = Self.sorted(words)
        self.tokens = Self.sorted(tokens)
    }

    private static func sorted(_ words: Set<String>) -> [[Character]] {
        words.map(Array.init).sorted { ($1.count, String($0)) < ($0.count, String($1)) }
    }

    /// Whatever stands between an address's marks, as it is written and as it is meant.
    private static func parts(of text: Substring) -> Set<String> {
        var parts: Set<String> = []
        func add(_ part: some StringProtocol) {
            let small = part.lowercased()
            guard small.count >= fewest else { return }
            parts.insert(small)
            // A file's ending is no part of its secret.
            if let dot = small.lastIndex(of: "."),
                small.distance(from: dot, to: small.endIndex) <= 6,
                small.distance(from: small.startIndex, to: dot) >= fewest
            {
                parts.insert(String(small[..<dot]))
            }
        }
        for part in text.split(whereSeparator: { "/?#&;:".contains($0) }) {
            let value = part.firstIndex(of: "=").map { part[part.index(after: $0)...] } ?? part
            let decoded = value.percentDecoded
            for written in [String(value), decoded, decoded.replacing("+", with: " ")] {
                add(written)
            }
            for piece in decoded.split(whereSeparator: { "/?#&;:=@, ".contains($0) }) { add(piece) }
        }
        return parts
    }

    /// A text of somebody else, without what stands in the address, in whatever case.
    package func masked(_ text: String) -> String { Self.masked(text, words) }

    /// A name of somebody else's choice that holds none of what can hardly be a word; else nil.
    package func harmlessName(_ name: String) -> String? {
        Self.masked(name, tokens) == name ? name : nil
    }

    /// A sentence of ours in which somebody else's words stand in quotation marks.
    ///
    /// From the first mark to the last, since who is quoted may use marks too.
    package func maskedQuotations(_ sentence: String) -> String {
        guard !words.isEmpty, let first = sentence.firstIndex(of: "\"") else { return sentence }
        let parts = sentence[first...].split(separator: "\"", omittingEmptySubsequences: false)
        return sentence[..<first] + parts.map { masked(String($0)) }.joined(separator: "\"")
    }

    private static func masked(_ text: String, _ words: [[Character]]) -> String {
        guard !words.isEmpty, !text.isEmpty else { return text }
        var letters = Array(text)
        for word in words {
            var small = letters.map { Character($0.lowercased().prefix(1).description) }
            var place = 0
            while place + word.count <= small.count {
                guard small[place] == word[0],
                    small[place..<(place + word.count)].elementsEqual(word)
                else {
                    place += 1
                    continue
                }
                letters.replaceSubrange(place..<(place + word.count), with: [mask])
                small.replaceSubrange(place..<(place + word.count), with: [mask])
                place += 1
            }
            // A quotation that was cut may end within one.
            let longest = min(word.count - 1, small.count)
            guard longest >= fewest else { continue }
            if let cut = (fewest...longest).reversed().first(where: {
                small.suffix($0).elementsEqual(word.prefix($0))
            }) {
                letters.replaceSubrange((letters.count - cut)..., with: [mask])
            }
        }
        return String(letters)
    }
}

extension SecretAddress {
    /// A reason as it may be told to who keeps the source.
    package func masking(_ reason: String) -> String {
        AddressSecrets(self).maskedQuotations(reason)
    }
}

extension StringProtocol {
    /// With each `%XX` as the byte that it stands for; other percent signs stay.
    fileprivate var percentDecoded: String {
        var result: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
