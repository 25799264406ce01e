package import Recurrence

/// Somebody who has a place at an event, or was there.
package struct DoorGuest: Hashable, Sendable {
    package let person: Person
    /// When they said at the door that they are here; nil for not yet.
    package let came: Instant?

    package init(person: Person, came: Instant?) { (self.person, self.came) = (person, came) }
}
