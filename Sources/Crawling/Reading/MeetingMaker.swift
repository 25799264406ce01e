import Campus
import Foundation
import Recurrence

/// Makes a class of a record's fields.
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

    let days: DayNames
    let settings: CrawlSettings

    /// What a grid says of its cell.
    struct Implied {
        var day: Weekday
        var start: Int?
        var end: Int?
    }

    func make(_ values: [String: [String]], implied: Implied?) -> Outcome {
        func text(_ name: String) -> String? { values[name]?.first }
        /// All that several elements say, each once.
        func texts(_ name: String) -> String? { Self.joined(values[name]) }
        var values = values
        if let begins = values["begins"]?.first {
            guard let wall = wall(begins) else {
                return Self.problem(begins, "no date and time", ["begins"]).outcome
            }
            if values["on"]?.isEmpty != false { values["on"] = ["\(wall.date)"] }
            values["start"] = [Self.clock(wall)]
        }
        if let ends = values["ends"]?.first {
            guard let wall = wall(ends) else {
                return Self.problem(ends, "no date and time", ["ends"]).outcome
            }
            values["end"] = [Self.clock(wall)]
        }
        let times: (start: Int, end: Int)
        switch clock(values, implied) {
        case .success(let found): times = found
        case .failure(let problem): return problem.outcome
        }
        let dates: [CivilDate]
        switch self.dates(values, implied) {
        case .success(let found): dates = found
        case .failure(let problem): return problem.outcome
        }
        let code = values["code"].flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }
        guard code != nil || text("title") != nil else {
            return .unreadable("it has no code or title", fields: [])
        }
        return .meeting(
            CrawledMeeting(
                code: code, title: texts("title"), kind: texts("kind"), group: texts("group"),
                start: times.start, end: times.end, dates: dates,
                room: Self.joined(values["room"]?.filter { Self.fixed($0) != nil }),
                staff: (values["staff"] ?? []).filter { Self.fixed($0) != nil },
                note: texts("note"), url: text("url"), key: text("key"),
                isOneDay: values["begins"]?.isEmpty == false && dates.count == 1))
    }

    /// What the clock shows in the classes' zone: `2026-09-28 11:00:00` as it stands, an instant
    /// (`2026-09-28T10:00:00Z`, Unix time in seconds or milliseconds) as it is there.
    private func wall(_ text: String) -> WallTime? {
        if let wall = Timestamp.wall(text) { return wall }
        let unix = Int64(text).flatMap { (0...9_999_999_999_999).contains($0) ? $0 : nil }
        let seconds = unix.map { $0 > 9_999_999_999 ? $0 / 1_000 : $0 }
        guard let instant = Timestamp.instant(text)?.seconds ?? seconds,
            let zone = TimeZone(identifier: settings.zone)
        else { return nil }
        let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
        return WallTime(seconds: instant + Int64(offset))
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
        let word = text.lowercased()
        let open = [
            "tba", "tbd", "tbc", "arranged", "to be announced", "to be arranged", "n/a", "-",
        ]
        return open.contains(word) ? nil : text
    }

    private func clock(
        _ values: [String: [String]], _ implied: Implied?
    ) -> Result<(start: Int, end: Int), Problem> {
        var written = values["time"]?.first
        if written == nil, let start = values["start"]?.first {
            written = start + " - " + (values["end"]?.first ?? "")
        }
        guard let written = Self.fixed(written) else {
            guard let start = implied?.start, let end = implied?.end else {
                return .failure(.open(written == nil ? Self.clockFields : []))
            }
            return .success((start, end))
        }
        let times = ClockText.read(written)
        guard let start = times.first else {
            return .failure(Self.problem(written, "no time", Self.clockFields))
        }
        if times.count > 1, times[1] != start { return .success((start, times[1])) }
        if let length = values["duration"]?.first.flatMap(ClockText.length), length < 86_400 {
            return .success((start, start + length))
        }
        if let end = implied?.end, end > start { return .success((start, end)) }
        return .failure(.wrong("\"\(written.prefix(60))\" says no end", Self.clockFields))
    }

    private func dates(
        _ values: [String: [String]], _ implied: Implied?
    ) -> Result<[CivilDate], Problem> {
        let reader = DateText(notation: days.notation, year: settings.year)
        if let on = values["on"], !on.isEmpty {
            let found = Set(on.flatMap(reader.read)).sorted()
            return found.isEmpty
                ? .failure(Self.problem(on[0], "no date", Self.dateFields)) : .success(found)
        }
        var weekdays = implied.map { [$0.day] }
        let written = values["weekdays"]?.joined(separator: " ")
        if let text = Self.fixed(written) {
            guard let named = days.read(text) else {
                return .failure(
                    .wrong("\"\(text.prefix(60))\" names no day of the week", ["weekdays"]))
            }
            weekdays = named
        }
        let daysAreOpen = Problem.open(written?.isEmpty == false ? [] : ["weekdays"])
        if let text = Self.fixed(values["weeks"]?.joined(separator: ", ")) {
            guard let weekdays else { return .failure(daysAreOpen) }
            return weeks(text, weekdays)
        }
        let told = (values["dates"] ?? []) + (values["weeks"] ?? [])
        let ranges = (values["dates"] ?? []).compactMap(Self.fixed)
        guard !ranges.isEmpty else {
            return .failure(.open(told.isEmpty ? Self.dateFields : []))
        }
        var all: Set<CivilDate> = []
        for text in ranges {
            let found = reader.read(text)
            guard let first = found.first, let last = found.last else {
                return .failure(Self.problem(text, "no date", Self.dateFields))
            }
            guard weekdays != nil || first == last else { return .failure(daysAreOpen) }
            switch range(first, last, weekdays) {
            case .success(let dates): all.formUnion(dates)
            case .failure(let problem): return .failure(problem)
            }
        }
        return .success(all.sorted())
    }

    private static func problem(_ text: String, _ what: String, _ fields: [String]) -> Problem {
        if text.contains(where: \.isNumber) {
            return .wrong("\"\(text.prefix(60))\" is \(what)", fields)
        }
        return .open(isOpen(text) ? [] : fields)
    }

    private func weeks(_ text: String, _ weekdays: [Weekday]) -> Result<[CivilDate], Problem> {
        do {
            let mondays = try WeekText(
                notation: days.notation, weekOne: settings.weekOne, year: settings.year
            ).read(text)
            guard !mondays.isEmpty else { return .failure(.open([])) }
            return .success(
                mondays.flatMap { monday in weekdays.map { monday.adding(days: $0.rawValue) } })
        } catch {
            return .failure(.wrong(error.message, ["weeks"]))
        }
    }

    private func range(
        _ first: CivilDate, _ last: CivilDate, _ days: [Weekday]?
    ) -> Result<[CivilDate], Problem> {
        if first == last, days == nil { return .success([first]) }
        guard let days else { return .failure(.open(["weekdays"])) }
        let count = last.dayNumber - first.dayNumber
        guard (0...800).contains(count) else {
            return .failure(.wrong("from \(first) to \(last) is no term", ["dates"]))
        }
        let found = (0...count).map { first.adding(days: $0) }.filter { days.contains($0.weekday) }
        return found.isEmpty ? .failure(.open([])) : .success(found)
    }
}
