import Campus
import Recurrence
import Yams

extension AcademicCalendar {
    private static let keys = [
        "begins", "terms", "breaks", "countedBreaks", "holidays", "exams", "swaps", "oddWeeks",
        "weekNumbers", "weekBegins", "weekName",
    ]

    /// Reads the `academicYear` of a profile.
    ///
    /// - Returns: nil when it names no terms and no holidays.
    /// - Throws: `Failure.configuration`, naming the key and its line.
    init?(_ section: Section) throws(Failure) {
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

    private mutating func readSwaps(_ section: Section) throws(Failure) {
        for (key, text) in try section.texts("swaps") {
            let inner = try section.section("swaps") ?? section
            guard let day = Timestamp.date(key) else {
                throw inner.problem(with: key, "write the day as 2026-10-13")
            }
            guard let weekday = Weekday(englishName: text) else {
                throw inner.problem(
                    with: key, "\(text.harmless) is no weekday: write Monday to Sunday")
            }
            if let name = holiday(on: day) ?? pause(on: day) {
                throw inner.problem(with: key, "there are no classes to swap on \(name.harmless)")
            }
            swaps[day] = weekday
        }
    }

    private mutating func readWeeks(_ section: Section) throws(Failure) {
        if let text = try section.text("weekNumbers") {
            numbering = try Numbering(rawValue: text).orThrow(
                section.problem(with: "weekNumbers", "write teaching or calendar"))
        }
        if let text = try section.text("weekBegins") {
            weekBegins = try Weekday(englishName: text).orThrow(
                section.problem(with: "weekBegins", "write Monday to Sunday"))
        }
        if let name = try section.text("weekName") { weekName = name.harmless.oneLine }
    }
}

extension Section {
    /// A mapping of days to names, in order of the days.
    fileprivate func namedDays(_ key: String) throws(Failure) -> [NamedDays] {
        guard let section = try section(key) else { return [] }
        var named: [NamedDays] = []
        for (key, name) in try texts(key) {
            named.append(NamedDays(name.harmless.oneLine, try section.span(key)))
        }
        return named.sorted { $0.days.first < $1.days.first }
    }

    /// A mapping of days to a term's name, or to its `name` and `firstWeek`.
    fileprivate func terms() throws(Failure) -> [Term] {
        guard let section = try section("terms") else { return [] }
        var terms: [Term] = []
        for (key, node) in section.mapping {
            let days = try section.span(key.string ?? "")
            var term = Term(node.string ?? "", days)
            if node.mapping != nil, let inner = try section.section(key.string ?? "") {
                try inner.allow(["name", "firstWeek"])
                term.name = try inner.text("name") ?? ""
                term.firstWeek = try inner.number("firstWeek", in: 0...60) ?? 1
            }
            term.name = term.name.harmless.oneLine
            guard !term.name.isEmpty else {
                throw problem(key, "the term has no name: write `FIRST to LAST: Semester 1`")
            }
            guard days.count <= 371 else {
                throw problem(key, "a term lasts a year at most: check the dates")
            }
            if let other = terms.first(where: { $0.days.overlaps(days) }) {
                throw problem(key, "\(term.name) and \(other.name) share days: part them")
            }
            terms.append(term)
        }
        return terms.sorted { $0.days.first < $1.days.first }
    }

    /// A day, or a list of days.
    fileprivate func days(_ key: String) throws(Failure) -> [CivilDate] {
        guard let node = mapping[Node(key)] else { return [] }
        var days: [CivilDate] = []
        for item in node.sequence.map(Array.init) ?? [node] {
            guard let day = item.string.flatMap(Timestamp.date) else {
                throw problem(item, "`\(key)`: write a day as 2026-10-05, or a list of days")
            }
            days.append(day)
        }
        return days.sorted()
    }

    /// The days that one of its keys writes.
    private func span(_ text: String) throws(Failure) -> DaySpan {
        let node = mapping.keys.first { $0.string == text } ?? Node(text)
        return try DaySpan(text).orThrow(
            problem(
                node,
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
