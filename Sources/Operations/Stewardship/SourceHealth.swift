import Campus
package import Recurrence

/// A source that a campus depends on, and how it is doing.
package struct SourceHealth: Sendable {
    package enum Verdict: String, Sendable, CaseIterable {
        /// Every attempt since some time has failed.
        case failing
        /// Its server says that it is gone for good.
        case stopped
        /// An answer is held back: too much would vanish.
        case held
        /// Somebody went back from its last import, and it says nothing else since.
        case undone
        /// Nobody has tried it for twice its interval.
        case late
        case healthy
    }

    package var status: SourceStatus
    /// Whose feed it is; nil for a source of the campus.
    package var community: String?
    package var state: Verdict
    /// Since when it is so; nil for one that is healthy.
    package var since: Instant?

    /// How many classes or events would go with the answer that is held back.
    package var losses: Int { status.state.refusal?.missing.count ?? 0 }

    /// Whether pages are not as its crawler expects them.
    package var hasDrifted: Bool { state == .held && status.source.isCrawled }
}

extension SourceHealth {
    /// - Parameter failing: since when every attempt has failed; nil when the last one has not.
    init(
        _ status: SourceStatus, of community: String?, failingSince failing: Instant?,
        at now: Instant
    ) {
        self.status = status
        self.community = community
        let state = status.state
        let late = state.next.map { $0.adding(seconds: status.source.every) }
        if let failing {
            self.state = state.isStopped ? .stopped : .failing
            since = failing
        } else if let refusal = state.refusal {
            self.state = .held
            since = refusal.first
        } else if let latest = status.latest, latest.isOfUndone {
            self.state = .undone
            since = latest.at
        } else if let late, late < now {
            self.state = .late
            since = state.next
        } else {
            self.state = .healthy
        }
    }
}
