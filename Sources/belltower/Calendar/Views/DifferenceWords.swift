import Campus
import Recurrence
import Words

/// What other sources say of an item: `cancelled in Moodle`, `Moodle says 8W 1.2`.
struct DifferenceWords {
    /// On whose clock times are told.
    let zone: Zone
    var words = Speech.words
    private var days: DayWords { DayWords(words: words) }

    /// Few words for every other source that says something else; that one says the item is
    /// cancelled is told by `ItemWords.marks`.
    func lines(_ item: AgendaItem) -> [String] {
        item.alsoFrom.compactMap { other in
            let said = values(other, of: item)
            guard !said.isEmpty else { return nil }
            return words("difference.says", Self.said(said, by: other))
        }
    }

    /// `Moodle`, or `Moodle, which says 8W 1.2`: one source in a list of all.
    func source(_ other: AlsoFrom, of item: AgendaItem) -> String {
        let name = other.source.harmless.oneLine
        let isOff = other.value(of: .status) == ItemStatus.cancelled.rawValue
        let said = (isOff ? [words("difference.cancelled")] : []) + values(other, of: item)
        return said.isEmpty ? name : words("difference.source", Self.said(said, by: other))
    }

    private static func said(
        _ what: [String], by other: AlsoFrom
    ) -> [String: Message.Argument] {
        [
            "source": .text(other.source.harmless.oneLine),
            "what": .text(what.joined(separator: ", ")),
        ]
    }

    private func values(_ other: AlsoFrom, of item: AgendaItem) -> [String] {
        [
            other.value(of: .summary).map { title in
                title.isEmpty
                    ? words("difference.untitled")
                    : words("agenda.quoted", ["text": .text(short(title))])
            },
            times(other, of: item), other.value(of: .location).map(short),
            other.value(of: .meetingKind).map { kind in
                MeetingKind(rawValue: kind).map { words("kind.\($0)") } ?? kind
            },
            other.value(of: .status).flatMap(ItemStatus.init(rawValue:)).flatMap { status in
                switch status {
                case .confirmed:
                    words(
                        item.status == .cancelled ? "difference.held" : "difference.certain")
                case .tentative: words("difference.tentative")
                case .cancelled: nil
                }
            },
        ].compactMap(\.self)
    }

    private func short(_ text: String) -> String {
        text.harmless.oneLine.truncated(to: Self.widest)
    }

    /// What differs is seen at its beginning, or looked up.
    private static let widest = 80

    /// `10:15 to 12:05`, with the day where that is another; nil when the times are the item's.
    private func times(_ other: AlsoFrom, of item: AgendaItem) -> String? {
        let (start, end) = (other.value(of: .start), other.value(of: .end))
        guard start != nil || end != nil else { return nil }
        if item.allDay {
            let day = item.start.wall.date
            let last = end.flatMap(Timestamp.date)?.adding(days: -1)
            return [
                start.flatMap(Timestamp.date).map {
                    words("day.from", ["day": .text(days.short($0, seenFrom: day))])
                },
                last.map { words("day.until", ["day": .text(days.short($0, seenFrom: day))]) },
            ].compactMap(\.self).joined(separator: " ")
        }
        let day = zone.wall(at: item.start.instant).date
        let from = moment(start, besides: day)
        let to = moment(end, besides: start.flatMap(wall)?.date ?? day)
        if let from, let to {
            return words("date.span", ["first": .text(from), "last": .text(to)])
        }
        return from.map { words("difference.start", ["time": .text($0)]) }
            ?? to.map { words("difference.end", ["time": .text($0)]) }
    }

    private func wall(_ text: String) -> WallTime? {
        Timestamp.instant(text).map { zone.wall(at: $0) }
    }

    private func moment(_ text: String?, besides day: CivilDate) -> String? {
        text.flatMap(wall).map { wall in
            wall.date == day
                ? wall.clockText
                : days.moment(wall, seenFrom: day)
        }
    }
}
