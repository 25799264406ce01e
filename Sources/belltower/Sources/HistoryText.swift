import Campus
import Operations
import Recurrence

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
            var json = JSONWriter()
            json.array(attempts) { json, attempt in
                write(attempt.fetch, isKept: attempt.isKept, to: &json)
            }
            return Console.say(json)
        }
        var held = try desks.sources.list().first { $0.source.name == source && $0.isKept }?.held
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
                        .lines(changes, atMost: 10, hint: "see sources --json"))
            }
        }
    }

    private func write(_ fetch: FetchRecord, isKept: Bool, to json: inout JSONWriter) {
        json.object { json in
            json.field("at", desks.calendar.timestamp(fetch.at))
            json.field("outcome", fetch.outcome.rawValue)
            json.field("status", fetch.status)
            json.field("bytes", fetch.bytes)
            json.field("added", fetch.counts.added)
            json.field("changed", fetch.counts.changed)
            json.field("removed", fetch.counts.removed)
            json.field("unchanged", fetch.counts.unchanged)
            json.field("events", fetch.counts.events)
            json.field("kept", isKept)
            json.field("reason", fetch.reason)
        }
    }

    /// - Parameter alike: how many unchanged ones came right before it.
    private func lines(_ fetch: FetchRecord, alike: Int) -> [String] {
        let at = desks.calendar.timestamp(fetch.at).prefix(16).replacing("T", with: " ")
        let what =
            switch fetch.outcome {
            case .unchanged: alike > 0 ? "unchanged, \(alike + 1) times" : "unchanged"
            case .imported, .undone:
                """
                \(fetch.outcome.rawValue): \(fetch.counts.added) added, \
                \(fetch.counts.changed) changed, \(fetch.counts.removed) removed, \
                \(fetch.counts.events) held
                """
            case .failed, .refused:
                "\(fetch.outcome.rawValue): \(fetch.reason?.harmless ?? "no reason given")"
            }
        return Screen.standard.lines(what.oneLine, after: "\(at)  ")
    }
}
