/// A place without what is only the way in which it is written: order of a list, case, blanks, marks, HTML
/// entities, and what a link carries along for whoever follows it.
package struct PlaceSpelling: Hashable, Sendable {
    /// Each place of the list, in one order.
    private let parts: [[String]]

    /// Whether two texts name the same place, or both name none.
    package static func isSame(_ one: String?, _ other: String?) -> Bool {
        guard one != other else { return true }
        return PlaceSpelling(one ?? "") == PlaceSpelling(other ?? "")
    }

    package init(_ text: String) {
        let plain = HTMLEntities.read(text)
        let places = Self.places(in: plain).map(Self.words).filter { !$0.isEmpty }
        // What has neither letter nor digit is told apart as it is.
        guard !places.isEmpty else {
            let rest = plain.filter { !$0.isWhitespace }
            parts = rest.isEmpty ? [] : [[rest]]
            return
        }
        var seen: Set<[String]> = []
        parts = places.filter { seen.insert($0).inserted }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The places of a list; a slash parts those that each have a letter, and no numbers.
    private static func places(in text: String) -> [Substring] {
        text.split { $0 == "," || $0 == ";" || $0 == "|" || $0 == "\n" || $0 == "、" || $0 == "،" }
            .flatMap { part -> [Substring] in
                guard part.firstRange(of: "://") == nil else { return [part] }
                let halves = part.split(separator: "/")
                return halves.allSatisfy { $0.contains(where: \.isLetter) } ? halves : [part]
            }
    }

    /// Runs of letters and of digits, in small letters; a number below zero keeps its sign, and a name the `+` at its end.
    private static func words(_ place: Substring) -> [String] {
        var words: [String] = []
        var previous: Character?
        var isBelow = false
        for character in withoutToken(place).lowercased() {
            guard character.isLetter || character.isNumber else {
                if character == "+", previous.map({ $0.isLetter || $0.isNumber }) ?? false {
                    words.append("+")
                }
                let isSign = "-−–".contains(character)
                isBelow = isSign && !(previous.map { $0.isLetter || $0.isNumber } ?? false)
                previous = character
                continue
            }
            if let last = previous, last.isLetter || last.isNumber,
                last.isNumber == character.isNumber
            {
                words[words.count - 1].append(character)
            } else {
                words.append(isBelow && character.isNumber ? "-\(character)" : "\(character)")
            }
            isBelow = false
            previous = character
        }
        return words
    }

    /// A link without the parameters that only let somebody in, and the others in one order.
    private static func withoutToken(_ place: Substring) -> String {
        guard place.firstRange(of: "://") != nil else { return String(place) }
        return place.split(whereSeparator: \.isWhitespace).map { word in
            guard word.firstRange(of: "://") != nil,
                let start = word.firstIndex(where: { $0 == "?" || $0 == "#" })
            else { return String(word) }
            let parameters = word[start...].split { "?&#".contains($0) }.map(String.init)
            return ([String(word[..<start])] + parameters.filter { !isToken($0) }.sorted())
                .joined(separator: "&")
        }.joined(separator: " ")
    }

    /// `tk=x`, but not `id=12`, which says where.
    private static func isToken(_ parameter: String) -> Bool {
        let name = parameter.prefix { $0 != "=" }.lowercased()
        return name.hasPrefix("utm_") || name.hasSuffix("token") || tokens.contains(name)
    }

    private static let tokens: Set<String> = [
        "tk", "auth", "authkey", "key", "pwd", "pass", "password",
        "passcode", "sig", "signature", "h", "hash", "sid", "session", "sessionid", "sesskey",
        "ticket", "nonce", "ts", "timestamp", "expires", "fbclid", "gclid",
    ]
}

/// Reads the entities of HTML that texts of feeds have in them by mistake.
enum HTMLEntities {
    private static let named = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
        "mdash": "—", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
        "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "oslash": "ø",
        "aring": "å", "aelig": "æ", "ntilde": "ñ", "Eacute": "É", "Aring": "Å", "Oslash": "Ø",
    ]

    /// A text with each entity as the letter that it stands for; twice, where it was written twice.
    static func read(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let once = readOnce(text)
        return once == text ? text : readOnce(once)
    }

    private static func readOnce(_ text: String) -> String {
        var read = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            read += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            let end = name.endIndex
            guard name.count <= 8, end < rest.endIndex, rest[end] == ";",
                let letter = letter(name)
            else {
                read.append("&")
                rest = rest.dropFirst()
                continue
            }
            read += letter
            rest = rest[rest.index(after: end)...]
        }
        return read + rest
    }

    private static func letter(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return named[String(name)] }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).flatMap { $0.value >= 0x20 ? String($0) : nil }
    }
}
