package import Campus
package import Recurrence

/// What one import altered for a person: told one by one, or as one when it is much.
package struct ImportTelling: Sendable {
    /// More than so many changes of one import are told as one.
    package static let few = 5

    /// The store's number of the import.
    package let fetch: FetchID
    /// All that is told by itself, what was taken back too: so that what is much stays so.
    package let changes: [(number: ChangeID, change: RecordedChange)]

    /// Those of some changes that are to be told as one, and what is left.
    package static func split(
        _ changes: [(number: ChangeID, change: RecordedChange)]
    ) -> (imports: [ImportTelling], others: [(number: ChangeID, change: RecordedChange)]) {
        let told = changes.filter { ChangeTelling($0.change).isOfUse }
        let imports = Dictionary(grouping: told) { $0.change.fetch }
            .filter { $0.key != nil && $0.value.count > few }
        let much = Set(imports.keys)
        return (
            imports.compactMap { key, changes in
                key.map { ImportTelling(fetch: $0, changes: changes) }
            }.sorted { $0.fetch < $1.fetch },
            changes.filter { $0.change.fetch == nil || !much.contains($0.change.fetch) }
        )
    }

    /// What one import altered that is told by itself.
    package static func told(
        _ changes: [(number: ChangeID, change: RecordedChange)], of fetch: FetchID
    ) -> [RecordedChange] {
        changes.map(\.change).filter { $0.fetch == fetch && ChangeTelling($0).isOfUse }
    }

    /// When it was imported.
    package var at: Instant { changes.map(\.change.at).min() ?? Instant(seconds: 0) }

    /// At once when one of its classes begins within two days, or was to, or there is no digest;
    /// nil when the digest tells it, and when all was taken back.
    ///
    /// - Parameter wanted: leaves out what the person does not want to hear of.
    package func due(
        hasDigest: Bool, where wanted: (RecordedChange) -> Bool = { _ in true }
    ) -> Instant? {
        let dues = changes.filter { wanted($0.change) }.compactMap { change in
            ChangeTelling(change.change).due(hasDigest: false)
        }
        guard let first = dues.min() else { return nil }
        return !hasDigest || first <= at ? at : nil
    }

    /// From when on nobody needs to hear of it: the last of its classes begins.
    package var until: Instant { changes.map(\.change.until).max() ?? at }

    /// Whether a digest of a day, of which the one before was at an instant, has it.
    package func isInDigest(after last: Instant) -> Bool {
        at >= last && due(hasDigest: true) == nil && due(hasDigest: false) != nil && until > last
    }
}
