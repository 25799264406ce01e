import Campus
import Recurrence

/// Makes a class of one record's fields.
struct MeetingMaker {
    enum Outcome {
        case meeting(CrawledMeeting)
        /// Its time, its days or its dates are not fixed yet.
        ///
        /// - Parameter lacking: the fields, one of which is empty without a word of it; none where
        ///   the page says that it is open.
        case unscheduled(lacking: [String])
        /// - Parameter fields: what the text may be of.
        case unreadable(String, fields: [String])
    }

    /// What a grid says of its cell.
    struct Implied {
        var day: Weekday
        var start: Int?
        var end: Int?
    }

    private let values: RecordValues
    /// Nil for a record that stands in no grid.
    private let implied: Implied?
    private let texts: TimetableTexts

    init(_ values: RecordValues, implied: Implied?, texts: TimetableTexts) {
        self.values = values
        self.implied = implied
        self.texts = texts
    }

    func make() -> Outcome {
        func text(_ name: String) -> String? { values[name]?.first.map(\.kept) }
        /// All that several elements say, each once.
        func all(_ name: String) -> String? { Self.joined(values[name]?.map(\.kept)) }
        let moments: Moments
        switch readMoments() {
        case .success(let found): moments = found
        case .failure(let problem): return problem.outcome
        }
        let times: (start: Int, end: Int)
        switch clock(moments) {
        case .success(let found): times = found
        case .failure(let problem): return problem.outcome
        }
        let dates: [CivilDate]
        switch self.dates(moments) {
        case .success(let found): dates = found
        case .failure(let problem): return problem.outcome
        }
        let code = values["code"].flatMap {
            $0.isEmpty ? nil : $0.map(\.kept).joined(separator: ", ")
        }
        guard code != nil || text("title") != nil else {
            return .unreadable("it has no code or title", fields: [])
        }
        return .meeting(
            CrawledMeeting(
                code: code, title: all("title"), kind: all("kind"), group: all("group"),
                start: times.start, end: times.end, dates: dates,
                room: Self.joined(values["room"]?.map(\.kept).filter { Self.fixed($0) != nil }),
                staff: (values["staff"] ?? []).map(\.kept).filter { Self.fixed($0) != nil },
                note: all("note"), url: text("url"), key: text("key"),
                isCancelled: text("cancelled") != nil,
                isOneDay: moments.begins != nil && dates.count == 1))
    }

    /// Date and time in one, on the clock of the classes' zone.
    private struct Moments {
        var begins: WallTime?
        var ends: WallTime?
    }

    private func readMoments() -> Result<Moments, Problem> {
        var moments = Moments()
        for (name, place) in [("begins", \Moments.begins), ("ends", \Moments.ends)] {
            guard let text = values[name]?.first?.kept else { continue }
            guard let wall = texts.wall(text) else {
                return .failure(Self.problem(text, is: "no date and time", in: [name]))
            }
            moments[keyPath: place] = wall
        }
        return .success(moments)
    }

    private static func clock(_ wall: WallTime) -> String {
        let minutes = wall.secondOfDay / 60
        return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }

    private enum Problem: Error {
        /// One of these fields is empty; none where the page says that it is open.
        case open([String])
        case wrong(String, [String])

        var outcome: Outcome {
            switch self {
            case .open(let fields): .unscheduled(lacking: fields)
            case .wrong(let what, let fields): .unreadable(what, fields: fields)
            }
        }
    }

    private static let clockFields = ["time", "start", "begins"]
    private static let dateFields = ["weeks", "dates", "on", "begins"]

    private static func joined(_ texts: [String]?) -> String? {
        guard let texts, let first = texts.first else { return nil }
        guard texts.count > 1 else { return first }
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }

    /// Whether a text says that there is no time, or none yet.
    private static func isOpen(_ text: String) -> Bool {
        guard fixed(text) != nil, text.contains(where: { $0.isLetter || $0.isNumber }) else {
            return true
        }
        let text = text.lowercased()
        return openWords.contains(where: text.contains)
    }

    private static let openWords = [
        "tba", "tbd", "tbc", "arr", "announce", "confirm", "determine", "schedul", "online",
        "on-line", "async", "distance", "vereinbarung", "absprache", "bekannt", "préciser",
        "définir", "definir", "n.n", "n. n", "n.v", "n. v", "n/a", "none", "web", "bepalen",
    ]

    /// Nil for what is only said to come: `TBA`.
    private static func fixed(_ text: String?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        return text.utf8.count <= 15 && open.contains(text.lowercased()) ? nil : text
    }

    private static let open = [
        "tba", "tbd", "tbc", "arranged", "to be announced", "to be arranged", "n/a", "-",
    ]

    private func clock(_ moments: Moments) -> Result<(start: Int, end: Int), Problem> {
        var written = values["time"]?.first.map(\.kept)
        let start = moments.begins.map(Self.clock) ?? values["start"]?.first?.kept
        let end = moments.ends.map(Self.clock) ?? values["end"]?.first?.kept
        if written == nil, let start { written = start + " - " + (end ?? "") }
        guard let written = Self.fixed(written) else {
            guard let start = implied?.start, let end = implied?.end else {
                return .failure(.open(written == nil ? Self.clockFields : []))
            }
            return .success((start, end))
        }
        let times = texts.clock(written)
        guard let start = times.first else {
            return .failure(Self.problem(written, is: "no time", in: Self.clockFields))
        }
        if times.count > 1, times[1] != start { return .success((start, times[1])) }
        if let length = values["duration"]?.first.flatMap(ClockText.length), length < 86_400 {
            return .success((start, start + length))
        }
        if let end = implied?.end, end > start { return .success((start, end)) }
        return .failure(.wrong("\"\(written.prefix(60))\" says no end", Self.clockFields))
    }

