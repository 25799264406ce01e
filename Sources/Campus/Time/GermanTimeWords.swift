/// German words of days and times as the English ones that are read: what a screen prints in German is
/// typed back.
///
/// What means something else in English (`am`, `do`, `so`) counts only where a day or a time is behind it.
enum GermanTimeWords {
    /// - Parameter words: in small letters.
    static func inEnglish(_ words: [Substring]) -> [Substring] {
        var read: [Substring] = []
        // From the end, since what is behind a word says what it means.
        for (place, word) in words.enumerated().reversed() {
            let before = place > 0 ? words[place - 1] : nil
            let next = read.first
            let english =
                always[word] ?? weekday(word, before: next)
                ?? month(word, behind: before, before: next)
                ?? preposition(word, isLed: place == 0 && next != nil, before: next)
                ?? (word == "am" && place + 1 < words.count && isWeekday(words[place + 1])
                    ? "on" : nil)
            read.insert(english ?? word, at: 0)
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

    /// - Parameter isLed: whether it is the first of several words.
    private static func preposition(
        _ word: Substring, isLed: Bool, before next: Substring?
    ) -> Substring? {
        switch word {
        case "am" where isLed: return "on"
        case "um" where next?.first?.isNumber == true: return "at"
        case "ab" where isLed, "von" where isLed, "seit" where isLed: return "from"
        case "bis" where isLed: return "until"
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
