package import Credentials

/// A feed's address, which opens it: to be shown once.
package struct FeedLink: Sendable {
    /// What stands before the token in the path.
    package static let folder = "/feed/"
    /// What stands behind it.
    package static let ending = ".ics"

    /// To be pasted into a program; a path where nobody knows the site's address.
    package let url: String
    /// The same as a link that opens a phone's own calendar; nil where nobody knows the site's address.
    package let webcal: String?

    /// - Parameter origin: the site's address, as `https://calendar.example.org`; nil where it has none.
    package init(_ token: SecretToken, at origin: String?) {
        url = (origin ?? "") + Self.folder + token.text + Self.ending
        webcal = origin == nil ? nil : "webcal" + url.drop { $0 != ":" }
    }
}
