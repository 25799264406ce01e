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
        return text.utf8.count <= 15 && open.contains(text.lowercased()) ? nil : text
    }

    private static let open = [
        "tba", "tbd", "tbc", "arranged", "to be announced", "to be arranged", "n/a", "-",
    ]

    private func clock(
        _ values: RecordValues, _ implied: Implied?
    ) -> Result<(start: Int, end: Int), Problem> {
        var written = values["time"]?.first.map(\.kept)
        if written == nil, let start = values["start"]?.first {
            written = start.kept + " - " + (values["end"]?.first ?? "").kept
        }
        guard let written = Self.fixed(written) else {
            guard let start = implied?.start, let end = implied?.end else { return .failure(.open) }
            return .success((start, end))
        }
        let times = texts.clock(written)
        guard let start = times.first else {
            return written.contains(where: \.isNumber)
                ? .failure(.wrong("\"\(written.prefix(60))\" is no time")) : .failure(.open)
        }
        if times.count > 1 { return .success((start, times[1])) }
        if let length = values["duration"]?.first.flatMap(ClockText.length) {
            return .success((start, start + length))
        }
        if let end = implied?.end, end > start { return .success((start, end)) }
        return .failure(.wrong("\"\(written.prefix(60))\" says no end"))
    }

    private func dates(
        _ values: RecordValues, _ implied: Implied?
    ) -> Result<[CivilDate], Problem> {
        if let on = values["on"], !on.isEmpty {
            let found = Set(on.flatMap { texts.dates($0.kept) }).sorted()
            return found.isEmpty ? .failure(Self.problem(on[0].kept, "no date")) : .success(found)
        }
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
        guard let text = Self.fixed(values["dates"]?.first?.kept) else { return .failure(.open) }
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
