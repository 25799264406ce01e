import Campus
import Recurrence
import Scheduling
import Storage
import Words

extension FriendDesk {
    /// Asks a friend to share when they are busy; they are told, once a day at most.
    ///
    /// - Throws: `Refusal.missing` for somebody who is no friend, as whoever blocked the person;
    ///   `.conflict` where they share already, or were asked within a day.
    package func askToShare(_ handle: String) throws(Refusal) {
        try acting(.askSharing) { transaction, actor in
            let friend = try transaction.person(named: handle, orSelf: actor)
            let named: [String: Message.Argument] = ["handle": "\(friend.handle)"]
            guard try !friend.isSuspended && transaction.areFriends(actor, friend) else {
                throw Refusal(.missing, "refusal.friend.none", with: named)
            }
            guard try !desks.freeTime.shares(friend, in: transaction) else {
                throw Refusal(.conflict, "refusal.sharing.already", with: named)
            }
            guard try !wasAsked(friend, by: actor, in: transaction) else {
                throw Refusal(.conflict, "refusal.sharing.asked", with: named)
            }
            let until = now.adding(seconds: ReminderPlanner.newsLast)
            try transaction.askToShare(friend, by: actor, until: until, at: now)
        }
    }

    /// How it stands between the person and a friend: nil for somebody who is none.
    package func sharing(with handle: String) throws(Refusal) -> FriendSharing? {
        try desks.freeTime.sharings().first { $0.person.handle.text == handle }
    }

    /// Whether a friend was asked within a day.
    func wasAsked(
        _ friend: Person, by person: Person, in transaction: Transaction
    ) throws -> Bool {
        guard let last = try transaction.lastQuestion(to: friend, by: person) else { return false }
        return now - last < 86_400
    }

    /// The friends who ask a person to share, and have no answer: sharing answers all of them.
    func sharingAskers(of person: Person, in transaction: Transaction) throws -> [Person] {
        let askers = try transaction.sharingAskers(of: person, at: now)
        // Most have nobody, and are asked on every page.
        guard try !askers.isEmpty && !desks.freeTime.shares(person, in: transaction) else {
            return []
        }
        return askers
    }
}
