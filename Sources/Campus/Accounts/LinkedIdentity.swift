package import Recurrence

/// Somebody's name at a provider of OpenID Connect, by which they sign in.
package struct LinkedIdentity: Hashable, Sendable, Identifiable {
    package var id: RowID<LinkedIdentity>
    /// As the provider names itself.
    package var issuer: String
    package var made: Instant
    /// Nil while it was not.
    package var used: Instant?

    package init(id: RowID<LinkedIdentity>, issuer: String, made: Instant, used: Instant?) {
        self.id = id
        self.issuer = issuer
        self.made = made
        self.used = used
    }
}
