/// What can be reported: of what kind, and which.
package struct ReportSubject: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What somebody wrote on a module's page.
        case comment
        case event
        /// What somebody says of themselves.
        case profile
        /// The picture that somebody shows of themselves.
        case picture
        /// The picture that a community shows, and one of those who may shows for it.
        case communityPicture = "community-picture"
        /// Any other page of the site: only a notice names one, by its address.
        case page
        /// That somebody may act: what operators take from them by themselves is decided on it.
        case account

        /// Those that people report from where they see them.
        package static let reportable = allCases.filter { $0 != .page && $0 != .account }

        /// Whether each case hides those pictures alone that it has, and not what is shown in their place.
        package var isPicture: Bool { self == .picture || self == .communityPicture }

        /// What may be decided on it.
        package var outcomes: [Decision.Outcome] {
            Decision.Outcome.allCases.filter { self != .account || $0 != .remove }
        }
    }

    package var kind: Kind
    /// Of its row; a person's, of a profile or a picture, and a community's of its picture.
    package var number: Int64

    package init(_ kind: Kind, _ number: Int64) {
        self.kind = kind
        self.number = number
    }

    /// As it stands in the audit: `comment 12`.
    package var description: String { "\(kind.rawValue) \(number)" }
}
