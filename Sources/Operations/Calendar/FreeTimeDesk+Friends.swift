package import Campus
package import Recurrence
import Scheduling
import Storage

/// A friend, and whether they let friends see when they are busy.
package struct FriendSharing: Hashable, Sendable {
    package let person: Person
    package let sharesBusy: Bool
    /// Whether the person asked them to, within a day.
    package let wasAsked: Bool
}

/// A friend who has nothing on now.
package struct FreeFriend: Hashable, Sendable {
    package let person: Person
    /// When their next item begins, or their waking hours end.
    package let until: Instant
}

extension FreeTimeDesk {
    /// The person's friends in alphabetical order, and with which of them a common time can be found.
    package func sharings() throws(Refusal) -> [FriendSharing] {
        try looking { transaction, viewer in
            try transaction.friends(of: viewer).filter { !$0.isSuspended }.byName.map { friend in
                FriendSharing(
                    person: friend, sharesBusy: try shares(friend, in: transaction),
                    wasAsked: try desks.friends.wasAsked(friend, by: viewer, in: transaction))
            }
        }
    }

    /// Whether the person lets friends see when they are busy.
    package func isShared() throws(Refusal) -> Bool {
        try looking { transaction, viewer in try shares(viewer, in: transaction) }
    }

    /// The friends who have nothing on now, in alphabetical order.
    ///
    /// Of those who share when they are busy, and only for whoever shares it too: who hides does not
    /// see.
    package func freeNow() throws(Refusal) -> [FreeFriend] {
        let sharers = try looking { transaction, viewer -> [Person] in
            guard !viewer.isSuspended, try shares(viewer, in: transaction) else { return [] }
            return try transaction.friends(of: viewer).filter {
                try !$0.isSuspended && shares($0, in: transaction)
            }.byName
        }
        let day = now..<now.adding(seconds: 86_400)
        var free: [FreeFriend] = []
        for friend in sharers.prefix(Self.mostShown) {
            let times = try times(of: friend, in: day)
            let gap = FreeTime.gaps(in: times.awake, without: times.busy).first
            guard let gap, gap.lowerBound == now else { continue }
            free.append(FreeFriend(person: friend, until: gap.upperBound))
        }
        return free
    }

    /// Each one's calendar is read for it, at every look.
    private static let mostShown = 50

    /// Whether somebody lets friends see when they are busy.
    func shares(_ person: Person, in transaction: Transaction) throws -> Bool {
        try transaction.setting(.shareBusy, of: person) == .friends
    }
}
