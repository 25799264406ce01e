import Recurrence

/// When something is, in a person's words: `fri 14:00`, `tomorrow 9`, `5 oct`, `in 2h`.
///
/// Read without looking at any clock; `resolved` then says which time is meant, from the instant at
/// which it was said. A day alone means the whole day.
public struct WrittenTime: Hashable, Sendable {
    /// Which day the words name.
    enum Day: Hashable, Sendable {
        /// So many days after today.
        case ahead(Int)
        /// The first such day from today on; or the one in the week after this one.
        case weekday(Weekday, nextWeek: Bool)
        /// The next one, where the year is not said.
        case date(year: Int?, month: Int, day: Int)
    }

    enum Meaning: Hashable, Sendable {
        case instant(Instant)
        case after(WrittenLength)
        /// No day: the next time the clock shows it. No second: the whole day.
        case clock(Day?, second: Int?)
    }

    let meaning: Meaning
    /// As it was written, for errors.
    let text: String

    /// - Throws: `WrittenTimeProblem` for anything that is no time, or no day of the calendar.
    public init(_ text: String) throws(WrittenTimeProblem) {
        guard text.utf8.count <= 64 else { throw .unreadable("so many words") }
        self.text = text.harmless.oneLine
        if let instant = Timestamp.instant(text) {
            meaning = .instant(instant)
            return
        }
        var words = TimeWords(text)
        meaning = try words.meaning()
    }
}

/// Why some words are no time: what is wrong, and what would be understood.
public enum WrittenTimeProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case noSuchDay(String)
    /// The clocks are put forward over it.
    case skipped(String)

    public var description: String {
        switch self {
        case .unreadable(let text):
            "\(text) is no time: write it as fri 14:00, tomorrow 9, 5 oct 14:00, in 2h, "
                + "2026-10-05 09:15, or a day alone for all of it"
        case .noSuchDay(let text):
            "there is no such day as \(text): look at a calendar, and write it as 2026-10-05"
        case .skipped(let text):
            "\(text) does not happen, the clocks go forward over it: take a time an hour later"
        }
    }
}
