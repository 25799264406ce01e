package import Recurrence

/// A device on which somebody is signed in.
package struct Session: Hashable, Sendable, Identifiable {
    /// How long one lives unused, in seconds: 180 days.
    package static let lifetime: Int64 = 180 * 86_400
    /// For how long whoever has just proved who they are may change how they do so, in seconds.
    package static let freshness: Int64 = 600

    package var id: SessionID
    package var person: PersonID
    /// As the person calls it, or as the browser named itself.
    package var device: String
    package var made: Instant
    /// Right to the hour.
    package var used: Instant
    /// When they last proved who they are.
    package var proven: Instant

    package init(
        id: SessionID, person: PersonID, device: String, made: Instant, used: Instant,
        proven: Instant
    ) {
        self.id = id
        self.person = person
        self.device = device
        self.made = made
        self.used = used
        self.proven = proven
    }
}

package typealias SessionID = RowID<Session>
