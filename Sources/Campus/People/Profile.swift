public import Recurrence

/// What a person says of themselves.
///
/// E-mail, phone and birthday are shown to nobody else.
public struct Profile: Hashable, Sendable {
    public enum Units: String, Hashable, Sendable, CaseIterable { case oz, ml }
    public enum FontSize: String, Hashable, Sendable, CaseIterable { case small, medium, large }
    public enum Colours: String, Hashable, Sendable, CaseIterable {
        case system, light, dark, contrast
    }

    public var name: String?
    public var email: EmailAddress?
    public var phone: PhoneNumber?
    /// Whether the address was proved to be theirs: anybody may write any.
    public var isEmailVerified = false
    public var isPhoneVerified = false
    public var birthday: CivilDate?
    public var gender: String?
    /// Where the picture lies; a path.
    public var picture: String?
    public var bio: String?
    /// The default is fluid ounces, as the goal has them.
    public var units = Units.oz
    /// An IANA id; nil for the home's.
    public var zone: String?
    public var fontSize = FontSize.medium
    public var colours = Colours.system

    public init() {}
}
