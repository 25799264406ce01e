import Recurrence

/// The names of the days in one language, long and short.
struct DayLanguage: Sendable {
    /// As in a page's `lang`: `de`.
    let tag: String
    let names: [String: Weekday]

    /// - Parameter lines: the names of a week each, Monday first; `-` for none.
    private init(_ tag: String, _ lines: [String]) {
        self.tag = tag
        var names: [String: Weekday] = [:]
        for line in lines {
            for (day, name) in zip(Weekday.allCases, line.split(separator: " ")) where name != "-" {
                names[String(name)] = day
            }
        }
        self.names = names
    }

    static let all = [
        DayLanguage(
            "en",
            [
                "monday tuesday wednesday thursday friday saturday sunday",
                "mon tue wed thu fri sat sun", "mo tu we th fr sa su", "- tues - thur - - -",
                "- - - thurs - - -",
            ]),
        DayLanguage(
            "de",
            [
                "montag dienstag mittwoch donnerstag freitag samstag sonntag",
                "- - - - - sonnabend -", "mo di mi do fr sa so", "mon die mit don fre sam son",
            ]),
        DayLanguage(
            "nl",
            [
                "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
                "ma di wo do vr za zo", "maa din woe don vrij zat zon", "- - - - vri - -",
            ]),
        DayLanguage(
            "fr",
            [
                "lundi mardi mercredi jeudi vendredi samedi dimanche",
                "lun mar mer jeu ven sam dim", "lu ma me je ve sa di",
            ]),
        DayLanguage(
            "es",
            [
                "lunes martes miércoles jueves viernes sábado domingo",
                "- - miercoles - - sabado -", "lun mar mié jue vie sáb dom", "- - mie - - sab -",
                "lu ma mi ju vi sa do",
            ]),
        DayLanguage(
            "it",
            [
                "lunedì martedì mercoledì giovedì venerdì sabato domenica",
                "lunedi martedi mercoledi giovedi venerdi - -", "lun mar mer gio ven sab dom",
                "lu ma me gi ve sa do",
            ]),
        DayLanguage(
            "pt",
            [
                "segunda terça quarta quinta sexta sábado domingo", "- terca - - - sabado -",
                "seg ter qua qui sex sáb dom", "- - - - - sab -",
            ]),
        DayLanguage(
            "sv",
            [
                "måndag tisdag onsdag torsdag fredag lördag söndag",
                "mån tis ons tors fre lör sön", "- - - tor - - -", "må ti on to fr lö sö",
            ]),
        DayLanguage(
            "da",
            [
                "mandag tirsdag onsdag torsdag fredag lørdag søndag",
                "man tirs ons tors fre lør søn", "- tir - tor - - -", "ma ti on to fr lø sø",
            ]),
        DayLanguage(
            "fi",
            [
                "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
                "ma ti ke to pe la su",
            ]),
        DayLanguage(
            "pl",
            [
                "poniedziałek wtorek środa czwartek piątek sobota niedziela",
                "pon wt śr czw pt sob niedz", "- wto śro cz pią sb nd", "- - - - - - nie",
            ]),
    ]

    /// The languages that fit labels of days best: they know the most of them.
    ///
    /// - Parameters:
    ///   - labels: names in lower case.
    ///   - isRow: the labels stand in a row or column, so they are days in order.
    ///   - tag: the page's language, which decides between those that fit as well.
    static func fitting(
        _ labels: [String], isRow: Bool = false, page tag: String? = nil
    ) -> [DayLanguage] {
        let words = Set(labels)
        var best: (known: Int, languages: [DayLanguage]) = (1, [])
        for language in all {
            let known = words.count { language.names[$0] != nil }
            guard known >= best.known, !isRow || language.isOrder(labels) else { continue }
            if known > best.known { best = (known, []) }
            best.languages.append(language)
        }
        let named = best.languages.filter { tag?.lowercased().hasPrefix($0.tag) == true }
        return named.isEmpty ? best.languages : named
    }

    /// Whether the labels it knows are days one after another, each once.
    private func isOrder(_ labels: [String]) -> Bool {
        let known = labels.compactMap { names[$0] }
        var days: [Int] = []
        for day in known where day.rawValue != days.last { days.append(day.rawValue) }
        // A week may begin with Sunday.
        if days.first == Weekday.sunday.rawValue { days[0] = -1 }
        return zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// The day that all of some languages that know a name mean by it.
    static func day(_ name: String, in languages: [DayLanguage]) -> Weekday? {
        let days = Set(languages.compactMap { $0.names[name] })
        return days.count == 1 ? days.first : nil
    }
}
