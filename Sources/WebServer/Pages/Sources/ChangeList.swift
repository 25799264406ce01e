import Campus
import Operations
import Recurrence
import Words

/// What imports altered, as a list for people.
struct ChangeList {
    let frame: Frame

    /// - Parameters:
    ///   - most: so many lines; what is one edit of many classes is a line.
    ///   - isDated: whether lines say their day, which may stand above them.
    func model(
        _ recorded: [RecordedChange], atMost most: Int, isDated: Bool = true
    ) -> [[String: Any]] {
        var lines: [[String: Any]] = []
        var rest = recorded.filter { $0.revertedAt == nil }[...]
        while let first = rest.first, lines.count < most {
            let alike = rest.prefix { $0.at == first.at && $0.source == first.source }
            rest = rest.dropFirst(alike.count)
            lines += ChangeGroup.grouping(alike.map(\.change)).map { line($0, of: first, isDated) }
        }
        return Array(lines.prefix(most))
    }

    private func line(
        _ group: ChangeGroup, of recorded: RecordedChange, _ isDated: Bool
    ) -> [String: Any] {
        let text: String
        switch group {
        case .one(let change): text = Self.text(change, frame)
        case .many(let changes):
            let kind = changes.first?.kind ?? .moved
            text =
                frame.words("change.at.once", ["count": .number(changes.count)]) + ", "
                + frame.words("change.kind.\(kind.rawValue)")
        }
        return [
            "changeTime": frame.timestamp(recorded.at),
            "changeTimeText": isDated
                ? frame.moment(recorded.at) : frame.clock(frame.zone.wall(at: recorded.at)),
            "changeText": text, "changeSource": recorded.source.harmless.oneLine,
        ]
    }

    /// `Linear Algebra II moved from Mon 5 Oct 09:15 to Tue 6 Oct 10:15`.
    static func text(_ change: Change, _ frame: Frame) -> String {
        let words = ChangeWords(
            ReminderStyle(zone: frame.zone, at: frame.request.now, words: frame.words))
        return [words.sentence(change), words.dates(change)].compactMap(\.self)
            .joined(separator: ", ")
    }
}
