package import Campus
package import Recurrence

/// Who asks, on whose clock, and where their days begin.
///
/// A value that somebody was found by: to make one never adds anybody to a home.
package struct Caller: Sendable {
    package internal(set) var person: Person
    /// The instant at which they ask.
    package internal(set) var now: Instant
    /// In which days begin, all-day items lie and floating times are read.
    package internal(set) var zone: Zone
    /// How they proved who they are.
    package internal(set) var proof = Proof.files
    /// The zone that they asked for, whatever their profile says; nil mostly.
    var wishedZone: Zone?
}

extension Caller {
    /// How a caller proved who they are.
    package enum Proof: Hashable, Sendable {
        /// They may write the home's files, and so anything.
        case files
        /// By a session that they began, and when they last gave a code or a password for it.
        case session(SessionID, at: Instant)
        /// By an app password, which opens calendars alone.
        case appPassword
    }

    /// The session that they ask in; nil for none.
    package var session: SessionID? {
        if case .session(let id, _) = proof { id } else { nil }
    }

    /// Whether they may name files of this machine, and programs to run on it.
    ///
    /// Whoever writes the home's files could do so anyway; whoever came over the network must never.
    package var ownsFiles: Bool { proof == .files }

    /// Whether they proved who they are recently enough to change how they do so.
    var isFresh: Bool {
        switch proof {
        case .files: true
        case .session(_, let at): now - at < Session.freshness
        case .appPassword: false
        }
    }
}
