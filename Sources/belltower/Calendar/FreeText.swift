import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Gaps in calendars, in words.
struct FreeText {
    let zone: Zone
    let today: CivilDate
    var words = Speech.words
    private var days: DayWords { DayWords(words: words) }

    /// A heading a day, a line a gap.
    func text(_ gaps: [Range<Instant>]) -> String {
        guard !gaps.isEmpty else { return words("free.none") }
        var lines: [String] = []
        var current: CivilDate?
        for gap in gaps {
            let date = zone.wall(at: gap.lowerBound).date
            if date != current {
                if current != nil { lines.append("") }
                let mark = date == today ? "  " + days.todayMark : ""
                lines.append(Screen.standard.styled(days.heading(date) + mark, .bold))
                current = date
            }
            lines.append("  \(times(gap))  \(length(gap))")
        }
        return lines.joined(separator: "\n")
    }

    /// A line a gap, with what speaks for it.
    func text(_ gaps: [CommonGap], of people: Int) -> String {
        guard !gaps.isEmpty else { return words("free.none.common") }
        var table = Table([.number, .text, .text, .text, .wrapped])
        for gap in gaps {
            let date = zone.wall(at: gap.time.lowerBound).date
            table.add([
                .init("\(Int((gap.suits.score * 100).rounded())) %"),
                .init(days.listed(date)), .init(times(gap.time)),
                .init(length(gap.time)),
                .init(reasons(gap.suits, of: people).joined(separator: ", ")),
            ])
        }
        return table.lines(on: .standard).joined(separator: "\n")
    }

    private func reasons(_ suits: Suitability, of people: Int) -> [String] {
        let there = Int((suits.presence * Double(people)).rounded())
        return [
            suits.length >= 0.99 ? words("free.long") : nil,
            suits.nearness >= 0.75 ? words("free.soon") : nil,
            suits.sociability < 0.99 ? words("free.unusual") : nil,
            there > 0
                ? words("free.there", ["count": .number(there), "all": .number(people)]) : nil,
        ].compactMap(\.self)
    }

    func times(_ gap: Range<Instant>) -> String {
        let (start, end) = (zone.wall(at: gap.lowerBound), zone.wall(at: gap.upperBound))
        let later = end.date.dayNumber - start.date.dayNumber
        return "\(start.clockText) – \(end.clockText)\(later > 0 ? " +\(later)" : "")"
    }

    /// `1h15`.
    private func length(_ gap: Range<Instant>) -> String {
        let minutes = (gap.upperBound - gap.lowerBound) / 60
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        guard hours > 0 else { return "\(rest)m" }
        return rest == 0 ? "\(hours)h" : "\(hours)h\(rest < 10 ? "0" : "")\(rest)"
    }
}
