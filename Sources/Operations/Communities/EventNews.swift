import Campus
import Recurrence
import Words

/// What people are told of an event that they have a part in, as it is kept.
struct EventNews {
    private let event: Event
    private let now: Instant
    private var title: Message.Argument { .text(event.plan.title) }

    init(of event: Event, at now: Instant) { (self.event, self.now) = (event, now) }

    func changed(_ changes: Message) -> KeptSentence {
        kept(Message("kept.news.changed", ["title": title, "changes": .message(changes)]))
    }

    /// - Parameter reason: as an organiser typed it.
    func cancelled(for reason: String?) -> KeptSentence {
        guard let reason else { return kept(Message("kept.news.cancelled", ["title": title])) }
        return kept(
            Message("kept.news.cancelled.why", ["title": title, "reason": .text(reason)]))
    }

    var offered: KeptSentence { kept(Message("kept.news.offered", ["title": title])) }

    /// Of a place that was kept for them.
    var gone: KeptSentence { kept(Message("kept.news.gone", ["title": title])) }

    /// In words that keep nothing of the event but when it was.
    var removed: KeptSentence {
        let start = KeptTime.moment(event.plan.start)
        return kept(Message("kept.news.removed", ["when": .message(start)]))
    }

    private func kept(_ message: Message) -> KeptSentence { KeptSentence(message, at: now) }
}
