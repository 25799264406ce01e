import Recurrence

/// Reads the words of a time one after the other: a day, a time of day, or both in either order.
struct TimeWords {
    private let text: String
    private var words: ArraySlice<Substring>

    init(_ text: String) {
        self.text = text.harmless.oneLine
        words = text.lowercased().split { $0.isWhitespace || $0 == "," }[...]
    }

    mutating func meaning() throws(WrittenTimeProblem) -> WrittenTime.Meaning {
        if words.first == "in" {
            guard let length = WrittenLength(words.dropFirst().joined()) else { throw problem }
            return .after(length)
        }
        if words.count == 1, let wall = words.first.flatMap({ Timestamp.wall($0.uppercased()) }) {
            let (year, month, day) = wall.date.parts
            return .clock(.date(year: year, month: month, day: day), second: wall.secondOfDay)
        }
        var day: WrittenTime.Day?
        var second: Int?
        while !words.isEmpty {
            if ["at", "on"].contains(words.first), words.count > 1 {
                words.removeFirst()
            } else if day == nil, let read = try readDay() {
                day = read
            } else if second == nil, let read = readClock(hasDay: day != nil) {
                second = read
            } else {
                throw problem
            }
        }
        guard day != nil || second != nil else { throw problem }
        return .clock(day, second: second)
    }

    private var problem: WrittenTimeProblem { .unreadable(text.isEmpty ? "nothing" : text) }

    // MARK: - Days

    private mutating func readDay() throws(WrittenTimeProblem) -> WrittenTime.Day? {
        guard let word = words.first else { return nil }
        if let ahead = ["today": 0, "tomorrow": 1, "yesterday": -1][word] {
            words.removeFirst()
            return .ahead(ahead)
        }
        if ["next", "this"].contains(word), let weekday = words.dropFirst().first?.weekday {
            words.removeFirst(2)
            return .weekday(weekday, nextWeek: word == "next")
        }
        if let weekday = word.weekday {
            words.removeFirst()
            return .weekday(weekday, nextWeek: false)
        }
        guard let (date, count) = namedDate() ?? dottedDate() ?? dashedDate() else { return nil }
        words.removeFirst(count)
        guard case .date(let year, let month, let day) = date,
            CivilDate(year: year ?? 2_000, month: month, day: day) != nil
        else { throw .noSuchDay(text) }
        return date
    }

    private typealias ReadDate = (WrittenTime.Day, words: Int)

    /// `5 oct`, `oct 5`, `5th october 2026`.
    private func namedDate() -> ReadDate? {
        let words = Array(words.prefix(3))
        guard words.count > 1 else { return nil }
        let dayFirst = words[0].dayNumber.flatMap { day in words[1].month.map { (day, $0) } }
        let monthFirst = words[0].month.flatMap { month in words[1].dayNumber.map { ($0, month) } }
        guard let (day, month) = dayFirst ?? monthFirst else { return nil }
        let year = words.count > 2 && words[2].utf8.count == 4 ? words[2].plainNumber : nil
        return (.date(year: year, month: month, day: day), year == nil ? 2 : 3)
    }

    /// `5.10.`, `5.10.2026`.
    private func dottedDate() -> ReadDate? {
        let parts = words.first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard parts.count == 3, let day = parts[0].plainNumber, let month = parts[1].plainNumber
        else { return nil }
        if parts[2].isEmpty { return (.date(year: nil, month: month, day: day), 1) }
        guard parts[2].utf8.count == 4, let year = parts[2].plainNumber else { return nil }
        return (.date(year: year, month: month, day: day), 1)
    }

    /// `2026-10-05`.
    private func dashedDate() -> ReadDate? {
        let parts = words.first?.split(separator: "-", omittingEmptySubsequences: false) ?? []
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            let year = parts[0].plainNumber, let month = parts[1].plainNumber,
            let day = parts[2].plainNumber
        else { return nil }
        return (.date(year: year, month: month, day: day), 1)
    }

    // MARK: - Times of day

    /// The second of the day; a number alone is an hour only beside a day.
    private mutating func readClock(hasDay: Bool) -> Int? {
        guard var word = words.first else { return nil }
        var count = 1
        if let named = ["noon": 12, "midday": 12, "midnight": 0][word] {
            words.removeFirst()
            return named * 3_600
        }
        if let half = words.dropFirst().first, ["am", "pm"].contains(half) {
            word += half
            count = 2
        }
        let half = word.suffix(2)
        let isHalved = half == "am" || half == "pm"
        let parts = (isHalved ? word.dropLast(2) : word)
            .split(separator: ":", omittingEmptySubsequences: false)
        guard isHalved || parts.count > 1 || hasDay || words.count > 1,
            (1...2).contains(parts.count),
            var hour = parts[0].plainNumber, parts[0].utf8.count <= 2,
            parts.count == 1 || parts[1].utf8.count == 2,
            let minute = parts.count == 1 ? 0 : parts[1].plainNumber, minute < 60
        else { return nil }
        if isHalved {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        guard hour < 24 else { return nil }
        words.removeFirst(count)
        return hour * 3_600 + minute * 60
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

    /// `5`, `5.`, `1st`, `22nd`.
    fileprivate var dayNumber: Int? {
        let endings = [".", "st", "nd", "rd", "th"]
        let ending = endings.first { hasSuffix($0) } ?? ""
        return dropLast(ending.count).plainNumber
    }

    /// A day's English name, or three letters of it and more.
    var weekday: Weekday? {
        Self.index(of: self, in: Self.weekdays).flatMap(Weekday.init(rawValue:))
    }

    fileprivate var month: Int? {
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
