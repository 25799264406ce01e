import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Clashes in words.
struct ClashText {
    let zone: Zone
    var screen = Screen.standard
    var words = Speech.words
    private var days: DayWords { DayWords(words: words) }

    /// Each of a window's clashes, a line for either item under the time.
    func lines(_ pairs: [ClashPair], more: Int) -> [String] {
        guard !pairs.isEmpty else { return [words("clash.none")] }
        let rest = more > 0 ? ["", words("clash.rest", ["count": .number(more)])] : []
        return pairs.enumerated().flatMap { number, pair in
            let exam = pair.isWithExam ? "  [\(words("item.exam"))]" : ""
            let head = "\(moment(pair.start))  \(reason(pair.reason))\(exam)"
            var table = Table([.text, .wrapped, .wrapped], indent: 2)
            for item in [pair.first, pair.second] {
                table.add([
                    .init("\(clock(item.start)) – \(clock(item.end))"), .init(title(item)),
                    .init(item.location?.harmless.oneLine ?? ""),
                ])
            }
            return (number == 0 ? [] : [""]) + screen.warning(head) + table.lines(on: screen)
        } + rest
    }

    /// Tells of clashes that have just come about; nothing when there are none.
    func say(_ clashes: ClashNews) {
        // A series may go on longer than it is looked through.
        let until = clashes.horizon.map { "\(zone.wall(at: $0).date)" }
        for clash in clashes.told.prefix(Self.most) {
            let pair = clash.pair
            let key =
                clash.times == 1
                ? "clash.new" : until == nil ? "clash.new.times" : "clash.new.times.until"
            Console.say(
                screen.warning(
                    words(
                        key,
                        [
                            "head": .text(words("clash.head", ["exam": "\(pair.isWithExam)"])),
                            "first": .text(title(pair.first)),
                            "second": .text(title(pair.second)), "count": .number(clash.times),
                            "until": .text(until ?? ""), "time": .text(moment(pair.start)),
                            "reason": .text(reason(pair.reason)),
                        ])))
        }
        let more = clashes.more + max(0, clashes.told.count - Self.most)
        if more > 0 {
            Console.say(screen.warning(words("clash.new.more", ["count": .number(more)])))
        }
    }

    private static let most = 10

    private func reason(_ reason: Clash.Reason) -> String {
        switch reason {
        case .overlap(0): words("clash.inside")
        case .overlap(let seconds):
            words("clash.together", ["length": .text(days.short(seconds))])
        case .tooFar(let walk, let gap):
            words(
                "clash.apart",
                ["walk": .text(days.short(walk)), "gap": .text(days.short(gap))])
        }
    }

    /// How the parallel groups that one may choose from fit, a line each.
    func say(_ groups: [GroupStanding]) {
        for group in groups.prefix(Self.most) {
            let kind = group.key.kind.map { " " + words("kind.\($0)") } ?? ""
            Console.say(
                screen.lines(
                    words(
                        "group.fit",
                        [
                            "classes": .text("\(group.key.module)\(kind)"),
                            "group": .text(group.name.harmless.oneLine), "fit": .text(fit(group)),
                        ])))
        }
        let more = groups.count - Self.most
        if more > 0 { Console.say(words("group.more", ["count": .number(more)])) }
    }

    /// `free`, or `clashes with Algebra (3 of 12 times, first Mon 2026-10-05 10:00)`.
    func fit(_ group: GroupStanding) -> String {
        guard let pair = group.first else { return words("group.free") }
        let other = pair.first.isAlternative ? pair.second : pair.first
        return words(
            "group.clashes",
            [
                "other": .text(title(other)), "count": .number(group.clashing),
                "all": .number(group.meetings), "time": .text(moment(pair.start)),
            ])
    }

    private func title(_ item: AgendaItem) -> String {
        ItemWords.title(item, in: words).truncated(to: 78)
    }

    /// `Mon 2026-10-05 10:00`.
    private func moment(_ time: ClockTime) -> String {
        "\(days.listed(zone.wall(at: time.instant).date)) \(clock(time))"
    }

    private func clock(_ time: ClockTime) -> String { zone.wall(at: time.instant).clockText }
}