    private func dates(_ moments: Moments) -> Result<[CivilDate], Problem> {
        if let on = values["on"], !on.isEmpty {
            var found: Set<CivilDate> = []
            for text in on.map(\.kept) {
                guard let dates = texts.days(text, weekday: weekday, near: year) else {
                    return .failure(Self.wrongDay(text))
                }
                found.formUnion(dates)
            }
            return found.isEmpty
                ? .failure(Self.problem(on[0].kept, is: "no date", in: Self.dateFields))
                : .success(found.sorted())
        }
        if let begins = moments.begins { return .success([begins.date]) }
        var days = implied.map { [$0.day] }
        let written = values["weekdays"]?.joined(separator: " ").kept
        if let text = Self.fixed(written) {
            guard let named = texts.days(text) else {
                return .failure(
                    .wrong("\"\(text.prefix(60))\" names no day of the week", ["weekdays"]))
            }
            days = named
        }
        let daysAreOpen = Problem.open(written?.isEmpty == false ? [] : ["weekdays"])
        if let text = Self.fixed(values["weeks"]?.joined(separator: ", ").kept) {
            guard let days else { return .failure(daysAreOpen) }
            return weeks(text, on: days)
        }
        let ranges = (values["dates"] ?? []).compactMap { Self.fixed($0.kept) }
        guard !ranges.isEmpty else {
            let isTold = values["dates"]?.isEmpty == false || values["weeks"]?.isEmpty == false
            return .failure(.open(isTold ? [] : Self.dateFields))
        }
        if ranges.count == 1 { return range(ranges[0], on: days, orElse: daysAreOpen) }
        var all: Set<CivilDate> = []
        for text in ranges {
            switch range(text, on: days, orElse: daysAreOpen) {
            case .success(let dates): all.formUnion(dates)
            case .failure(let problem): return .failure(problem)
            }
        }
        return .success(all.sorted())
    }

    /// The one day of the week that it is on; nil where the page names none, or several.
    private var weekday: Weekday? {
        if let implied { return implied.day }
        let named = values["weekdays"]?.joined(separator: " ").kept
        let days = Self.fixed(named).flatMap { texts.days($0) } ?? []
        return days.count == 1 ? days[0] : nil
    }

    /// The year that a page gives for dates which name none; nil where it gives none.
    private var year: Int? {
        guard let text = values["year"]?.first, text.utf8.count == 4, let year = Int(text) else {
            return nil
        }
        return (1_990...2_200).contains(year) ? year : nil
    }

    private func range(
        _ text: String, on days: [Weekday]?, orElse daysAreOpen: Problem
    ) -> Result<[CivilDate], Problem> {
        var found = texts.dates(text)
        // The ends of a term are on any day; a single date is on the class's own.
        if found.count == 1, let weekday {
            guard let proven = texts.days(text, weekday: weekday, near: year) else {
                return .failure(Self.wrongDay(text))
            }
            found = proven
        }
        guard let first = found.first, let last = found.last else {
            return .failure(Self.problem(text, is: "no date", in: Self.dateFields))
        }
        return range(from: first, to: last, on: days, orElse: daysAreOpen)
    }

    private static func problem(
        _ text: String, is what: String, in fields: [String]
    ) -> Problem {
        if text.contains(where: \.isNumber) {
            return .wrong("\"\(text.prefix(60))\" is \(what)", fields)
        }
        return .open(isOpen(text) ? [] : fields)
    }

    private static func wrongDay(_ text: String) -> Problem {
        .wrong("\"\(text.prefix(60))\" is another day of the week in the years around", dateFields)
    }

    private func weeks(_ text: String, on days: [Weekday]) -> Result<[CivilDate], Problem> {
        switch texts.weeks(text) {
        case .failure(let problem): return .failure(.wrong(problem.message, ["weeks"]))
        case .success(let mondays):
            guard !mondays.isEmpty else { return .failure(.open([])) }
            return .success(
                mondays.flatMap { monday in days.map { monday.adding(days: $0.rawValue) } })
        }
    }

    private func range(
        from first: CivilDate, to last: CivilDate, on days: [Weekday]?,
        orElse daysAreOpen: Problem
    ) -> Result<[CivilDate], Problem> {
        if first == last, days == nil { return .success([first]) }
        guard let days else { return .failure(daysAreOpen) }
        let count = last.dayNumber - first.dayNumber
        guard (0...800).contains(count) else {
            return .failure(.wrong("from \(first) to \(last) is no term", ["dates"]))
        }
        let begin = first.weekday.rawValue
        let found = (0...count).filter { day in
            days.contains { $0.rawValue == (begin + day) % 7 }
        }.map { first.adding(days: $0) }
        return found.isEmpty ? .failure(.open([])) : .success(found)
    }
}
