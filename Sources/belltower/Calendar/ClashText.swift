import Campus
import Operations
import Recurrence

/// Clashes in words.
struct ClashText {
    let zone: Zone
    var screen = Screen.standard

    /// Each of a window's clashes, a line for either item under the time.
    func lines(_ pairs: [ClashPair]) -> [String] {
        guard !pairs.isEmpty else { return ["No clashes."] }
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
        }
    }

    /// Tells of clashes that have just come about; nothing when there are none.
    func say(_ clashes: [ClashSummary]) {
        for clash in clashes.prefix(Self.most) {
            let pair = clash.pair
            let times = clash.times == 1 ? "" : ", \(clash.times) times, first"
            let exam = pair.isWithExam ? " [exam]" : ""
            Console.say(
                screen.warning(
                    "clash\(exam): \(Self.title(pair.first)) and \(Self.title(pair.second))\(times) "
                        + "\(day(pair.start)) \(clock(pair.start)): \(Self.reason(pair.reason))"))
        }
        if clashes.count > Self.most {
            Console.say(
                screen.warning(
                    "and \(clashes.count - Self.most) more: belltower agenda month --clashes"))
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

    private static func title(_ item: AgendaItem) -> String {
        item.summary.isEmpty ? "(no title)" : item.summary.harmless.oneLine
    }

    private func day(_ time: ClockTime) -> String {
        let date = zone.wall(at: time.instant).date
        return "\(date.weekday.short) \(date)"
    }

    private func clock(_ time: ClockTime) -> String { zone.wall(at: time.instant).clockText }
}
