import Campus
import Operations
import Recurrence

/// Sources in words.
struct SourceText {
    let now: Instant
    let screen: Screen

    /// A line a source, and under it what is wrong.
    ///
    /// - Parameter address: the whole address; nil where it is not to be shown.
    func lines(_ sources: [SourceStatus], address: ((SourceStatus) -> String)?) -> [String] {
        var table = Table([.cut, .cut, .number, .text, .wrapped])
        for status in sources {
            let source = status.source
            let name = source.name.harmless.oneLine + (source.isCampus ? " (the campus's)" : "")
            let whole = address.map { screen.lines($0(status).harmless, after: "  ") } ?? []
            table.add(
                [
                    .init(name, .bold),
                    .init(address == nil ? source.address.description.harmless : ""),
                    .init("\(status.meetings)"), .init(age(of: status)), .init(next(status)),
                ], below: whole + problem(with: status))
        }
        table.head(["source", address == nil ? "address" : "", "meetings", "read", "next"])
        return table.lines(on: screen)
    }

    private func age(of status: SourceStatus) -> String {
        guard let good = status.good else { return "never" }
        let seconds = now - good.at
        return seconds < 60 ? "just now" : "\(Age.text(seconds)) ago"
    }

    private func problem(with status: SourceStatus) -> [String] {
        guard let latest = status.latest, let reason = latest.reason else { return [] }
        let what =
            switch latest.outcome {
            case .refused: "refused"
            case .unchanged: "put off"
            case .imported, .failed, .undone: "last error"
            }
        return screen.warning("\(what): \(reason.harmless.oneLine)", after: "  ")
    }

    /// What the answer that was held back would alter.
    ///
    /// - Parameter zone: on whose clock times are told.
    func held(_ status: SourceStatus, in zone: Zone) -> [String] {
        guard let refusal = status.state.refusal else { return [] }
        let seen = refusal.count > 1 ? ", seen \(refusal.count) times since" : ""
        return screen.lines(
            "Held back \(Age.text(max(0, now - refusal.first))) ago\(seen); it would alter:")
            + ChangeText(zone: zone, now: now, screen: screen).lines(
                status.held, hint: "see --json")
    }

    /// From when on `belltower import` reads it again, a file as much as an address: nothing else does.
    private func next(_ status: SourceStatus) -> String {
        if status.source.isOnce { return "imported once" }
        guard let next = status.state.next else {
            return "stopped: the server says it is gone for good"
        }
        let failures = status.state.failures
        let tries = failures > 1 ? " (\(failures) failures in a row)" : ""
        return (next <= now ? "due now" : "due in \(Age.text(next - now))") + tries
    }
}
