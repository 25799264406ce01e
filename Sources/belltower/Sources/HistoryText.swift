import Campus
import Operations
import Recurrence
import Wire
import Words

/// The imports of one source, for people and programs.
struct HistoryText {
    private let desks: Desks
    private let common: CommonOptions

    init(_ desks: Desks, _ common: CommonOptions) {
        self.desks = desks
        self.common = common
    }

    func tell(_ source: String) throws {
        let attempts = try desks.sources.history(of: source)
        if common.json {
            return Console.say(
                ListShape(attempts) { PastImportShape($0.fetch, isKept: $0.isKept, in: desks.zone) }
            )
        }
        let status = try desks.sources.list().first { $0.source.name == source && $0.isKept }
        if let status {
            Console.say(SourceText(now: desks.now, screen: .standard).unread(status))
        }
        var held = status?.held
        var rest = attempts[...]
        while let attempt = rest.popFirst() {
            var alike = 0
            while attempt.fetch.outcome == .unchanged, rest.first?.fetch.outcome == .unchanged {
                rest.removeFirst()
                alike += 1
            }
            Console.say(lines(attempt.fetch, alike: alike))
            // Under the latest refusal what it would have altered.
            if attempt.fetch.outcome == .refused, let changes = held.take() {
                Console.say(
                    ChangeText(zone: desks.zone, now: desks.now)
                        .lines(changes, atMost: 10, hint: "change.hint.sources"))
            }
        }
    }

    /// - Parameter alike: how many unchanged ones came right before it.
    private func lines(_ fetch: FetchRecord, alike: Int) -> [String] {
        let at = desks.calendar.timestamp(fetch.at).prefix(16).replacing("T", with: " ")
        let words = Speech.words
        let state = Message.Argument.text(words("import.state.\(fetch.outcome)"))
        let what =
            switch fetch.outcome {
            case .unchanged where alike > 0:
                words("history.alike", ["state": state, "count": .number(alike + 1)])
            case .unchanged: words("import.state.unchanged")
            case .imported, .undone:
                words(
                    "history.counts",
                    [
                        "state": state, "added": .number(fetch.counts.added),
                        "changed": .number(fetch.counts.changed),
                        "removed": .number(fetch.counts.removed),
                        "held": .number(fetch.counts.events),
                    ])
            case .failed, .refused:
                words(
                    "history.reason",
                    [
                        "state": state,
                        "reason": .text(fetch.reason?.harmless ?? words("import.reasonless")),
                    ])
            }
        return Screen.standard.lines(what.oneLine, after: "\(at)  ")
    }
}
