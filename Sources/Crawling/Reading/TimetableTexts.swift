import Campus
import Recurrence

/// What a page's texts of days, dates and times mean.
///
/// Each is worked out once: a page says the same few hundreds of times.
final class TimetableTexts {
    private let notation: Notation
    private let settings: CrawlSettings
    private var knownClocks: [String: [Int]] = [:]
    private var knownDays: [String: [Weekday]?] = [:]
    private var knownAmbiguous: [String: Bool] = [:]
    private var names: DayNames
    private var knownDates: [String: [CivilDate]] = [:]
    private var knownYears: [String: AcademicYear] = [:]
    private var knownWeeks: [String: Result<[CivilDate], WeekText.Problem>] = [:]

    init(notation: Notation, settings: CrawlSettings) {
        self.notation = notation
        self.settings = settings
        names = DayNames(notation)
    }

    /// Whether a text has a day's name that is two days.
    func isAmbiguous(_ text: String) -> Bool {
        if let known = knownAmbiguous[text] { return known }
        let found = DayNames.words(text).contains { name in
            DayNames.ambiguous.contains(name) && notation.weekdays[name] == nil
        }
        knownAmbiguous[text] = found
        return found
    }

    /// Reads days by these names from now on.
    func settle(_ names: DayNames) {
        self.names = names
        knownDays = [:]
    }

    /// As `ClockText` reads them.
    func clock(_ text: String) -> [Int] {
        if let known = knownClocks[text] { return known }
        let read = ClockText.read(text)
        knownClocks[text] = read
        return read
    }

    /// As `DayNames` reads them.
    func days(_ text: String) -> [Weekday]? {
        if let known = knownDays[text] { return known }
        let read = names.read(text)
        knownDays[text] = .some(read)
        return read
    }

    /// As `DateText` reads them, in the year of the settings.
    func dates(_ text: String) -> [CivilDate] {
        if let known = knownDates[text] { return known }
        let read = DateText(notation: notation, year: settings.year).read(text)
        knownDates[text] = read
        return read
    }

    /// The dates of a text, as `dates(_:)` reads them, each in the year that its weekday proves.
    ///
    /// A page that names no year may give the one it is drawn for, and a week over New Year lies in
    /// two. A date with a year of its own stays as it is.
    /// - Parameters:
    ///   - weekday: the day of the week that the page says it is; nil for the one that the text names.
    ///   - year: that of the page; nil for the year of the settings.
    /// - Returns: nil when a date falls on another day of the week in each of the years around.
    func days(_ text: String, weekday: Weekday?, near year: Int?) -> [CivilDate]? {
        let whole = DateText(notation: notation, year: nil).read(text)
        guard whole.isEmpty else { return whole }
        let found = dates(text)
        let weekday = weekday ?? (found.count == 1 ? namedWeekday(text) : nil)
        guard weekday != nil || year != nil else { return found }
        var dates: [CivilDate] = []
        for date in found {
            let (near, month, day) = (year ?? date.parts.year, date.parts.month, date.parts.day)
            let around = [near, near + 1, near - 1].compactMap {
                CivilDate(year: $0, month: month, day: day)
            }
            guard let proven = around.first(where: { weekday == nil || $0.weekday == weekday })
            else { return nil }
            dates.append(proven)
        }
        return dates
    }

    /// The day of the week that stands before a date, as in `Mo 28.12`.
    private func namedWeekday(_ text: String) -> Weekday? {
        let word = text.prefix { !$0.isNumber }.filter { $0.isLetter }.lowercased()
        guard !word.isEmpty, DateTokens.months[word] == nil, notation.months[word] == nil,
            let days = days(word), days.count == 1
        else { return nil }
        return days[0]
    }

    /// The Mondays of weeks, as `WeekText` reads them.
    func weeks(_ text: String) -> Result<[CivilDate], WeekText.Problem> {
        if let known = knownWeeks[text] { return known }
        let weeks = WeekText(
            notation: notation, weekOne: settings.weekOne, year: settings.year,
            known: settings.weeks)
        let read = Result { () throws(WeekText.Problem) in try weeks.read(text) }
        knownWeeks[text] = read
        return read
    }

    /// What the clock shows in the classes' zone: `2026-09-28 11:00:00` as it stands, an instant
    /// (`2026-09-28T10:00:00Z`, Unix time in seconds or milliseconds) as it is there.
    func wall(_ text: String) -> WallTime? {
        if let wall = Timestamp.wall(text) { return wall }
        let unix = Int64(text).flatMap { (0...9_999_999_999_999).contains($0) ? $0 : nil }
        let seconds = unix.map { $0 > 9_999_999_999 ? $0 / 1_000 : $0 }
        let instant = Timestamp.instant(text) ?? seconds.map(Instant.init(seconds:))
        return instant.map(settings.zone.wall(at:))
    }

    /// A year, or the one that a date lies in; else that of the settings.
    func year(_ text: String) -> AcademicYear {
        if let known = knownYears[text] { return known }
        let read = AcademicYear(text) ?? year(ofDate: text)
        knownYears[text] = read
        return read
    }

    private func year(ofDate text: String) -> AcademicYear {
        let dates = DateText(notation: notation, year: nil).read(text)
        return dates.first.map { AcademicYear(of: $0, beginning: .standard) } ?? settings.year
    }
}
