package import Recurrence

/// What a person says of themselves.
///
/// E-mail and phone are shown to nobody else, the birthday to nobody unless the person says so.
package struct Profile: Hashable, Sendable {
    package enum Units: String, Hashable, Sendable, CaseIterable {
        case oz, ml

        /// That of the goal which holds while somebody set none.
        package static let standard = oz
    }
    package enum FontSize: String, Hashable, Sendable, CaseIterable { case small, medium, large }
    package enum Colours: String, Hashable, Sendable, CaseIterable {
        case system, light, dark, contrast
    }

    package var name: String?
    package var email: EmailAddress?
    package var phone: PhoneNumber?
    /// Whether the address was proved to be theirs: anybody may write any.
    package var isEmailVerified = false
    package var isPhoneVerified = false
    package var birthday: CivilDate?
    package var birthdayShown = ShownBirthday.Choice.nobody
    package var gender: String?
    package var bio: String?
    /// In what water is told; nil while they chose none: then as their goal is written.
    package var units: Units?
    /// An IANA id; nil for the home's.
    package var zone: String?
    package var fontSize = FontSize.medium
    package var colours = Colours.system

    package init() {}
}
