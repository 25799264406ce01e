import Campus
import Recurrence
import Words

/// What people are told of reports and decisions, in words that keep nothing of the thing itself.
struct ModerationNews {
    private let subject: ReportSubject
    private let now: Instant

    init(_ open: ModerationCase, at now: Instant) { (subject, self.now) = (open.subject, now) }

    /// To stewards.
    func reported(for reason: ReportReason) -> KeptSentence {
        kept("kept.moderation.reported", ["ground": .message(reason.message)])
    }

    /// To stewards.
    var appealed: KeptSentence { kept("kept.moderation.appealed") }

    /// To its author: what three reports did.
    var hidden: KeptSentence { kept("kept.moderation.hidden") }

    /// To whoever may act again.
    static func restored(at now: Instant) -> KeptSentence {
        KeptSentence(Message("kept.moderation.account.restored"), at: now)
    }

    /// To its author.
    func decided(_ decision: Decision, until day: CivilDate?) -> KeptSentence {
        var arguments: [String: Message.Argument] = [:]
        if decision.outcome != .keep { arguments["ground"] = .message(decision.ground.message) }
        var end = decision.outcome.rawValue
        if decision.outcome == .suspend, let day {
            end += "Until"
            arguments["date"] = .text(day.description)
        }
        guard subject.kind != .account else {
            return KeptSentence(Message("kept.moderation.account.\(end)", arguments), at: now)
        }
        return kept("kept.moderation.own.\(end)", arguments)
    }

    /// To whoever reported it: what became of the thing, and nothing of its author.
    func answered(_ outcome: Decision.Outcome) -> KeptSentence {
        let end: Decision.Outcome = outcome.removes ? .remove : outcome
        return kept("kept.moderation.told.\(end.rawValue)")
    }

    private func kept(
        _ key: String, _ arguments: [String: Message.Argument] = [:]
    ) -> KeptSentence {
        var arguments = arguments
        arguments["thing"] = .message(subject.kind.message)
        return KeptSentence(Message(key, arguments), at: now)
    }
}
