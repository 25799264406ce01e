import Campus
import Recurrence

/// Makes a class of a record's fields.
struct MeetingMaker {
    enum Outcome {
        case meeting(CrawledMeeting)
        /// Its time, its days or its dates are not fixed yet.
        case unscheduled
        case unreadable(String)
    }

    let notation: Notation
    let settings: CrawlSettings

    /// What a grid says of its cell.
    struct Implied {
        var day: Weekday
        var start: Int?
        var end: Int?
    }

    func make(_ values: [String: [String]], implied: Implied?) -> Outcome {
        func text(_ name: String) -> String? { values[name]?.first }
        let times: (start: Int, end: Int)
        switch clock(values, implied) {
        case .success(let found): times = found
        case .failure(let problem): return problem.outcome
        }
        let days: [CivilDate]
        switch dates(values, implied) {
        case .success(let found): days = found
        case .failure(let problem): return problem.outcome
        }
        let code = values["code"].flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }
        guard code != nil || text("title") != nil else {
            return .unreadable("it has no code or title")
        }
        return .meeting(
            CrawledMeeting(
                code: code, title: text("title"), kind: text("kind"), group: text("group"),
                start: times.start, end: times.end, dates: days, room: Self.fixed(text("room")),
                staff: (values["staff"] ?? []).filter { Self.fixed($0) != nil },
                note: text("note"), url: text("url"), key: text("key")))
    }

    private enum Problem: Error {
        case open
        case wrong(String)

        var outcome: Outcome {
            switch self {
            case .open: .unscheduled
            case .wrong(let what): .unreadable(what)
            }
        }
    }

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
            guard let start = implied?.start, let end = implied?.end else { return .failure(.open) }
            return .success((start, end))
        }
        let times = ClockText.read(written)
        guard let start = times.first else {
            return written.contains(where: \.isNumber)
                ? .failure(.wrong("\"\(written.prefix(60))\" is no time")) : .failure(.open)
        }
        if times.count > 1, times[1] != start { return .success((start, times[1])) }
        if let length = values["duration"]?.first.flatMap(ClockText.length), length < 86_400 {
            return .success((start, start + length))
        }
        if let end = implied?.end, end > start { return .success((start, end)) }
        return .failure(.wrong("\"\(written.prefix(60))\" says no end"))
    }

    private func dates(
        _ values: [String: [String]], _ implied: Implied?
    ) -> Result<[CivilDate], Problem> {
        let reader = DateText(notation: notation, year: settings.year)
        if let on = values["on"], !on.isEmpty {
            let found = Set(on.flatMap(reader.read)).sorted()
            return found.isEmpty ? .failure(Self.problem(on[0], "no date")) : .success(found)
        }
        var days = implied.map { [$0.day] }
        if let text = Self.fixed(values["weekdays"]?.joined(separator: " ")) {
            guard let named = DayNames.read(text, notation) else {
                return .failure(.wrong("\"\(text.prefix(60))\" names no day of the week"))
            }
            days = named
        }
        if let text = Self.fixed(values["weeks"]?.joined(separator: ", ")) {
            guard let days else { return .failure(.open) }
            return weeks(text, days)
        }
        let ranges = (values["dates"] ?? []).compactMap(Self.fixed)
        guard !ranges.isEmpty else { return .failure(.open) }
        var all: Set<CivilDate> = []
        for text in ranges {
            let found = reader.read(text)
            guard let first = found.first, let last = found.last else {
                return .failure(Self.problem(text, "no date"))
            }
            switch range(first, last, days) {
            case .success(let dates): all.formUnion(dates)
            case .failure(let problem): return .failure(problem)
            }
        }
        return .success(all.sorted())
    }

    private static func problem(_ text: String, _ what: String) -> Problem {
        text.contains(where: \.isNumber) ? .wrong("\"\(text.prefix(60))\" is \(what)") : .open
    }

    private func weeks(_ text: String, _ days: [Weekday]) -> Result<[CivilDate], Problem> {
        do {
            let mondays = try WeekText(
                notation: notation, weekOne: settings.weekOne, year: settings.year
            ).read(text)
            guard !mondays.isEmpty else { return .failure(.open) }
            return .success(
                mondays.flatMap { monday in days.map { monday.adding(days: $0.rawValue) } })
        } catch {
            return .failure(.wrong(error.message))
        }
    }

    private func range(
        _ first: CivilDate, _ last: CivilDate, _ days: [Weekday]?
    ) -> Result<[CivilDate], Problem> {
        if first == last, days == nil { return .success([first]) }
        guard let days else { return .failure(.open) }
        let count = last.dayNumber - first.dayNumber
        guard (0...800).contains(count) else {
            return .failure(.wrong("from \(first) to \(last) is no term"))
        }
        let found = (0...count).map { first.adding(days: $0) }.filter { days.contains($0.weekday) }
        return found.isEmpty ? .failure(.open) : .success(found)
    }
}
