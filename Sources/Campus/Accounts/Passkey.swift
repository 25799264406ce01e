package import Foundation
package import Recurrence

/// A key pair of a device, or of a password manager, that signs somebody in.
package struct Passkey: Hashable, Sendable, Identifiable {
    package var id: RowID<Passkey>
    /// As the person calls it, or as the browser named itself when it was made.
    package var name: String
    /// By what browsers know it: no secret.
    package var credential: Data
    /// The ways to it, as browsers name them: `internal`, `hybrid`, `usb`.
    package var transports: [String]
    /// Whether a password manager keeps it on more than one device.
    package var isBackedUp: Bool
    package var made: Instant
    /// Nil while it was not.
    package var used: Instant?

    package init(
        id: RowID<Passkey>, name: String, credential: Data, transports: [String],
        isBackedUp: Bool, made: Instant, used: Instant?
    ) {
        self.id = id
        self.name = name
        self.credential = credential
        self.transports = transports
        self.isBackedUp = isBackedUp
        self.made = made
        self.used = used
    }
}
