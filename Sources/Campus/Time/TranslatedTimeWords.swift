import Recurrence
import Words

/// Words of days and times in other languages as the English ones that are read: what a screen prints in
/// one of them is typed back.
///
/// Asked only for what is no time in English. A short name that is another word as well (`am`, `do`, `mar`)
/// counts only where a day or a time is beside it.
enum TranslatedTimeWords {
    /// - Parameter words: in small letters.
    static func inEnglish(_ words: ArraySlice<Substring>) -> [Substring] {
        var isAgo = false
        let kept = joined(words.map { $0.plainLetters[...] }, isAgo: &isAgo)
        let names = TimeNames.all
        let read = kept.enumerated().map { place, word in
            let before = place > 0 ? kept[place - 1] : nil
            let behind = place + 1 < kept.count ? kept[place + 1] : nil
            return always[word] ?? preposition(word, isFirst: place == 0, before: behind)
                ?? names.weekday(word, behind: before, before: behind)
                ?? names.month(word, behind: before, before: behind) ?? word
        }
        return isAgo ? read + ["ago"] : read
    }

    /// Without what says nothing, and several words for one as one.
    private static func joined(_ words: [Substring], isAgo: inout Bool) -> [Substring] {
        var (kept, rest): ([Substring], ArraySlice<Substring>) = ([], words[...])
        while let word = rest.first {
            if let (phrase, english) = phrases.first(where: { rest.starts(with: $0.0) }) {
                rest.removeFirst(phrase.count)
                kept.append(english)
            } else {
                rest.removeFirst()
                let isFirst = kept.isEmpty && !rest.isEmpty
                if isFirst, agos.contains(word) {
                    isAgo = true
                } else if !articles.contains(word), !(isFirst && fillers.contains(word)) {
                    kept.append(word)
                }
            }
        }
        if kept.first == "ago", kept.count > 1 {
            isAgo = true
            kept.removeFirst()
        }
        return kept
    }

    private static func preposition(
        _ word: Substring, isFirst: Bool, before next: Substring?
    ) -> Substring? {
        guard let next else { return nil }
        let isBeforeNumber = next.first?.isNumber == true
        switch word {
        case "am" where isFirst || TimeNames.all.isWeekday(next): return "on"
        case "um" where isBeforeNumber, "الساعة" where isBeforeNumber: return "at"
        // A day too may stand behind it: `5 a 11 de octubre`.
        case "a" where next.contains(":"): return "at"
        case "dans" where isFirst, "en" where isFirst, "خلال" where isFirst, "بعد" where isFirst:
            return "in"
        default: return nil
        }
    }

    private static let always: [Substring: Substring] = [
        "heute": "today", "morgen": "tomorrow", "gestern": "yesterday", "jetzt": "now",
        "aujourd'hui": "today", "demain": "tomorrow", "hier": "yesterday", "maintenant": "now",
        "midi": "noon", "minuit": "midnight",
        "hoy": "today", "manana": "tomorrow", "ayer": "yesterday", "ahora": "now",
        "mediodia": "noon", "medianoche": "midnight",
        "اليوم": "today", "غدا": "tomorrow", "امس": "yesterday", "الان": "now",
    ]
    private static let phrases: [([Substring], Substring)] = [
        (["il", "y", "a"], "ago"), (["dentro", "de"], "in"), (["a", "las"], "at"),
        (["a", "la"], "at"), (["في", "الساعة"], "at"),
    ]
    private static let articles: Set<Substring> = ["le", "el", "de", "du", "del", "في"]
    private static let agos: Set<Substring> = ["vor", "hace", "قبل", "منذ"]
    /// What may stand before a time and says nothing of it.
    private static let fillers: Set<Substring> = [
        "ab", "von", "seit", "bis", "des", "depuis", "jusqu'a", "jusqu'au", "desde", "hasta", "من",
        "منذ", "حتى", "الى", "يوم",
    ]
}

/// Names of days and months in all languages but English, as their catalogues have them.
struct TimeNames: Sendable {
    static let all = TimeNames()

    private var weekdays: [Substring: Weekday] = [:]
    private var months: [Substring: Int] = [:]
    /// Those that mean nothing else.
    private var whole: Set<Substring> = []

    private init() {
        for language in Language.allCases where language != .english {
            let words = Catalogue.of(language)
            for weekday in Weekday.allCases {
                for name in names(weekday.name(in: words), weekday.short(in: words)) {
                    weekdays[name] = weekday
                }
            }
            for month in 1...12 {
                let date = CivilDate(uncheckedYear: 2_000, month: month, day: 1)
                for name in names(date.monthName(in: words), words("month.short.\(month)")) {
                    months[name] = month
                }
            }
        }
    }

    private mutating func names(_ name: String, _ short: String) -> [Substring] {
        let names = [name, short].map { $0.lowercased()[...].plainLetters[...] }
        if names[0].count > 3 { whole.insert(names[0]) }
        return names
    }

    func isWeekday(_ word: Substring) -> Bool { weekdays[word] != nil || word.weekday != nil }

    /// `lundi`; `Mo 2026-10-05`, `Mo, 5. Okt.`, `Mo 9:15`.
    func weekday(
        _ word: Substring, behind former: Substring?, before next: Substring?
    ) -> Substring? {
        let isMonth = months[word] != nil || word.month != nil
        guard let weekday = weekdays[word],
            whole.contains(word)
                || (next?.first?.isNumber == true && !(isMonth && former?.first?.isNumber == true))
        else { return nil }
        return weekday.name.lowercased()[...]
    }

    /// `octobre`; `5. Okt.`, `5 ago 2026`.
    func month(
        _ word: Substring, behind former: Substring?, before next: Substring?
    ) -> Substring? {
        let hasDay = former.map { $0.first?.isNumber == true && $0.utf8.count <= 3 } ?? false
        let hasYear = next.map { $0.utf8.count == 4 && $0.plainNumber != nil } ?? false
        guard let month = months[word], hasDay || hasYear || whole.contains(word) else {
            return nil
        }
        return CivilDate(uncheckedYear: 2_000, month: month, day: 1).monthName.lowercased()[...]
    }
}

extension Substring {
    /// Without accents, vowel signs and the marks of direction, its digits as ASCII has them: as somebody
    /// types it in a hurry. A dot behind letters goes too, but for `p.m.`
    var plainLetters: String {
        var plain = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x300...0x36F, 0x64B...0x652, 0x200E, 0x200F: continue
            case 0x660...0x669:
                plain.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0x630)))
            default: plain += Self.unaccented[scalar] ?? String(scalar)
            }
        }
        if plain.firstIndex(of: ".") == plain.indices.last, plain.first?.isNumber != true,
            !plain.isEmpty
        {
            plain.removeLast()
        }
        return plain
    }

    private static let unaccented: [Unicode.Scalar: String] = [
        "á": "a", "à": "a", "â": "a", "é": "e", "è": "e", "ê": "e", "ë": "e", "í": "i", "î": "i",
        "ï": "i",
        "ó": "o", "ô": "o", "ú": "u", "û": "u", "ç": "c", "ñ": "n", "ä": "a", "ö": "o", "ü": "u",
        "’": "'", "أ": "ا", "إ": "ا", "آ": "ا", "،": "",
    ]
}
