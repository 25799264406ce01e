import Recurrence

/// Which days of the week a text names.
enum DayNames {
    /// In the languages of the campuses met so far; short forms that mean different days in two
    /// languages are left to a definition's `notation`.
    static let usual: [String: Weekday] = {
        var usual: [String: Weekday] = [:]
        for line in [
            "monday tuesday wednesday thursday friday saturday sunday",
            "mon tue wed thu fri sat sun", "mo tu we th fr sa su",
            "- tues - thur - - -", "- - - thurs - - -",
            "montag dienstag mittwoch donnerstag freitag samstag sonntag", "- - mi do - - so",
            "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
            "lundi mardi mercredi jeudi vendredi samedi dimanche",
            "lunes martes miércoles jueves viernes sábado domingo",
            "lunedì martedì mercoledì giovedì venerdì sabato domenica",
            "måndag tisdag onsdag torsdag fredag lördag söndag", "mån tis ons tors fre lör sön",
            "- - - tor - - -",
            "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
        ] {
            for (day, name) in zip(Weekday.allCases, line.split(separator: " ")) where name != "-" {
                usual[String(name)] = day
            }
        }
        return usual
    }()

    /// The days a text names, in order of the week; nil when a word of it is none.
    static func read(_ text: String, _ notation: Notation) -> [Weekday]? {
        var days: Set<Weekday> = []
        let words = text.split { !$0.isLetter }
        for word in words {
            let name = word.lowercased()
            if let day = notation.weekdays[name] ?? usual[name] {
                days.insert(day)
            } else if let packed = pairs(word) ?? letters(word, notation) {
                days.formUnion(packed)
            } else {
                return nil
            }
        }
        return days.isEmpty ? nil : Weekday.allCases.filter(days.contains)
    }

    /// `MoWeFr`.
    private static func pairs(_ word: Substring) -> [Weekday]? {
        guard word.count.isMultiple(of: 2), word.count >= 2 else { return nil }
        let letters = Array(word)
        var days: [Weekday] = []
        for index in stride(from: 0, to: letters.count, by: 2) {
            guard letters[index].isUppercase, letters[index + 1].isLowercase,
                let day = usual[String(letters[index...(index + 1)]).lowercased()]
            else { return nil }
            days.append(day)
        }
        return days
    }

    /// `TWF`; `Th` and `Sa` beside letters too.
    private static func letters(_ word: Substring, _ notation: Notation) -> [Weekday]? {
        var days: [Weekday] = []
        for letter in word {
            guard let index = notation.letters.firstIndex(of: letter) else { return nil }
            days.append(Weekday.allCases[index])
        }
        return days
    }
}
