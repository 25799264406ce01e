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

    /// To its author.
    func decided(_ decision: Decision, until day: CivilDate?) -> KeptSentence {
        let ground: Message.Argument = .message(decision.ground.message)
        guard decision.outcome == .suspend, let day else {
            return kept(
                "kept.moderation.own.\(decision.outcome.rawValue)",
                decision.outcome == .keep ? [:] : ["ground": ground])
        }
        return kept(
            "kept.moderation.own.suspendUntil", ["ground": ground, "date": .text(day.description)])
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
