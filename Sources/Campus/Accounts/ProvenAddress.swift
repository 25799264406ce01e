package import Recurrence

/// An e-mail address or phone number that was proved to be somebody's.
package struct ProvenAddress: Hashable, Sendable, Identifiable {
    package var id: RowID<ProvenAddress>
    package var text: String
    package var at: Instant

    package init(id: RowID<ProvenAddress>, text: String, at: Instant) {
        self.id = id
        self.text = text
        self.at = at
    }
}
