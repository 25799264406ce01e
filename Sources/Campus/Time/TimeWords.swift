import Recurrence

/// Reads the words of a time one after the other: a day, a time of day, or both in either order.
struct TimeWords {
    private let text: String
    /// Whether a number alone is an hour.
    private let isHourEnough: Bool
    private var words: ArraySlice<Substring>

    init(_ text: String, isHourEnough: Bool = false) {
        self.text = text.harmless.oneLine
        self.isHourEnough = isHourEnough
        let split = text.lowercased().split { $0.isWhitespace || $0 == "," }
        words = split.filter { $0 != "the" && $0 != "of" }[...]
        if words.count > 1, let first = words.first, Self.fillers.contains(first) {
            words.removeFirst()
        }
    }

    /// In English, or else in another language that there is a catalogue of.
    mutating func meaning() throws(WrittenTimeProblem) -> WrittenTime.Meaning {
        let written = words
        do throws(WrittenTimeProblem) {
            return try englishMeaning()
        } catch {
            let translated = TranslatedTimeWords.inEnglish(written)[...]
            guard case .unreadable = error, translated != written else { throw error }
            words = translated
            return try englishMeaning()
        }
    }

    private mutating func englishMeaning() throws(WrittenTimeProblem) -> WrittenTime.Meaning {
        if words.elementsEqual(["now"]) { return .after(WrittenLength()) }
        if words.first == "in" {
            words.removeFirst()
            if let length = WrittenLength(words.joined(separator: " ")) { return .after(length) }
        } else if words.last == "ago" {
            guard let length = WrittenLength(words.dropLast().joined(separator: " ")) else {
                throw problem
            }
            return .ago(length)
        }
        if words.count == 1, let wall = words.first.flatMap({ Timestamp.wall($0.uppercased()) }) {
            let (year, month, day) = wall.date.parts
            return .clock(
                .date(year: year, month: month, day: day, weekday: nil), second: wall.secondOfDay)
        }
        return try clock()
    }

    private mutating func clock() throws(WrittenTimeProblem) -> WrittenTime.Meaning {
        var day: WrittenTime.Day?
        var second: Int?
        let isHourEnough = isHourEnough || words.count > 1
        while !words.isEmpty {
            if ["at", "on"].contains(words.first), words.count > 1 {
                words.removeFirst()
                continue
            }
            let read = ClockWords.read(words, isHourEnough: isHourEnough)
            if let read, read.looksLikeDay, let date = try dottedDay(beside: day, second) {
                day = date
                words.removeFirst()
            } else if let found = try readDay() {
                day = if let one = day { try joined(one, found) } else { found }
            } else if second == nil, let read {
                second = read.second
                words.removeFirst(read.count)
            } else {
                throw problem
            }
        }
        guard day != nil || second != nil, second == nil || day?.isPeriod != true else {
            throw problem
        }
        return .clock(day, second: second)
    }

    private var problem: WrittenTimeProblem { .unreadable(text.isEmpty ? "nothing" : text) }

    /// Whether it is a number and nothing else.
    static func isNumber(_ text: String) -> Bool {
        text.filter { !$0.isWhitespace }[...].plainNumber != nil
    }

    // MARK: - Days

    /// Two words for one day: `Tue 6 Oct`, `fri next week`.
    private func joined(
        _ one: WrittenTime.Day, _ other: WrittenTime.Day
    ) throws(WrittenTimeProblem) -> WrittenTime.Day {
        switch (one, other) {
        case (.weekday(let weekday), .date(let year, let month, let day, nil)),
            (.date(let year, let month, let day, nil), .weekday(let weekday)):
            return .date(year: year, month: month, day: day, weekday: weekday)
        case (.weekday(let weekday), .week(let week, nil)),
            (.week(let week, nil), .weekday(let weekday)):
            return .week(week, weekday)
        default: throw problem
        }
    }

    /// The day that `5.10` is; nil where it is a time.
    private func dottedDay(
        beside day: WrittenTime.Day?, _ second: Int?
    ) throws(WrittenTimeProblem) -> WrittenTime.Day? {
        guard let word = words.first, let date = DateWords(["\(word)."]).read()?.day else {
            return nil
        }
        let rest = words.dropFirst().drop { $0 == "at" || $0 == "on" }
        if second != nil || ClockWords.read(rest, isHourEnough: true) != nil { return date }
        guard isWeekday(day), rest.isEmpty || rest.first?.weekday != nil,
            case .date(_, let month, let number, _) = date,
            let shown = CivilDate(year: 2_000, month: month, day: number)
        else { return nil }
        throw .ambiguous(
            String(word), String(word.replacing(".", with: ":")), "\(number) \(shown.monthName)")
    }

    private func isWeekday(_ day: WrittenTime.Day?) -> Bool {
        switch day {
        case nil, .weekday: true
        default: false
        }
    }

    private mutating func readDay() throws(WrittenTimeProblem) -> WrittenTime.Day? {
        let named = namedDay()
        guard let (day, count) = if let named { named } else { try DateWords(words).reading() }
        else { return nil }
        words.removeFirst(count)
        guard case .date(let year, let month, let number, _) = day else { return day }
        guard CivilDate(year: year ?? 2_000, month: month, day: number) != nil else {
            throw .noSuchDay(text)
        }
        return day
    }

    private func namedDay() -> DateWords.Reading? {
        guard let word = words.first else { return nil }
        if let ahead = ["today": 0, "tomorrow": 1, "yesterday": -1][word] {
            return (.ahead(ahead), 1)
        }
        if let weekday = word.weekday { return (.weekday(weekday), 1) }
        guard let next = words.dropFirst().first else { return nil }
        if ["week", "wk"].contains(word), next.utf8.count <= 2, let number = next.plainNumber {
            return (.week(.numbered(number), nil), 2)
        }
        guard let ahead = Self.ahead[word] else { return nil }
        if let weekday = next.weekday {
            switch ahead {
            case 0: return (.weekday(weekday), 2)
            case 1: return (.week(.ahead(1), weekday), 2)
            default: return (.last(weekday), 2)
            }
        }
        switch next {
        case "week": return (.week(.ahead(ahead), nil), 2)
        case "month": return (.monthAhead(ahead), 2)
        case "year": return (.yearAhead(ahead), 2)
        default: return nil
        }
    }

    /// What may stand before a time and says nothing of it.
    private static let fillers: Set<Substring> = ["from", "until", "till", "since", "on", "at"]
    private static let ahead: [Substring: Int] = ["this": 0, "next": 1, "last": -1]
}

extension WrittenTime.Day {
    /// Whether it is several days of which none was said.
    var isPeriod: Bool {
        switch self {
        case .week(_, nil), .month, .year, .monthAhead, .yearAhead: true
        case .ahead, .weekday, .last, .week, .date: false
        }
    }
}

extension Substring {
    /// A number in digits alone; at most four of them.
    var plainNumber: Int? {
        guard (1...4).contains(utf8.count), utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(self)
    }

    /// A day's English name, or three letters of it and more.
    var weekday: Weekday? {
        Self.index(of: self, in: Self.weekdays).flatMap(Weekday.init(rawValue:))
    }

    /// A month's English name, or three letters of it and more: 1 to 12.
    var month: Int? {
        let name = last == "." ? dropLast() : self
        return Self.index(of: name, in: Self.months).map { $0 + 1 }
    }

    private static func index(of name: Substring, in names: [String]) -> Int? {
        name.count >= 3 ? names.firstIndex { $0.hasPrefix(name) } : nil
    }

    private static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]
}
