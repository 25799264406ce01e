package import Recurrence

/// A person's friends, and who asked whom.
package struct FriendList: Hashable, Sendable {
    /// Somebody who was asked: by handle, or by an address that may be nobody's.
    package enum Asked: Hashable, Sendable {
        case person(Person)
        case address(String)
    }

    package var friends: [Person]
    /// Since when, of those who became friends lately.
    package var since: [PersonID: Instant]
    /// Who asked the person.
    package var received: [Person]
    /// Whom the person asked.
    package var sent: [Asked]
    package var blocked: [Person]
    /// Friends who ask the person to share when they are busy.
    package var sharing: [Person]

    package init(
        friends: [Person] = [], since: [PersonID: Instant] = [:],
        received: [Person] = [], sent: [Asked] = [], blocked: [Person] = [], sharing: [Person] = []
    ) {
        self.friends = friends
        self.since = since
        self.received = received
        self.sent = sent
        self.blocked = blocked
        self.sharing = sharing
    }
}
