import Campus
import Operations
import Recurrence
import Words

/// Sources in words.
struct SourceText {
    let now: Instant
    let screen: Screen
    var words = Speech.words
    private var days: DayWords { DayWords(words: words) }

    /// A line a source, and under it what is wrong.
    ///
    /// - Parameter address: the whole address; nil where it is not to be shown.
    func lines(_ sources: [SourceStatus], address: ((SourceStatus) -> String)?) -> [String] {
        var table = Table([.cut, .cut, .number, .text, .wrapped])
        for status in sources {
            let source = status.source
            let own = source.name.harmless.oneLine
            let name = source.isCampus ? words("source.campus", ["source": .text(own)]) : own
            let whole = address.map { screen.lines($0(status).harmless, after: "  ") } ?? []
            table.add(
                [
                    .init(name, .bold),
                    .init(address == nil ? source.address.description.harmless : ""),
                    .init("\(status.meetings)"), .init(age(of: status)), .init(next(status)),
                ], below: whole + problem(with: status) + unread(status))
        }
        table.head(
            ["source", "address", "meetings", "read", "next"].map { name in
                name == "address" && address != nil ? "" : words("source.head.\(name)")
            })
        return table.lines(on: screen)
    }

    private func age(of status: SourceStatus) -> String {
        guard let good = status.good else { return words("source.never") }
        let seconds = now - good.at
        return seconds < 60 ? words("source.just.now") : days.ago(seconds)
    }

    private func problem(with status: SourceStatus) -> [String] {
        guard let latest = status.latest, let reason = latest.reason else { return [] }
        let key =
            switch latest.outcome {
            case .refused: "source.refused"
            case .unchanged: "source.postponed"
            case .imported, .failed, .undone: "source.error"
            }
        return screen.warning(
            words(key, ["reason": .text(reason.harmless.oneLine)]), after: "  ")
    }

    private static let mostUnread = 3

    /// The first of what of the last answer could not be read, and how much more there is.
    func unread(_ status: SourceStatus) -> [String] {
        let lines = status.unread.prefix(Self.mostUnread).map { one in
            let text = one.issue.line.map {
                words(
                    "source.unread.line",
                    ["line": .number($0), "what": .text(one.issue.message.harmless.oneLine)])
            }
            return words(
                one.isKept ? "source.unread.kept" : "source.unread",
                ["what": .text(text ?? one.issue.message.harmless.oneLine)])
        }
        let more = status.unread.count - lines.count
        let rest = more > 0 ? [words("source.unread.more", ["count": .number(more)])] : []
        return (lines + rest).flatMap { screen.warning($0, after: "  ") }
    }

    /// What the answer that was held back would alter.
    ///
    /// - Parameter zone: on whose clock times are told.
    func held(_ status: SourceStatus, in zone: Zone) -> [String] {
        guard let refusal = status.state.refusal else { return [] }
        let head = words(
            refusal.count > 1 ? "source.held.often" : "source.held",
            [
                "age": .text(days.ago(max(0, now - refusal.first))),
                "count": .number(refusal.count),
            ])
        return screen.lines(head)
            + ChangeText(zone: zone, now: now, screen: screen).lines(
                status.held, hint: "change.hint.json")
    }

    /// From when on `belltower import` reads it again, a file as much as an address: nothing else does.
    private func next(_ status: SourceStatus) -> String {
        if status.source.isOnce { return words("source.once") }
        guard let next = status.state.next else {
            return words("source.gone")
        }
        let failures = status.state.failures
        let due =
            next <= now
            ? words("source.due.now") : words("source.due", ["time": .text(days.inAge(next - now))])
        guard failures > 1 else { return due }
        return words("source.failures", ["due": .text(due), "count": .number(failures)])
    }
}
