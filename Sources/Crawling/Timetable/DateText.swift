import Campus
import Recurrence

/// The dates that a text names: `Sep 09, 2020 - Dec 04, 2020`, `19.9.2022`, `2026-09-28`, `14 Oct`.
struct DateText {
    let notation: Notation
    /// Of dates that name no year.
    let year: AcademicYear?

    /// In the text's order, 100 at most.
    func read(_ text: String) -> [CivilDate] {
        var found: [CivilDate] = []
        let tokens = Self.tokens(text)
        var place = 0
        while place < tokens.count, found.count < 100 {
            if let (date, count) = date(tokens[place...]) {
                found.append(date)
                place += count
            } else {
                place += 1
            }
        }
        return found
    }

    private static func tokens(_ text: String) -> [DateTokens.Token] { DateTokens.read(text) }

    private func month(_ word: String) -> Int? {
        let word = word.lowercased()
        return notation.months[word] ?? DateTokens.months[word]
            ?? DateTokens.months[String(word.prefix(3))].flatMap { word.count > 3 ? $0 : nil }
    }

    /// The date that some tokens begin with, and how many they are.
    private func date(
        _ tokens: ArraySlice<DateTokens.Token>
    ) -> (date: CivilDate, count: Int)? {
        let plain = tokens.prefix(9)
        var parts: [(part: DateTokens.Token, end: Int)] = []
        for (index, token) in plain.enumerated() {
            if case .sign(let sign) = token {
                // A date's parts are held together by these, and by spaces, which are no tokens.
                guard "./-,'".contains(sign), index > 0 else { break }
                continue
            }
            parts.append((token, index + 1))
            if parts.count == 3 { break }
        }
        if parts.count == 3, let date = whole(parts.map(\.part)) { return (date, parts[2].end) }
        if parts.count >= 2, let date = dayAndMonth(parts[0].part, parts[1].part) {
            return (date, parts[1].end)
        }
        return nil
    }

    private func whole(_ parts: [DateTokens.Token]) -> CivilDate? {
        switch (parts[0], parts[1], parts[2]) {
        case (.number(let day, let digits), .word(let word), .number(let year, _)) where digits <= 2:
            return month(word).flatMap { make(year: year, month: $0, day: day) }
        case (.word(let word), .number(let day, let digits), .number(let year, _)) where digits <= 2:
            return month(word).flatMap { make(year: year, month: $0, day: day) }
        case (.number(let a, let aDigits), .number(let b, _), .number(let c, let cDigits)):
            if aDigits == 4 { return make(year: a, month: b, day: c) }
            guard cDigits == 4 || cDigits == 2 else { return nil }
            switch notation.dates {
            case .dmy: return make(year: c, month: b, day: a)
            case .mdy: return make(year: c, month: a, day: b)
            case .ymd: return make(year: a, month: b, day: c)
            }
        default: return nil
        }
    }

    private func dayAndMonth(_ first: DateTokens.Token, _ second: DateTokens.Token) -> CivilDate? {
        guard let year else { return nil }
        let (day, month): (Int, Int)
        switch (first, second) {
        case (.number(let number, let digits), .word(let word)) where digits <= 2:
            guard let named = self.month(word) else { return nil }
            (day, month) = (number, named)
        case (.word(let word), .number(let number, let digits)) where digits <= 2:
            guard let named = self.month(word) else { return nil }
            (day, month) = (number, named)
        case (.number(let a, let aDigits), .number(let b, let bDigits))
        where aDigits <= 2 && bDigits <= 2:
            (day, month) = notation.dates == .dmy ? (a, b) : (b, a)
        default: return nil
        }
        return make(
            year: month >= 8 ? year.first : year.first + 1, month: month, day: day)
    }

    private func make(year: Int, month: Int, day: Int) -> CivilDate? {
        let year = year < 100 ? year + 2_000 : year
        guard (1_990...2_200).contains(year) else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }
}

/// Numbers, words and signs of a text.
enum DateTokens {
    enum Token {
        case number(Int, digits: Int)
        case word(String)
        case sign(Character)
    }

    static func read(_ text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = text.prefix(1_000)
        while let first = rest.first {
            if first.isWhitespace {
                rest = rest.dropFirst()
            } else if first.isASCII, first.isNumber {
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                rest = rest[digits.endIndex...]
                // 1st, 2nd
                if ["st", "nd", "rd", "th"].contains(rest.prefix(2).lowercased()),
                    rest.dropFirst(2).first?.isLetter != true
                {
                    rest = rest.dropFirst(2)
                }
                tokens.append(.number(Int(digits.prefix(9)) ?? 0, digits: digits.count))
            } else if first.isLetter {
                let word = rest.prefix { $0.isLetter }
                rest = rest[word.endIndex...]
                tokens.append(.word(String(word)))
            } else {
                tokens.append(.sign(first))
                rest = rest.dropFirst()
            }
        }
        return tokens
    }

    static let months: [String: Int] = {
        var months: [String: Int] = [:]
        for line in [
            "jan feb mar apr may jun jul aug sep oct nov dec",
            "januar februar märz april mai juni juli august september oktober november dezember",
            "- - maa - mei - - - sept okt - dez", "- - mrt - - - - - - - - -",
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            "- - mars - maj - - - - - - -", "- - maart - - - - augustus - - - -",
        ] {
            for (index, name) in line.split(separator: " ").enumerated() where name != "-" {
                months[String(name)] = index + 1
            }
        }
        return months
    }()
}
