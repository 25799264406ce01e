import Recurrence

/// What one person gets to see of another, or of themselves.
package struct PersonCard: Sendable {
    package var person: Person
    package var profile: Profile
    /// As whoever looks is told of it; nil where they are not.
    package var birthday: ShownBirthday?
    /// Whether the person looks at themselves: only then is there anything private in it.
    package var isOwn: Bool
    /// Whose the address was until just now that was verified as this person's; nil for nobody's.
    package var addressTakenFrom: Handle?

    /// - Parameters:
    ///   - viewer: who looks.
    ///   - isApart: whether a block stands between the two.
    ///
    /// Of others, e-mail, phone and preferences are left out, units and zone among them, and that they are suspended, and the birthday as far as they do not
    /// show it; of the suspended also what they wrote, but not for an operator. Where a block stands,
    /// picture and birthday are left out.
    package init(
        _ person: Person, _ profile: Profile, shownTo viewer: Person, isApart: Bool = false
    ) {
        self.person = person
        isOwn = person.id == viewer.id
        birthday = isOwn ? ShownBirthday(profile.birthday, .date) : nil
        guard !isOwn else {
            self.profile = profile
            return
        }
        var shown = Profile()
        if !person.isSuspended || viewer.role == .operator {
            shown.name = profile.name
            shown.gender = profile.gender
            shown.bio = profile.bio
            birthday = isApart ? nil : ShownBirthday(profile.birthday, profile.birthdayShown)
        }
        self.person.name = shown.name
        if isApart || person.isSuspended && viewer.role != .operator { self.person.picture = nil }
        self.profile = shown
        // That they may not act is for them and operators alone.
        if viewer.role != .operator { self.person.isSuspended = false }
        guard person.isProfileHidden else { return }
        (self.profile.name, self.profile.gender, self.profile.bio) = (nil, nil, nil)
        (self.person.name, birthday) = (nil, nil)
    }
}
