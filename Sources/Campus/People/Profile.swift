package import Recurrence

/// What a person says of themselves.
///
/// E-mail, phone and birthday are shown to nobody else.
package struct Profile: Hashable, Sendable {
    package enum Units: String, Hashable, Sendable, CaseIterable { case oz, ml }
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
    package var gender: String?
    /// Where the picture lies; a path.
    package var picture: String?
    package var bio: String?
    /// The default is fluid ounces, as the goal has them.
    package var units = Units.oz
    /// An IANA id; nil for the home's.
    package var zone: String?
    package var fontSize = FontSize.medium
    package var colours = Colours.system

    package init() {}
}

/// An e-mail address in the one form in which two of them compare.
package struct EmailAddress: Hashable, Sendable, CustomStringConvertible {
    /// In lower case.
    package let text: String

    /// Nil when the text has not the shape `somebody@example.org`.
    ///
    /// Whether mail arrives there is the server's to find out.
    package init?(_ raw: some StringProtocol) {
        guard (3...254).contains(raw.utf8.count) else { return nil }
        let parts = raw.split(separator: "@", omittingEmptySubsequences: false)
        let isPlain = raw.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != 0x2c && $0 != 0x3b }
        guard isPlain, parts.count == 2, (1...64).contains(parts[0].utf8.count) else { return nil }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
        text = raw.lowercased()
    }

    package var description: String { text }
}

/// A phone number with its country code, in the one form in which two of them compare.
package struct PhoneNumber: Hashable, Sendable, CustomStringConvertible {
    /// `+` and digits (E.164).
    package let text: String

    /// Nil when the text is no number that begins with `+` and a country code.
    ///
    /// Spaces, hyphens, dots and brackets between the digits are left out.
    package init?(_ raw: some StringProtocol) {
        guard raw.utf8.count <= 40, raw.first == "+" else { return nil }
        let digits = String(raw.dropFirst().filter { !" -.()".contains($0) })
        let areDigits = digits.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        guard areDigits, (7...15).contains(digits.utf8.count), digits.first != "0" else {
            return nil
        }
        text = "+" + digits
    }

    package var description: String { text }
}
