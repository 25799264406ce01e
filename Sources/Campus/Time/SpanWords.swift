/// Reads the words of a stretch of time: `13:30–15:00`, `fri 9 to 11`, `5 to 11 October 2026`.
struct SpanWords {
    private let text: String

    init(_ text: String) { self.text = text.lowercased() }

    /// Nil when there are no two times; in each of the two there may be what the other leaves out.
    func meaning() throws(WrittenTimeProblem) -> WrittenTime.Meaning? {
        for separator in Self.separators {
            var from = text.startIndex
            while let found = text[from...].firstRange(of: separator) {
                from = text.index(after: found.lowerBound)
                let (start, end) = (text[..<found.lowerBound], text[found.upperBound...])
                if let span = try span(String(start), String(end)) { return span }
            }
        }
        return nil
    }

    private func span(
        _ start: String, _ end: String
    ) throws(WrittenTimeProblem) -> WrittenTime.Meaning? {
        var (end, later) = (end[...], Int?.none)
        if let mark = end.lastIndex(of: "+"), let days = end[mark...].dropFirst().plainNumber {
            (end, later) = (end[..<mark], days)
        }
        guard let last = try part(String(end)) else { return nil }
        let number = number(start, beside: last)
        guard let read = if let number { number } else { try part(start) } else { return nil }
        let first = try halved(read, of: start, beside: last, of: String(end))
        switch (first, last) {
        // Two numbers alone are anything.
        case (.clock(nil, second: _), .clock(nil, second: _))
        where TimeWords.isNumber(start) && TimeWords.isNumber(String(end)): return nil
        case (
            .clock(.date(nil, let month, let day, let weekday), let second), .clock(_?, second: _)
        )
        where Self.year(of: last) != nil:
            let date = WrittenTime.Day.date(
                year: Self.year(of: last), month: month, day: day, weekday: weekday)
            return .span(.clock(date, second: second), last, later: later)
        case (.clock(_, second: _?), .clock(_, second: _?)),
            (.clock(_?, second: nil), .clock(_?, second: nil)), (.instant, .instant):
            return .span(first, last, later: later)
        default: return nil
        }
    }

    /// The `2` of `fri 2-4pm`: it takes the half of the day that its end says, where it is before the
    /// end then.
    ///
    /// - Throws: for `10-12am`, an end that is a midnight to some, and noon to others.
    private func halved(
        _ first: WrittenTime.Meaning, of start: String, beside last: WrittenTime.Meaning,
        of end: String
    ) throws(WrittenTimeProblem) -> WrittenTime.Meaning {
        guard ClockWords.half(in: start) == nil, let half = ClockWords.half(in: end),
            case .clock(let day, let second?) = first, case .clock(_, let until?) = last,
            (3_600..<46_800).contains(second)
        else { return first }
        let taken = second % 43_200 + (half == .afternoon ? 43_200 : 0)
        if taken < until { return .clock(day, second: taken) }
        if half == .morning, until < 3_600, second < 43_200 {
            let minutes = second % 3_600 / 60
            let hour =
                "\(second / 3_600)" + (minutes == 0 ? "" : ":\(minutes < 10 ? "0" : "")\(minutes)")
            throw .ambiguous(text.oneLine, "\(hour)am to 12pm", "\(hour)pm to 12am")
        }
        return first
    }

    /// Nil for what is no time; what is two times is said.
    private func part(_ text: String) throws(WrittenTimeProblem) -> WrittenTime.Meaning? {
        let line = text.oneLine
        if let instant = Timestamp.instant(line.uppercased()) { return .instant(instant) }
        var words = TimeWords(line, isHourEnough: true)
        do throws(WrittenTimeProblem) {
            return try words.meaning()
        } catch {
            if case .unreadable = error { return nil }
            throw error
        }
    }

    /// The `5` of `5 to 11 October 2026`.
    private func number(_ text: String, beside last: WrittenTime.Meaning) -> WrittenTime.Meaning? {
        guard case .clock(.date(let year, let month, _, _), second: nil) = last,
            let day = text.filter({ !$0.isWhitespace })[...].dayNumber
        else { return nil }
        return .clock(.date(year: year, month: month, day: day, weekday: nil), second: nil)
    }

    private static func year(of meaning: WrittenTime.Meaning) -> Int? {
        guard case .clock(.date(let year, _, _, _), _) = meaning else { return nil }
        return year
    }

    private static let separators = [
        " to ", " until ", " till ", " bis ", " à ", " au ", " jusqu'à ", " jusqu’à ", " a ",
        " al ",
        " hasta ", " إلى ", " الى ", " حتى ", "–", "—", " - ", "-",
    ]
}
