/// German words of days and times as the English ones that are read: what a screen prints in German is
/// typed back.
///
/// What means something else in English (`am`, `do`, `so`) counts only where a day or a time is behind it.
enum GermanTimeWords {
    /// - Parameter words: in small letters.
    static func inEnglish(_ words: [Substring]) -> [Substring] {
        var read: [Substring] = []
        for (place, word) in words.enumerated() {
            let before = place > 0 ? words[place - 1] : nil
            let behind = place + 1 < words.count ? words[place + 1] : nil
            let english =
                always[word] ?? weekday(word, before: behind)
                ?? month(word, behind: before, before: behind)
                ?? preposition(word, isFirst: place == 0, before: behind)
            read.append(english ?? word)
        }
        // `vor 3 Tagen`.
        if words.first == "vor", words.count > 1 { read = read.dropFirst() + ["ago"] }
        return read
    }

    /// As German writes it: behind `9 am` an English one says nothing new.
    private static func isWeekday(_ word: Substring) -> Bool {
        weekdays[word] != nil || always[word]?.weekday != nil
    }

    /// `Mo 2026-10-05`, `Mo, 5. Okt.`, `Mo 9:15`.
    private static func weekday(_ word: Substring, before next: Substring?) -> Substring? {
        next?.first?.isNumber == true ? weekdays[word] : nil
    }

    /// `5. Okt.`, `Oktober 2026`.
    private static func month(
        _ word: Substring, behind day: Substring?, before year: Substring?
    ) -> Substring? {
        let hasDay = day.map { $0.first?.isNumber == true && $0.utf8.count <= 3 } ?? false
        let hasYear = year.map { $0.utf8.count == 4 && $0.plainNumber != nil } ?? false
        guard hasDay || hasYear else { return nil }
        return months[word.last == "." ? word.dropLast() : word]
    }

    private static func preposition(
        _ word: Substring, isFirst: Bool, before next: Substring?
    ) -> Substring? {
        guard let next else { return nil }
        switch word {
        case "am" where isFirst || isWeekday(next): return "on"
        case "um" where next.first?.isNumber == true: return "at"
        case "ab" where isFirst, "von" where isFirst, "seit" where isFirst: return "from"
        case "bis" where isFirst: return "until"
        default: return nil
        }
    }

    private static let always: [Substring: Substring] = [
        "montag": "monday", "dienstag": "tuesday", "mittwoch": "wednesday",
        "donnerstag": "thursday", "freitag": "friday", "samstag": "saturday",
        "sonnabend": "saturday", "sonntag": "sunday", "heute": "today", "morgen": "tomorrow",
        "gestern": "yesterday", "jetzt": "now",
    ]
    private static let weekdays: [Substring: Substring] = [
        "mo": "monday", "di": "tuesday", "mi": "wednesday", "do": "thursday", "fr": "friday",
        "sa": "saturday", "so": "sunday",
    ]
    /// Those that English writes otherwise.
    private static let months: [Substring: Substring] = [
        "januar": "january", "februar": "february", "märz": "march", "mai": "may", "juni": "june",
        "juli": "july", "oktober": "october", "okt": "october", "dezember": "december",
        "dez": "december",
    ]
}
