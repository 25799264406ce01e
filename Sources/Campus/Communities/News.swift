package import Recurrence
import Words

/// What a person is to be told of an event, of a source, or of a friend.
package struct News: Hashable, Sendable, Identifiable {
    package enum Kind: String, Hashable, Sendable {
        case changed, cancelled, removed
        /// A place is kept for them.
        case offered
        /// The offer was not taken in time.
        case lapsed
        /// The offer was taken back since the event takes fewer people: they wait again.
        case withdrawn
        /// What a source says was not believed; a line, and under it what becomes of it.
        case held
        /// Somebody asks them to come; the sentence is the event's title.
        case invited
        /// Somebody whom they invited comes; likewise.
        case accepted
        /// Somebody whom they invited does not come; likewise.
        case declined
        /// A friend asks that they share when they are busy; of no event, without words.
        case sharing
        /// Somebody whom they had asked is their friend now; likewise.
        case befriended
        /// What was reported, hidden or decided on; of no event.
        case moderation
    }

    package var id: NewsID
    /// Nil when the event has been removed, or it is of a source or a friend.
    package var eventID: EventID?
    package var kind: Kind
    package var at: Instant
    package var sentence: KeptSentence
    /// Until when an offer or a question stands.
    package var until: Instant?
    /// Whose words they are, or whose answer; nil for the program's own.
    package var author: Handle?

    package init(
        id: NewsID, eventID: EventID?, kind: Kind, at: Instant, sentence: KeptSentence,
        until: Instant? = nil, author: Handle? = nil
    ) {
        self.id = id
        self.eventID = eventID
        self.kind = kind
        self.at = at
        self.sentence = sentence
        self.until = until
        self.author = author
    }
}

extension News {
    /// Whether it is of reports and asks stewards to decide; else, of reports, it tells somebody what was decided.
    package var isForStewards: Bool {
        let asking: Set<String> = ["kept.moderation.reported", "kept.moderation.appealed"]
        return sentence.message.map { asking.contains($0.key) } ?? false
    }

    /// Of reports: the page of what waits for a decision, or of what was decided on somebody's.
    package var moderationPage: String { isForStewards ? "/reports" : "/me/reports" }
}
