package import Campus
package import Foundation
package import Recurrence
import Storage

/// What the token of a feed's address leads to.
package enum FoundFeed: Sendable {
    case served(ServedFeed)
    /// Its person may come back, and the feed with them.
    case suspended
    /// For good: by the person, or with them.
    case revoked
    case unknown
}

/// A feed, whose it is, and the state of all that they see.
package struct ServedFeed: Sendable {
    package let feed: CalendarFeed
    package let caller: Caller
    package let revision: HomeRevision
}

extension Home {
    /// What a token leads to, by its digest: one look.
    func feed(_ digest: Data, at now: Instant) throws(Refusal) -> FoundFeed {
        let (store, configuration) = (store, context.fingerprint)
        let found = try translating { () throws(StorageError) in
            try store.look { transaction -> (CalendarFeed, Person, Revision)? in
                guard let (feed, id) = try transaction.feed(digest: digest),
                    let person = try transaction.person(id)
                else { return nil }
                return (feed, person, try transaction.revision(of: id))
            }
        }
        guard let (feed, person, revision) = found else {
            let wasOne = try translating { () throws(StorageError) in
                try store.look { try $0.wasFeed(digest: digest) }
            }
            return wasOne ? .revoked : .unknown
        }
        guard !person.isSuspended else { return .suspended }
        var caller = try caller(person, at: now, zone: nil)
        caller.proof = .appPassword
        return .served(
            ServedFeed(
                feed: feed, caller: caller,
                revision: HomeRevision(revision: revision, configuration: configuration))
        )
    }

    /// Writes down that a feed was asked for: of use, but not worth waiting for the disk, nor a refusal.
    func touchFeed(_ id: RowID<CalendarFeed>, at now: Instant) {
        _ = try? store.relaxed { try $0.touchFeed(id, at: now) }
    }
}

extension HomeLanes {
    /// What the token of a feed's address leads to, by its digest.
    package func feed(_ digest: Data, at now: Instant) async throws -> FoundFeed {
        try await look { [home] in try home.feed(digest, at: now) }
    }

    /// Has it written down that a feed was asked for, in the turn of acts; nobody waits for that.
    package func noteUse(of feed: RowID<CalendarFeed>, at now: Instant) {
        acts.post { [home] in home.touchFeed(feed, at: now) }
    }
}
