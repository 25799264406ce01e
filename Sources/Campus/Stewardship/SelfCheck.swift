package import Recurrence

/// What a home looked at by night, and what it found.
package struct SelfCheck: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// All that `belltower check` looks at, but for what is one person's own.
        case check
        /// The newest backup was brought back in a place of its own.
        case restore
        /// A backup in a folder; its instant is the backup's.
        case backup
    }

    package struct Finding: Hashable, Sendable, Codable {
        package var subject: String
        package var isWell: Bool
        package var message: String

        package init(_ subject: String, isWell: Bool, _ message: String) {
            self.subject = subject
            self.isWell = isWell
            self.message = message
        }
    }

    package var kind: Kind
    package var at: Instant
    package var findings: [Finding]

    package init(_ kind: Kind, at: Instant, _ findings: [Finding]) {
        self.kind = kind
        self.at = at
        self.findings = findings
    }

    package var isWell: Bool { findings.allSatisfy(\.isWell) }
}
