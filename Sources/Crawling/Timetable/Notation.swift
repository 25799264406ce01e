import CheckedYAML
import Recurrence

/// How a campus writes days, dates and weeks.
struct Notation: Sendable {
    enum DateOrder: String { case dmy, mdy, ymd }
    /// What the number of a week counts from.
    enum Counting: String {
        /// Of `week1` where that is given, else of New Year.
        case either
        /// The week of the parameter `week1`.
        case teaching
        /// New Year (ISO 8601), in the years of the parameter `year`.
        case calendar
    }

    /// Names beside the usual ones, in lower case.
    var weekdays: [String: Weekday] = [:]
    var months: [String: Int] = [:]
    /// A letter a day, Monday first, where days stand without spaces: `MTWRFSU`.
    var letters: [Character] = Array("MTWRFSU")
    var dates = DateOrder.dmy
    var weeks = Counting.either
    /// The last week, for `odd` and `all` alone.
    var lastWeek = 12
    /// Terms that week numbers may name: `1au`.
    var terms: [(name: String, week1: CivilDate, weeks: Int)] = []

    init() {}

    init(_ section: YAMLSection?) throws(YAMLError) {
        guard let section else { return }
        try section.allow([
            "weekdays", "months", "letters", "dates", "weeks", "lastWeek", "terms",
        ])
        try readNames(section)
        try readCounting(section)
        try readTerms(section)
    }

    private mutating func readNames(_ section: YAMLSection) throws(YAMLError) {
        for (name, text) in try section.pairs("weekdays") {
            guard let day = DayNames.usual(text.lowercased()) else {
                throw section.error("weekdays", "`\(text)` is no day: write mon to sun")
            }
            weekdays[name.lowercased()] = day
        }
        for (name, text) in try section.pairs("months") {
            guard let month = Int(text), (1...12).contains(month) else {
                throw section.error("months", "`\(text)` is no month: write 1 to 12")
            }
            months[name.lowercased()] = month
        }
        if let text = try section.text("letters") {
            guard text.count == 7 else {
                throw section.error("letters", "seven letters, Monday first")
            }
            letters = Array(text)
        }
    }

    private mutating func readCounting(_ section: YAMLSection) throws(YAMLError) {
        if let text = try section.text("dates") {
            guard let order = DateOrder(rawValue: text) else {
                throw section.error("dates", "write dmy, mdy or ymd")
            }
            dates = order
        }
        if let text = try section.text("weeks") {
            guard let counting = Counting(rawValue: text) else {
                throw section.error("weeks", "write either, teaching or calendar")
            }
            weeks = counting
        }
        lastWeek = try section.number("lastWeek", in: 1...53) ?? lastWeek
    }

    private mutating func readTerms(_ section: YAMLSection) throws(YAMLError) {
        for part in try section.sections("terms") {
            try part.allow(["name", "week1", "weeks"])
            guard let date = CivilDate(iso: try part.required("week1")) else {
                throw part.error("week1", "write a date, as 2026-09-28")
            }
            terms.append(
                (
                    try part.required("name").lowercased(), date.monday,
                    try part.number("weeks", in: 1...53) ?? 10
                ))
        }
    }
}

extension CivilDate {
    /// `2026-09-28`.
    init?(iso text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, let year = Int(parts[0]),
            let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    var monday: CivilDate { adding(days: -weekday.rawValue) }
}
