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

    let texts: TimetableTexts

    /// What a grid says of its cell.
    struct Implied {
        var day: Weekday
        var start: Int?
        var end: Int?
    }

    func make(_ values: RecordValues, implied: Implied?) -> Outcome {
        func text(_ name: String) -> String? { values[name]?.first.map(\.kept) }
        let moments: Moments
        switch self.moments(values) {
        case .success(let found): moments = found
        case .failure(let problem): return problem.outcome
        }
        let times: (start: Int, end: Int)
        switch clock(values, moments, implied) {
        case .success(let found): times = found
        case .failure(let problem): return problem.outcome
        }
        let days: [CivilDate]
        switch dates(values, moments, implied) {
        case .success(let found): days = found
        case .failure(let problem): return problem.outcome
        }
        let code = values["code"].flatMap {
            $0.isEmpty ? nil : $0.map(\.kept).joined(separator: ", ")
        }
        guard code != nil || text("title") != nil else {
            return .unreadable("it has no code or title")
        }
        return .meeting(
            CrawledMeeting(
                code: code, title: text("title"), kind: text("kind"), group: text("group"),
                start: times.start, end: times.end, dates: days, room: Self.fixed(text("room")),
                staff: (values["staff"] ?? []).map(\.kept).filter { Self.fixed($0) != nil },
                note: text("note"), url: text("url"), key: text("key"),
                isOneDay: moments.begins != nil && days.count == 1))
    }

    /// Date and time in one, on the clock of the classes' zone.
    private struct Moments {
        var begins: WallTime?
        var ends: WallTime?
    }

    private func moments(_ values: RecordValues) -> Result<Moments, Problem> {
        var moments = Moments()
        for (name, place) in [("begins", \Moments.begins), ("ends", \Moments.ends)] {
            guard let text = values[name]?.first?.kept else { continue }
            guard let wall = texts.wall(text) else {
                return .failure(Self.problem(text, "no date and time"))
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
        return text.utf8.count <= 15 && open.contains(text.lowercased()) ? nil : text
    }

    private static let open = [
        "tba", "tbd", "tbc", "arranged", "to be announced", "to be arranged", "n/a", "-",
    ]

    private func clock(
        _ values: RecordValues, _ moments: Moments, _ implied: Implied?
    ) -> Result<(start: Int, end: Int), Problem> {
        var written = values["time"]?.first.map(\.kept)
        let start = moments.begins.map(Self.clock) ?? values["start"]?.first?.kept
        let end = moments.ends.map(Self.clock) ?? values["end"]?.first?.kept
        if written == nil, let start { written = start + " - " + (end ?? "") }
        guard let written = Self.fixed(written) else {
            guard let start = implied?.start, let end = implied?.end else { return .failure(.open) }
            return .success((start, end))
        }
        let times = texts.clock(written)
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
        _ values: RecordValues, _ moments: Moments, _ implied: Implied?
    ) -> Result<[CivilDate], Problem> {
        if let on = values["on"], !on.isEmpty {
            let found = Set(on.flatMap { texts.dates($0.kept) }).sorted()
            return found.isEmpty ? .failure(Self.problem(on[0].kept, "no date")) : .success(found)
        }
        if let begins = moments.begins { return .success([begins.date]) }
        var days = implied.map { [$0.day] }
        if let text = Self.fixed(values["weekdays"]?.joined(separator: " ").kept) {
            guard let named = texts.days(text) else {
                return .failure(.wrong("\"\(text.prefix(60))\" names no day of the week"))
            }
            days = named
        }
        if let text = Self.fixed(values["weeks"]?.joined(separator: ", ").kept) {
            guard let days else { return .failure(.open) }
            return weeks(text, days)
        }
        let ranges = (values["dates"] ?? []).compactMap { Self.fixed($0.kept) }
        guard !ranges.isEmpty else { return .failure(.open) }
        if ranges.count == 1 { return range(ranges[0], days) }
        var all: Set<CivilDate> = []
        for text in ranges {
            switch range(text, days) {
            case .success(let dates): all.formUnion(dates)
            case .failure(let problem): return .failure(problem)
            }
        }
        return .success(all.sorted())
    }

    private func range(_ text: String, _ days: [Weekday]?) -> Result<[CivilDate], Problem> {
        let found = texts.dates(text)
        guard let first = found.first, let last = found.last else {
            return .failure(Self.problem(text, "no date"))
        }
        return range(first, last, days)
    }

    private static func problem(_ text: String, _ what: String) -> Problem {
        text.contains(where: \.isNumber) ? .wrong("\"\(text.prefix(60))\" is \(what)") : .open
    }

    private func weeks(_ text: String, _ days: [Weekday]) -> Result<[CivilDate], Problem> {
        switch texts.weeks(text) {
        case .failure(let problem): return .failure(.wrong(problem.message))
        case .success(let mondays):
            guard !mondays.isEmpty else { return .failure(.open) }
            return .success(
                mondays.flatMap { monday in days.map { monday.adding(days: $0.rawValue) } })
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
        let begin = first.weekday.rawValue
        let found = (0...count).filter { day in
            days.contains { $0.rawValue == (begin + day) % 7 }
        }.map { first.adding(days: $0) }
        return found.isEmpty ? .failure(.open) : .success(found)
    }
}
