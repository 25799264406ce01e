package import Recurrence

/// That a side of a case was told how it stands, and what became of that.
package struct CaseTelling: Hashable, Sendable {
    package enum Side: String, Hashable, Sendable, CaseIterable {
        case author, reporter
        /// Who gave notice without an account, and is written a letter.
        case notifier
    }

    package enum State: String, Hashable, Sendable, CaseIterable {
        /// No channel has taken it so far; whoever has an account finds it under their reports and decisions.
        case waiting
        case sent
        /// No channel took it, and none is tried any more.
        case failed
        /// No channel was asked, and none will be: quiet hours, a mute, or it was too late.
        case silent
    }

    package var side: Side
    /// Nil of who has no account, and of reporters for all but operators.
    package var person: Handle?
    /// Since when it is there to be read; of a letter, since when it is due.
    package var at: Instant
    /// Nil of a letter.
    package var sentence: KeptSentence?
    package var state: State
    /// The kind of the channel that was tried last: `push`, `email`; nil for none.
    package var channel: String?
    /// When that one ended; nil for not yet.
    package var ended: Instant?

    package init(
        _ side: Side, _ person: Handle? = nil, at: Instant, _ state: State,
        saying sentence: KeptSentence? = nil, by channel: String? = nil, ended: Instant? = nil
    ) {
        (self.side, self.person, self.at) = (side, person, at)
        (self.sentence, self.state, self.channel) = (sentence, state, channel)
        self.ended = ended
    }
}
