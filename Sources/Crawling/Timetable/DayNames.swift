import Recurrence

/// Which days of the week texts name: in the languages they fit best, where one name is two days.
struct DayNames {
    let notation: Notation
    /// Those that the other labels fit; none to go by the text alone.
    var languages: [DayLanguage] = []

    init(_ notation: Notation, languages: [DayLanguage] = []) {
        self.notation = notation
        self.languages = languages
    }

    /// - Parameter name: in lower case.
    func day(_ name: String) -> Weekday? {
        notation.weekdays[name] ?? DayLanguage.day(name, in: languages)
            ?? Self.usual(name)
    }

    /// What every language that knows a name means by it.
    static func usual(_ name: String) -> Weekday? { usual[name] }

    private static let usual: [String: Weekday] = {
        var usual: [String: Weekday] = [:]
        for name in Set(DayLanguage.all.flatMap(\.names.keys)) {
            usual[name] = DayLanguage.day(name, in: DayLanguage.all)
        }
        return usual
    }()

    /// Names of two days, which their company decides on: `di`, `do`, `ma`.
    static let ambiguous = Set(DayLanguage.all.flatMap(\.names.keys)).filter { usual[$0] == nil }

    /// The names in a text, in lower case.
    static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter }.map { $0.lowercased() }
    }

    /// The days a text names, in order of the week; nil when a word of it is none.
    func read(_ text: String) -> [Weekday]? {
        var days: Set<Weekday> = []
        for word in text.split(whereSeparator: { !$0.isLetter }) {
            if let day = day(word.lowercased()) {
                days.insert(day)
            } else if let packed = pairs(word) ?? letters(word) {
                days.formUnion(packed)
            } else if word.lowercased() != "feira" {
                return nil
            }
        }
        return days.isEmpty ? nil : Weekday.allCases.filter(days.contains)
    }

    /// `MoWeFr`.
    private func pairs(_ word: Substring) -> [Weekday]? {
        guard word.count.isMultiple(of: 2), word.count >= 2 else { return nil }
        let letters = Array(word)
        var days: [Weekday] = []
        for index in stride(from: 0, to: letters.count, by: 2) {
            guard letters[index].isUppercase, letters[index + 1].isLowercase,
                let day = day(String(letters[index...(index + 1)]).lowercased())
            else { return nil }
            days.append(day)
        }
        return days
    }

    /// `TWF`; `Th` and `Sa` beside letters too.
    private func letters(_ word: Substring) -> [Weekday]? {
        var days: [Weekday] = []
        for letter in word {
            guard let index = notation.letters.firstIndex(of: letter) else { return nil }
            days.append(Weekday.allCases[index])
        }
        return days
    }

    // MARK: Labels of a grid

    /// The days of labels that stand in a row or column; the place of one that is none is left out.
    static func row(
        _ labels: [String], _ notation: Notation, page tag: String? = nil
    ) -> [Int: Weekday] {
        var names: [(place: Int, name: String)] = []
        for (place, label) in labels.enumerated() {
            if let name = name(of: label) { names.append((place, name)) }
        }
        let known = names.map(\.name).filter { notation.weekdays[$0] == nil }
        let reader = DayNames(
            notation, languages: DayLanguage.fitting(known, isRow: true, page: tag))
        var days: [Int: Weekday] = [:]
        for (place, name) in names { days[place] = reader.day(name) }
        return days
    }

    /// The first word of a label: `Mon 05.12.` is a day, but `On campus` is none.
    private static func name(of label: String) -> String? {
        guard label.count < 40 else { return nil }
        let words = words(label)
        guard let first = words.first else { return nil }
        guard first.count < 3, let second = words.dropFirst().first else { return first }
        let isDate =
            DateTokens.months[second] != nil || DateTokens.months[String(second.prefix(3))] != nil
        return isDate ? first : nil
    }
}
