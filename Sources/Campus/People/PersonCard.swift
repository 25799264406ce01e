import Recurrence

/// What one person gets to see of another, or of themselves.
package struct PersonCard: Sendable {
    package var person: Person
    package var profile: Profile
    /// Whether the person looks at themselves: only then is there anything private in it.
    package var isOwn: Bool
    /// Whose the address was until just now that was verified as this person's; nil for nobody's.
    package var addressTakenFrom: Handle?

    /// - Parameter viewer: who looks.
    ///
    /// Of others, e-mail, phone, birthday and preferences are left out; of the suspended also
    /// what they wrote, but not for an operator.
    package init(_ person: Person, _ profile: Profile, shownTo viewer: Person) {
        self.person = person
        isOwn = person.id == viewer.id
        guard !isOwn else {
            self.profile = profile
            return
        }
        var shown = Profile()
        shown.units = profile.units
        shown.zone = profile.zone
        if !person.isSuspended || viewer.role == .operator {
            shown.name = profile.name
            shown.gender = profile.gender
            shown.picture = profile.picture
            shown.bio = profile.bio
        }
        self.person.name = shown.name
        self.profile = shown
    }
}
