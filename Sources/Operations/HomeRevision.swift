import Storage

/// A state of a caller's calendar: as long as it is the same, so is what feeds and calendar programs are served at the
/// same instant.
package struct HomeRevision: Hashable, Sendable, CustomStringConvertible {
    let revision: Revision
    /// Of the configuration and the campus profile: what their files are, not how often they changed.
    let configuration: UInt64

    /// `57.1203.9.6f0e…`: as it is kept with what programs were told.
    package var description: String {
        let numbers = [revision.person, revision.campus, revision.feeds].map(String.init)
        return (numbers + [String(configuration, radix: 16)]).joined(separator: ".")
    }
}
