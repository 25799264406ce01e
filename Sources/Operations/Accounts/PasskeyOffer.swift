package import Campus
package import Credentials
package import Foundation

/// What a browser is asked to sign with a passkey.
package struct PasskeyRequest: Sendable {
    package let challenge: SecretToken
    package let party: RelyingParty
    /// Those that may sign; none for any that the site has in the browser.
    package let allowed: [Passkey]
}

/// What a browser is asked to make a passkey of.
package struct PasskeyOffer: Sendable {
    package let challenge: SecretToken
    package let party: RelyingParty
    /// What the site calls itself.
    package let site: String
    /// Whose it shall be, and as whom the device shall know them.
    package let person: Person
    package let handle: Data
    /// Those that they have: a device that keeps one of them makes no other.
    package let known: [Passkey]

    /// How long it may be answered, in seconds.
    package static let lifetime: Int64 = 300
}
