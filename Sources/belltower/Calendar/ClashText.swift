import Campus
import Operations
import Recurrence

/// Clashes in words.
struct ClashText {
    let zone: Zone

    /// Each of a window's clashes, a line for either item under the time.
    func text(_ pairs: [ClashPair]) -> String {
        guard !pairs.isEmpty else { return "No clashes." }
        return pairs.map { pair in
            let exam = pair.isWithExam ? "  [exam]" : ""
            let head = "\(day(pair.start)) \(clock(pair.start))  \(Self.reason(pair.reason))\(exam)"
            return [Console.styled(head, .warning), line(pair.first), line(pair.second)]
                .joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// Tells of clashes that have just come about; nothing when there are none.
    func say(_ clashes: [ClashSummary]) {
        for clash in clashes.prefix(Self.most) {
            let pair = clash.pair
            let times = clash.times == 1 ? "" : ", \(clash.times) times, first"
            let exam = pair.isWithExam ? " [exam]" : ""
            Console.say(
                "! clash\(exam): \(Self.title(pair.first)) and \(Self.title(pair.second))\(times) "
                    + "\(day(pair.start)) \(clock(pair.start)): \(Self.reason(pair.reason))")
        }
        if clashes.count > Self.most {
            Console.say(
                "! and \(clashes.count - Self.most) more: belltower agenda month --clashes")
        }
    }

    private static let most = 10

    private static func reason(_ reason: Clash.Reason) -> String {
        switch reason {
        case .overlap(0): "in the middle of it"
        case .overlap(let seconds): "\(WrittenLength.text(seconds)) at the same time"
        case .tooFar(let walk, let gap):
            "too far: \(WrittenLength.text(walk)) to walk, \(WrittenLength.text(gap)) between"
        }
    }

    private static func title(_ item: AgendaItem) -> String {
        item.summary.isEmpty ? "(no title)" : item.summary.harmless.oneLine
    }

    private func line(_ item: AgendaItem) -> String {
        let place = item.location.map { "  \($0.harmless.oneLine)" } ?? ""
        return "  \(clock(item.start)) – \(clock(item.end))  \(Self.title(item))\(place)"
    }

    private func day(_ time: ClockTime) -> String { "\(zone.wall(at: time.instant).date)" }

    private func clock(_ time: ClockTime) -> String { zone.wall(at: time.instant).clockText }
}
