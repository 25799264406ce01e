import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// A day's items as lines, with the gaps between them, cups, and where the clock stands.
struct AgendaRows {
    let view: CalendarView
    private var frame: Frame { view.frame }

    /// Less is a walk, not free time.
    private static let leastGap: Int64 = 1_800

    /// - Parameters:
    ///   - items: of one day, in order; without what lasts whole days.
    ///   - all: what may be named beside them.
    ///   - hasClock: whether the line of now is drawn: on today's page.
    ///   - before: when what stands above them ends; nil for nothing.
    func rows(
        _ items: [AgendaItem], among all: [AgendaItem], hasClock: Bool, after before: Instant? = nil
    ) -> [[String: Any]] {
        var rows: [[String: Any]] = []
        // What is on says so itself: a line behind it would say that it is over.
        var isClockDrawn = !hasClock || items.contains { ItemModel($0, among: all, view).isNow }
        var end = before
        var isGapTold = false
        let cups = items.filter { $0.kind == .hydration && $0.start.instant >= frame.request.now }
        let shown = items.filter { $0.kind != .hydration || $0.id == cups.first?.id }
        for (place, item) in shown.enumerated() {
            let model = ItemModel(item, among: all, view)
            if !isClockDrawn, item.start.instant > model.now {
                rows.append(["clock": clock])
                isClockDrawn = true
            }
            guard item.kind != .hydration else {
                rows.append(["cup": cup(model, and: cups.dropFirst())])
                continue
            }
            // What is off, or leaves one free, ends no free time and begins none.
            if !isGapTold, let before = end, item.start.instant >= before,
                let next = shown[place...].first(where: \.endsFreeTime)?.start.instant,
                next - before >= Self.leastGap
            {
                rows.append(["gap": gap(before..<next, hasClock: hasClock)])
                isGapTold = true
            }
            rows.append(["item": model.row])
            if item.endsFreeTime {
                end = max(end ?? item.end.instant, item.end.instant)
                isGapTold = false
            }
        }
        return rows
    }

    /// `1 h 10 min free`: of a gap that is under way what is left of it, from the minute that the clock shows.
    private func gap(_ gap: Range<Instant>, hasClock: Bool) -> String {
        let now = frame.request.now
        let minute = now.adding(seconds: -(now.seconds % 60))
        let start = hasClock && gap.contains(minute) ? minute : gap.lowerBound
        let length = frame.days.short(gap.upperBound - start)
        return frame.words("told.gap", ["length": .text(length)])
    }

    private var clock: [String: Any] {
        let now = frame.request.now
        return [
            "instant": ClockTime(now, in: frame.zone).description,
            "instantText": frame.clock(frame.zone.wall(at: now)),
        ]
    }

    /// The next cup, which tells of those after it: a line for each would fill the day.
    private func cup(_ model: ItemModel, and later: ArraySlice<AgendaItem>) -> [String: Any] {
        let size = ItemTitle.cupSize(in: model.item.summary.harmless.oneLine)
        var text = frame.words("told.cup", ["amount": .text(size)])
        if let last = later.last {
            let time = frame.clock(frame.zone.wall(at: last.start.instant))
            text +=
                ", "
                + frame.words(
                    "told.cup.more", ["count": .number(later.count), "time": .text(time)])
        }
        return [
            "cupTime": model.frame.timestamp(model.item.start.instant),
            "cupTimeText": frame.clock(model.start), "cupText": text,
        ]
    }

    /// `9 items, 1 cancelled`: of all the lines.
    func wholeCount(_ items: [AgendaItem]) -> String {
        let off = items.count { $0.status == .cancelled }
        guard off > 0 else { return count(items) }
        return count(items) + ", " + frame.words("told.month.off", ["count": .number(off)])
    }

    /// `9 items`: of those that take place.
    func count(_ items: [AgendaItem]) -> String {
        let count = items.count { $0.kind != .hydration && $0.status != .cancelled }
        return frame.words("told.items", ["count": .number(count)])
    }
}

extension AgendaItem {
    /// Whether free time ends where it begins: a deadline ends it too, a cup does not.
    var endsFreeTime: Bool {
        status != .cancelled && !isHidden && !allDay && !isFree && kind != .hydration
    }
}
