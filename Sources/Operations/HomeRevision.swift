import Campus
import Storage

/// A state of all that a caller sees: as long as it is the same, so is what every desk shows them at
/// the same instant.
///
/// Beyond it: when a source was last asked in vain, how long one looked at pages, and what friends say of
/// their free time in other words than where their calendar is empty.
package struct HomeRevision: Hashable, Sendable, CustomStringConvertible {
    /// Raised by whatever alters what this one person sees.
    package let person: Int64
    /// Raised by whatever alters what anybody may look up.
    package let campus: Int64
    /// Of the configuration and the campus profile: what their files are, not how often they changed.
    package let configuration: UInt64

    /// `57.1203.6f0e…`: for an ETag.
    package var description: String {
        "\(person).\(campus).\(String(configuration, radix: 16))"
    }
}

extension Desks {
    /// The state that the caller would see now: one look.
    package func revision() throws(Refusal) -> HomeRevision {
        let (store, id) = (store, person.id)
        let revision = try translating { () throws(StorageError) in
            try store.look { try $0.revision(of: id) }
        }
        return HomeRevision(
            person: revision.person, campus: revision.campus,
            configuration: context.fingerprint)
    }
}
