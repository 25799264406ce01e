import Campus
import CheckedYAML
import Recurrence

extension AcademicCalendar {
    private static let keys = [
        "begins", "terms", "breaks", "countedBreaks", "holidays", "exams", "swaps", "oddWeeks",
        "weekNumbers", "weekBegins", "weekName",
    ]

    /// Reads the `academicYear` of a profile.
    ///
    /// - Returns: nil when it names no terms and no holidays.
    /// - Throws: at the key that is wrong.
    init?(_ section: YAMLSection) throws(YAMLError) {
        self.init()
        try section.allow(Self.keys)
        terms = try section.terms()
        breaks = try section.namedDays("breaks")
        countedBreaks = try section.namedDays("countedBreaks")
        holidays = try section.namedDays("holidays")
        exams = try section.namedDays("exams")
        oddWeeks = try section.days("oddWeeks")
        try readSwaps(section)
        try readWeeks(section)
        guard !terms.isEmpty || !holidays.isEmpty || !exams.isEmpty else { return nil }
    }

    private mutating func readSwaps(_ section: YAMLSection) throws(YAMLError) {
        for (key, text) in try section.pairs("swaps") {
            let inner = try section.section("swaps") ?? section
            guard let day = Timestamp.date(key) else {
                throw inner.error(key, "write the day as 2026-10-13")
            }
            guard let weekday = Weekday(englishName: text) else {
                throw inner.error(key, "\(text.harmless) is no weekday: write Monday to Sunday")
            }
            if let name = holiday(on: day) ?? pause(on: day) {
                throw inner.error(key, "there are no classes to swap on \(name.harmless)")
            }
            swaps[day] = weekday
        }
    }

    private mutating func readWeeks(_ section: YAMLSection) throws(YAMLError) {
        if let text = try section.text("weekNumbers", mayBeEmpty: false) {
            numbering = try Numbering(rawValue: text).orThrow(
                section.error("weekNumbers", "write teaching or calendar"))
        }
        if let text = try section.text("weekBegins", mayBeEmpty: false) {
            weekBegins = try Weekday(englishName: text).orThrow(
                section.error("weekBegins", "write Monday to Sunday"))
        }
        if let name = try section.text("weekName", mayBeEmpty: false) {
            weekName = name.harmless.oneLine
        }
    }
}

extension YAMLSection {
    /// A mapping of days to names, in order of the days.
    fileprivate func namedDays(_ key: String) throws(YAMLError) -> [NamedDays] {
        guard let section = try section(key) else { return [] }
        var named: [NamedDays] = []
        for (key, name) in try pairs(key) {
            named.append(NamedDays(name.harmless.oneLine, try section.span(key)))
        }
        return named.sorted { $0.days.first < $1.days.first }
    }

    /// A mapping of days to a term's name, or to its `name` and `firstWeek`.
    fileprivate func terms() throws(YAMLError) -> [Term] {
        guard let section = try section("terms") else { return [] }
        var terms: [Term] = []
        for (name, key, value) in section.parts {
            let days = try section.span(name)
            var term = Term(value.text ?? "", days)
            if value.entries != nil, let inner = try section.section(name) {
                try inner.allow(["name", "firstWeek"])
                term.name = try inner.text("name") ?? ""
                term.firstWeek = try inner.number("firstWeek", in: 0...60) ?? 1
            }
            term.name = term.name.harmless.oneLine
            guard !term.name.isEmpty else {
                throw source.error(key, "the term has no name: write `FIRST to LAST: Semester 1`")
            }
            guard days.count <= 371 else {
                throw source.error(key, "a term lasts a year at most: check the dates")
            }
            if let other = terms.first(where: { $0.days.overlaps(days) }) {
                throw source.error(key, "\(term.name) and \(other.name) share days: part them")
            }
            terms.append(term)
        }
        return terms.sorted { $0.days.first < $1.days.first }
    }

    /// A day, or a list of days.
    fileprivate func days(_ key: String) throws(YAMLError) -> [CivilDate] {
        guard let value = value(key) else { return [] }
        var days: [CivilDate] = []
        for item in value.list ?? [value] {
            guard let day = item.text.flatMap(Timestamp.date) else {
                throw source.error(item, "`\(key)`: write a day as 2026-10-05, or a list of days")
            }
            days.append(day)
        }
        return days.sorted()
    }

    /// The days that one of its keys writes.
    private func span(_ text: String) throws(YAMLError) -> DaySpan {
        let key = entries.first { $0.name == text }?.key ?? whole
        return try DaySpan(text).orThrow(
            source.error(
                key,
                "\(text.harmless) is no day and no span: write 2026-10-05, or "
                    + "2026-10-05 to 2026-10-09"))
    }
}

extension Weekday {
    /// `Monday`, in any case; nil for anything but the seven English names.
    init?(englishName text: String) {
        guard let day = Self.allCases.first(where: { $0.name.lowercased() == text.lowercased() })
        else { return nil }
        self = day
    }
}

extension Optional {
    /// What is there, or the error that it is not.
    func orThrow(_ error: YAMLError) throws(YAMLError) -> Wrapped {
        guard let self else { throw error }
        return self
    }
}
