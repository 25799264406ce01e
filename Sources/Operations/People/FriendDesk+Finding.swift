package import Campus
import Storage

/// Somebody who may be asked, or what stands in the way.
package struct FriendCandidate: Hashable, Sendable {
    /// How the person stands with whoever looks.
    package enum Standing: String, Sendable {
        case stranger, friend
        /// They wait for an answer of whoever looks.
        case asking
        /// They were asked by handle.
        case asked
        /// Whoever looks blocked them.
        case blocked
    }

    package let person: Person
    package let standing: Standing
}

extension FriendDesk {
    /// Whether anybody waits for the person's answer: one look.
    package func isAsked() throws(Refusal) -> Bool {
        try looking { transaction, viewer in
            if try transaction.isAsked(viewer) { return true }
            if try transaction.isInvited(viewer, at: now) { return true }
            return try !sharingAskers(of: viewer, in: transaction).isEmpty
        }
    }

    /// Others whose handle or name has words that begin so, in alphabetical order.
    ///
    /// Whether somebody blocked whoever looks is not said.
    package func find(_ text: String) throws(Refusal) -> [FriendCandidate] {
        let found = try desks.people.list(PersonFilter(text: text)).map(\.person)
        return try looking { transaction, viewer in
            let groups: [(FriendCandidate.Standing, [Person])] = [
                (.friend, try transaction.friends(of: viewer)),
                (.asking, try transaction.askers(of: viewer)),
                (.asked, try transaction.asked(by: viewer)),
                (.blocked, try transaction.blocked(by: viewer)),
            ]
            var standings: [PersonID: FriendCandidate.Standing] = [:]
            for (standing, people) in groups { for one in people { standings[one.id] = standing } }
            return found.filter { $0.id != viewer.id && !$0.isSuspended }.byName.map {
                FriendCandidate(person: $0, standing: standings[$0.id] ?? .stranger)
            }
        }
    }
}
