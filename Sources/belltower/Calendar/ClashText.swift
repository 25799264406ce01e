import Campus
import Operations
import Recurrence
import Scheduling

/// Clashes in words.
struct ClashText {
    let zone: Zone
    var screen = Screen.standard

    /// Each of a window's clashes, a line for either item under the time.
    func lines(_ pairs: [ClashPair], more: Int) -> [String] {
        guard !pairs.isEmpty else { return ["No clashes."] }
        let rest = more > 0 ? ["", "and \(more) more: ask for less time"] : []
        return pairs.enumerated().flatMap { number, pair in
            let exam = pair.isWithExam ? "  [exam]" : ""
            let head = "\(day(pair.start)) \(clock(pair.start))  \(Self.reason(pair.reason))\(exam)"
            var table = Table([.text, .wrapped, .wrapped], indent: 2)
            for item in [pair.first, pair.second] {
                table.add([
                    .init("\(clock(item.start)) – \(clock(item.end))"), .init(Self.title(item)),
                    .init(item.location?.harmless.oneLine ?? ""),
                ])
            }
            return (number == 0 ? [] : [""]) + screen.warning(head) + table.lines(on: screen)
        } + rest
    }

    /// Tells of clashes that have just come about; nothing when there are none.
    func say(_ clashes: ClashNews) {
        // A series may go on longer than it is looked through.
        let until = clashes.horizon.map { " until \(zone.wall(at: $0).date)" } ?? ""
        for clash in clashes.told.prefix(Self.most) {
            let pair = clash.pair
            let times = clash.times == 1 ? "" : ", \(clash.times) times\(until), first"
            let exam = pair.isWithExam ? " [exam]" : ""
            Console.say(
                screen.warning(
                    "clash\(exam): \(Self.title(pair.first)) and \(Self.title(pair.second))\(times) "
                        + "\(day(pair.start)) \(clock(pair.start)): \(Self.reason(pair.reason))"))
        }
        let more = clashes.more + max(0, clashes.told.count - Self.most)
        if more > 0 {
            Console.say(screen.warning("and \(more) more: belltower agenda month --clashes"))
        }
    }

    private static let most = 10

    private static func reason(_ reason: Clash.Reason) -> String {
        switch reason {
        case .overlap(0): "in the middle of it"
        case .overlap(let seconds): "\(DayWords.short(seconds)) at the same time"
        case .tooFar(let walk, let gap):
            "too far: \(DayWords.short(walk)) to walk, \(DayWords.short(gap)) between"
        }
    }

    /// How the parallel groups that one may choose from fit, a line each.
    func say(_ groups: [GroupStanding]) {
        for group in groups.prefix(Self.most) {
            let kind = group.key.kind.map { " \($0.rawValue)" } ?? ""
            let head = "\(group.key.module)\(kind), group \(group.name.harmless.oneLine): "
            Console.say(screen.lines(head + fit(group)))
        }
        if groups.count > Self.most { Console.say("and \(groups.count - Self.most) more groups") }
    }

    /// `free`, or `clashes with Algebra (3 of 12 times, first Mon 2026-10-05 10:00)`.
    func fit(_ group: GroupStanding) -> String {
        guard let pair = group.first else { return "free" }
        let other = pair.first.isAlternative ? pair.second : pair.first
        return "clashes with \(Self.title(other)) (\(group.clashing) of \(group.meetings) times, "
            + "first \(day(pair.start)) \(clock(pair.start)))"
    }

    private static func title(_ item: AgendaItem) -> String {
        item.summary.isEmpty ? "(no title)" : item.summary.harmless.oneLine.truncated(to: 78)
    }

    private func day(_ time: ClockTime) -> String {
        let date = zone.wall(at: time.instant).date
        return "\(date.weekday.short) \(date)"
    }

    private func clock(_ time: ClockTime) -> String { zone.wall(at: time.instant).clockText }
}
