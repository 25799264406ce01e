package import Foundation
package import Recurrence

/// What outlives an account that was erased while it was suspended: by what its person may not come back yet.
package struct Bar: Sendable {
    /// Hashed before what is barred, so that no digest is found in a list made elsewhere.
    package var salt: String
    package var digest: Data

    package init(salt: String, digest: Data) {
        self.salt = salt
        self.digest = digest
    }
}

extension Transaction {
    package func add(_ bar: Bar, until end: Instant) throws(StorageError) {
        try execute(
            "INSERT INTO bar (salt, digest, until) VALUES (?, ?, ?)",
            [bar.salt, bar.digest, end.seconds])
    }

    /// Those that hold by now.
    package func bars(at now: Instant) throws(StorageError) -> [Bar] {
        try rows("SELECT salt, digest FROM bar WHERE until > ?", [now.seconds]).map { row in
            Bar(salt: row["salt"], digest: row["digest"])
        }
    }
}
