import Campus
import Operations
import Recurrence
import Scheduling

/// Gaps in calendars, in words.
struct FreeText {
    let zone: Zone
    let today: CivilDate

    /// A heading a day, a line a gap.
    func text(_ gaps: [Range<Instant>]) -> String {
        guard !gaps.isEmpty else { return "No gap so long in your waking hours." }
        var lines: [String] = []
        var current: CivilDate?
        for gap in gaps {
            let date = zone.wall(at: gap.lowerBound).date
            if date != current {
                if current != nil { lines.append("") }
                let mark = date == today ? "  (today)" : ""
                lines.append(Console.styled("\(weekday(date)) \(date)\(mark)", .bold))
                current = date
            }
            lines.append("  \(times(gap))  \(length(gap))")
        }
        return lines.joined(separator: "\n")
    }

    /// A line a gap, with what speaks for it.
    func text(_ gaps: [CommonGap], of people: Int) -> String {
        guard !gaps.isEmpty else { return "No gap so long in the waking hours of all." }
        return gaps.map { gap in
            let date = zone.wall(at: gap.time.lowerBound).date
            let score = Int((gap.suits.score * 100).rounded())
            let padding = score < 10 ? "  " : score < 100 ? " " : ""
            let reasons = reasons(gap.suits, of: people).joined(separator: ", ")
            let day = "\(weekday(date).prefix(3)) \(date)"
            let line = "\(padding)\(score) %  \(day)  \(times(gap.time))  \(length(gap.time))"
            return reasons.isEmpty ? line : "\(line)  \(reasons)"
        }.joined(separator: "\n")
    }

    static func write(_ gap: Range<Instant>, to json: inout JSONWriter, zone: Zone) {
        json.key("start")
        json.timestamp(ClockTime(gap.lowerBound, in: zone))
        json.key("end")
        json.timestamp(ClockTime(gap.upperBound, in: zone))
    }

    private func reasons(_ suits: Suitability, of people: Int) -> [String] {
        let there = Int((suits.presence * Double(people)).rounded())
        return [
            suits.length >= 0.99 ? "long" : nil,
            suits.nearness >= 0.75 ? "soon" : nil,
            suits.sociability < 0.99 ? "early or late" : nil,
            there > 0 ? "\(there) of \(people) there anyway" : nil,
        ].compactMap(\.self)
    }

    private func times(_ gap: Range<Instant>) -> String {
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

    private func weekday(_ date: CivilDate) -> String { Self.weekdays[date.weekday.rawValue] }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
