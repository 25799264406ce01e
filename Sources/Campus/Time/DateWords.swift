import Recurrence

/// Reads a date at the beginning of some words: `5 oct`, `October 2026`, `5.10.`, `2026-10-05`.
struct DateWords {
    typealias Reading = (day: WrittenTime.Day, count: Int)

    private let words: [Substring]

    /// - Parameter words: in small letters.
    init(_ words: some Sequence<Substring>) { self.words = Array(words.prefix(3)) }

    /// - Throws: for `03/04/2026`, which is a day in March to some, and in April to others.
    func reading() throws(WrittenTimeProblem) -> Reading? {
        if let date = try slashed() { return date }
        return read()
    }

    /// What is no two dates.
    func read() -> Reading? { named() ?? dotted() ?? dashed() }

    /// `5 oct`, `oct 5`, `5th october 2026`; `oct`, `october 2026`.
    private func named() -> Reading? {
        guard let first = words.first else { return nil }
        let second = words.dropFirst().first
        if let month = first.month {
            if let second, second.utf8.count == 4, let year = second.plainNumber {
                return (.month(year: year, month: month), 2)
            }
            guard let day = second?.dayNumber, !isClock(after: 1) else {
                return (.month(year: nil, month: month), 1)
            }
            return date(day, month)
        }
        guard let day = first.dayNumber, let month = second?.month else { return nil }
        return date(day, month)
    }

    /// Whether a number is the hour of `9 am`.
    private func isClock(after count: Int) -> Bool {
        words.count > count + 1 && ["am", "pm"].contains(words[count + 1])
    }

    private func date(_ day: Int, _ month: Int) -> Reading {
        let year = words.count > 2 && words[2].utf8.count == 4 ? words[2].plainNumber : nil
        return (.date(year: year, month: month, day: day, weekday: nil), year == nil ? 2 : 3)
    }

    /// `5.10.`, `5.10.2026`.
    private func dotted() -> Reading? {
        let parts = words.first?.split(separator: ".", omittingEmptySubsequences: false) ?? []
        guard parts.count == 3, let day = parts[0].plainNumber, let month = parts[1].plainNumber
        else { return nil }
        if parts[2].isEmpty { return (.date(year: nil, month: month, day: day, weekday: nil), 1) }
        guard parts[2].utf8.count == 4, let year = parts[2].plainNumber else { return nil }
        return (.date(year: year, month: month, day: day, weekday: nil), 1)
    }

    /// `2026-10-05`, `2026-10`, `20261005`; alone, `2026`.
    private func dashed() -> Reading? {
        guard let word = words.first else { return nil }
        if word.utf8.count == 8, let date = Timestamp.date(String(word)) {
            let (year, month, day) = date.parts
            return (.date(year: year, month: month, day: day, weekday: nil), 1)
        }
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(\.plainNumber)
        guard numbers.count == parts.count else { return nil }
        switch parts.map(\.utf8.count) {
        case [4, 2, 2]:
            return (
                .date(year: numbers[0], month: numbers[1], day: numbers[2], weekday: nil), 1
            )
        case [4, 2] where (1...12).contains(numbers[1]):
            return (.month(year: numbers[0], month: numbers[1]), 1)
        case [4] where words.count == 1 && numbers[0] >= 1_900: return (.year(numbers[0]), 1)
        default: return nil
        }
    }

    /// `25/12/2026`, `12/25`, `25-12-2026`, `2026/12/25`.
    private func slashed() throws(WrittenTimeProblem) -> Reading? {
        guard let word = words.first else { return nil }
        let hasSlash = word.contains("/")
        let parts = word.split(
            separator: hasSlash ? "/" : "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(\.plainNumber)
        guard numbers.count == parts.count, parts.count == 3 || (parts.count == 2 && hasSlash),
            parts.dropFirst().dropLast().allSatisfy({ $0.utf8.count <= 2 })
        else { return nil }
        if hasSlash, parts.count == 3, parts[0].utf8.count == 4, parts[2].utf8.count <= 2 {
            return (
                .date(year: numbers[0], month: numbers[1], day: numbers[2], weekday: nil), 1
            )
        }
        guard parts[0].utf8.count <= 2, parts[1].utf8.count <= 2,
            parts.count == 2 || parts[2].utf8.count == 4
        else { return nil }
        let year = numbers.dropFirst(2).first
        let readings = [(numbers[0], numbers[1]), (numbers[1], numbers[0])].filter {
            CivilDate(year: year ?? 2_000, month: $0.1, day: $0.0) != nil
        }
        guard let (day, month) = readings.first else { throw .noSuchDay(String(word)) }
        if readings.count == 2, day != month {
            throw .ambiguous(
                String(word), name(day: day, month: month, year: year),
                name(day: month, month: day, year: year))
        }
        return (.date(year: year, month: month, day: day, weekday: nil), 1)
    }

    private func name(day: Int, month: Int, year: Int?) -> String {
        let name = CivilDate(uncheckedYear: 2_000, month: month, day: 1).monthName
        return "\(day) \(name)" + (year.map { " \($0)" } ?? "")
    }
}

extension Substring {
    /// `5`, `5.`, `1st`, `22nd`, `1er`.
    var dayNumber: Int? {
        let endings = [".", "st", "nd", "rd", "th", "er"]
        let ending = endings.first { hasSuffix($0) } ?? ""
        let digits = dropLast(ending.count)
        return digits.utf8.count <= 2 ? digits.plainNumber : nil
    }
}
