package import Recurrence

/// What one calendar client shows instead of the person's password.
package struct AppPassword: Hashable, Sendable, Identifiable {
    package var id: RowID<AppPassword>
    /// As the person calls the client.
    package var name: String
    package var made: Instant
    /// Right to the hour; nil while it was not.
    package var used: Instant?

    package init(id: RowID<AppPassword>, name: String, made: Instant, used: Instant?) {
        self.id = id
        self.name = name
        self.made = made
        self.used = used
    }
}
