import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Common gaps by day, and how each is made an entry.
struct FreeGapList {
    let frame: Frame
    let wish: FreeWish
    let friends: [Person]

    /// So many are listed before a link leads to the rest.
    private static let few = 20
    private static let most = 400

    /// - Parameter gaps: the best first.
    func model(_ gaps: [CommonGap]) throws(Refusal) -> [String: Any] {
        let length = try FreeTimeDesk.seconds(in: wish.length)
        let shown = gaps.prefix(wish.isAll ? Self.most : Self.few).map(\.time)
        let best = shown.first
        let days = frame.byDay(
            shown.sorted { $0.lowerBound < $1.lowerBound }, \.lowerBound)
        var model: [String: Any] = [
            "resultTitle": frame.words(
                "told.free.common", ["count": .number(friends.count + 1)]),
            "days": days.map { day, gaps -> [String: Any] in
                [
                    "dayText": frame.day(day).beginningLarge,
                    "gaps": gaps.map { line($0, length, isBest: $0 == best) },
                ]
            },
            "hasGaps": !gaps.isEmpty,
        ]
        if shown.count < gaps.count, !wish.isAll { model["moreAddress"] = wish.wholeAddress }
        return model
    }

    private func line(_ gap: Range<Instant>, _ length: Int64, isBest: Bool) -> [String: Any] {
        let (from, to) = (frame.zone.wall(at: gap.lowerBound), frame.zone.wall(at: gap.upperBound))
        return [
            "gapStart": frame.timestamp(gap.lowerBound), "gapStartText": frame.clock(from),
            "gapEnd": frame.timestamp(gap.upperBound), "gapEndText": frame.clock(to),
            "gapLength": frame.days.short(gap.upperBound - gap.lowerBound),
            "gapDay": frame.day(from.date), "isBest": isBest,
            "proposeAddress": address(gap, length),
        ]
    }

    /// The form in which they are asked to come, filled in.
    private func address(_ gap: Range<Instant>, _ length: Int64) -> String {
        let time = gap.proposal(lasting: length)
        let (start, end) = (
            frame.zone.wall(at: time.lowerBound), frame.zone.wall(at: time.upperBound)
        )
        var pairs = friends.map { ("with", $0.handle.text) }
        pairs += [("date", "\(start.date)"), ("start", start.clockText), ("end", end.clockText)]
        if end.date != start.date { pairs.append(("lastDate", "\(end.date)")) }
        return "\(ProposePage.path)?" + FormText.of(pairs)
    }
}
