import Recurrence
package import Words

/// When something is, in a person's words: `fri 14:00`, `tomorrow 9`, `5 oct`, `in 2h`, `13:30–15:00`.
///
/// Read without looking at any clock; `resolved` then says which time is meant, from the instant at
/// which it was said. A day alone means the whole day. All that Belltower prints of days and times is
/// read here, in any letter case.
package struct WrittenTime: Hashable, Sendable {
    /// Which day, or days, the words name.
    enum Day: Hashable, Sendable {
        /// So many days after today.
        case ahead(Int)
        /// The first such day from today on.
        case weekday(Weekday)
        /// A week, or one day of it.
        case week(Week, Weekday?)
        /// The next one, where the year is not said; the one that is such a weekday, where that is.
        case date(year: Int?, month: Int, day: Int, weekday: Weekday?)
        /// `last fri`.
        case last(Weekday)
        case month(year: Int?, month: Int)
        /// So many months, or years, after this one.
        case monthAhead(Int)
        case yearAhead(Int)
        case year(Int)
    }

    enum Week: Hashable, Sendable {
        /// So many weeks after this one.
        case ahead(Int)
        /// By the number that the campus gives it.
        case numbered(Int)
    }

    indirect enum Meaning: Hashable, Sendable {
        case instant(Instant)
        case after(WrittenLength)
        case ago(WrittenLength)
        /// No day: the next time the clock shows it. No second: the whole day.
        case clock(Day?, second: Int?)
        /// From one to the other; `later` is `+1` behind an end on the next day.
        case span(Meaning, Meaning, later: Int?)
    }

    let meaning: Meaning
    /// As it was written, for errors.
    let text: String

    /// - Throws: `WrittenTimeProblem` for anything that is no time, no day of the calendar, or two
    ///   different times to different people.
    package init(_ text: String) throws(WrittenTimeProblem) {
        guard text.utf8.count <= 100 else { throw .unreadable("so many words") }
        self.text = text.harmless.oneLine
        if let instant = Timestamp.instant(text) {
            meaning = .instant(instant)
            return
        }
        var words = TimeWords(text)
        do throws(WrittenTimeProblem) {
            meaning = try words.meaning()
        } catch {
            guard case .unreadable = error, let span = try SpanWords(text).meaning() else {
                throw error
            }
            meaning = span
        }
    }
}

/// Why some words are no time: what is wrong, and what would be understood.
package enum WrittenTimeProblem: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case noSuchDay(String)
    /// The clocks are put forward over it.
    case skipped(String)
    /// Two people would read it as two times.
    case ambiguous(String, String, String)
    /// A date is not on the weekday that was said with it.
    case otherWeekday(String, String, String)
    case backwards(String)

    package var message: Message {
        switch self {
        case .unreadable(let text):
            Message("refusal.time.unreadable", ["text": .text(text)])
        case .noSuchDay(let text):
            Message("refusal.time.noSuchDay", ["text": .text(text)])
        case .skipped(let text):
            Message("refusal.time.skipped", ["text": .text(text)])
        case .ambiguous(let text, let one, let other):
            Message(
                "refusal.time.ambiguous",
                ["text": .text(text), "one": .text(one), "other": .text(other)])
        case .otherWeekday(let text, let one, let other):
            Message(
                "refusal.time.otherWeekday",
                ["text": .text(text), "one": .text(one), "other": .text(other)])
        case .backwards(let text):
            Message("refusal.time.backwards", ["text": .text(text)])
        }
    }

    package var description: String { Catalogue.english.text(message) }
}
