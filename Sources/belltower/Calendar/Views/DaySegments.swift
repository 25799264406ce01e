import Campus
import Recurrence

/// The part of an item that lies on one day, in minutes from its midnight.
struct DaySegment {
    let item: AgendaItem
    let from: Int
    /// At least a minute after `from`.
    let to: Int
    /// Whether the item began on an earlier day.
    let isLater: Bool
    /// Which of the bars beside each other is its own.
    var lane = 0

    var hour: Int { from / 60 }
}

/// The items of one day that have times, each in a lane where no other is at its time.
struct DaySegments {
    let date: CivilDate
    let segments: [DaySegment]
    let lanes: Int

    init(_ items: [AgendaItem], on day: CivilDate, _ page: AgendaPage) {
        let midnight = WallTime(day)
        var segments: [DaySegment] = []
        for item in items where !item.allDay {
            let start = page.zone.wall(at: item.start.instant).seconds - midnight.seconds
            let end = page.zone.wall(at: item.end.instant).seconds - midnight.seconds
            guard start < 86_400, end > 0 || start >= 0 else { continue }
            let from = Int(max(0, start) / 60)
            let to = max(from + 1, Int((min(end, 86_400) + 59) / 60))
            segments.append(DaySegment(item: item, from: from, to: to, isLater: start < 0))
        }
        segments.sort { ($0.from, $1.to) < ($1.from, $0.to) }
        var free: [Int] = []
        for index in segments.indices where segments[index].item.kind != .hydration {
            let segment = segments[index]
            let lane = free.firstIndex { $0 <= segment.from } ?? free.count
            if lane == free.count { free.append(0) }
            free[lane] = segment.to
            segments[index].lane = min(lane, Self.most - 1)
        }
        date = day
        self.segments = segments
        lanes = max(1, min(free.count, Self.most))
    }

    /// More than this would leave no room for words.
    private static let most = 4
}
