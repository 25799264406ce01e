package import Campus
import Foundation
import Recurrence

/// What a home found out about itself.
extension Transaction {
    /// So many of each kind are kept.
    private static let keptChecks = 60

    package func add(_ check: SelfCheck) throws(StorageError) {
        let findings = (try? JSONEncoder().encode(check.findings)) ?? Data("[]".utf8)
        try execute(
            "INSERT INTO self_check (kind, at, is_well, findings) VALUES (?, ?, ?, ?)",
            [
                check.kind.rawValue, check.at.seconds, check.isWell,
                String(decoding: findings, as: UTF8.self),
            ])
        try execute(
            """
            DELETE FROM self_check WHERE id IN (SELECT id FROM self_check WHERE kind = ?
                ORDER BY id DESC LIMIT 1000 OFFSET \(Self.keptChecks))
            """, [check.kind.rawValue])
    }

    /// The last of a kind that was written down; nil for none.
    package func latestCheck(_ kind: SelfCheck.Kind) throws(StorageError) -> SelfCheck? {
        try row(
            "SELECT at, findings FROM self_check WHERE kind = ? ORDER BY id DESC LIMIT 1",
            [kind.rawValue]
        ).map { row in
            let text: String = row["findings"]
            let findings = try? JSONDecoder().decode(
                [SelfCheck.Finding].self, from: Data(text.utf8))
            return SelfCheck(kind, at: Instant(seconds: row["at"]), findings ?? [])
        }
    }
}
