package import Campus
import Foundation
import Recurrence

extension Transaction {
    /// How a source is doing.
    package func state(of source: Source) throws(StorageError) -> SourceState {
        try run {
            try row(
                """
                SELECT failures, next_at, is_stopped, refresh_seconds, refused_ids,
                refused_first, refused_count, undone, refused_way, told_way, told_at,
                is_regrouped, unread FROM source_state WHERE source_id = ?
                """, [source.id]
            ).map(SourceState.init(row:)) ?? SourceState()
        }
    }

    func save(
        _ state: SourceState, of source: Source
    ) throws {
        let undone =
            state.undone.isEmpty
            ? nil : PackedNumbers.data(state.undone.flatMap { [$0.high, $0.low] })
        let missing = state.refusal.map { refusal in
            PackedNumbers.data(refusal.missing.map { UInt64(bitPattern: $0.number) })
        }
        try execute(
            """
            INSERT INTO source_state (source_id, failures, next_at, is_stopped,
            refresh_seconds, refused_ids, refused_first, refused_count, undone,
            refused_way, told_way, told_at, is_regrouped, unread)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (source_id) DO UPDATE SET failures = excluded.failures,
            next_at = excluded.next_at, is_stopped = excluded.is_stopped,
            refresh_seconds = excluded.refresh_seconds, refused_ids = excluded.refused_ids,
            refused_first = excluded.refused_first, refused_count = excluded.refused_count,
            undone = excluded.undone, refused_way = excluded.refused_way,
            told_way = excluded.told_way, told_at = excluded.told_at,
            is_regrouped = excluded.is_regrouped, unread = excluded.unread
            """,
            [
                source.id, state.failures, state.next?.seconds, state.isStopped,
                state.refreshInterval, missing, state.refusal?.first.seconds,
                state.refusal?.count, undone, state.refusal?.way, state.told?.way,
                state.told?.at.seconds, state.isRegrouped, UnreadText.text(of: state.unread),
            ])
        if state.refusal == nil { try forgetHeld(of: source) }
    }
}

extension SourceState {
    fileprivate init(row: Row) {
        self.init(
            failures: row["failures"],
            next: (row["next_at"] as Int64?).map { Instant(seconds: $0) },
            isStopped: row["is_stopped"], refreshInterval: row["refresh_seconds"])
        if let missing = row["refused_ids"] as Data?, let first = row["refused_first"] as Int64? {
            refusal = HeldRefusal(
                way: row["refused_way"] ?? "removed",
                missing: PackedNumbers.of(missing).map { MeetingID(Int64(bitPattern: $0)) },
                first: Instant(seconds: first), count: row["refused_count"] ?? 1)
        }
        if let way = row["told_way"] as String?, let at = row["told_at"] as Int64? {
            told = ToldRefusal(way: way, at: Instant(seconds: at))
        }
        isRegrouped = row["is_regrouped"]
        unread = (row["unread"] as String?).map(UnreadText.issues) ?? []
        let words = (row["undone"] as Data?).map { PackedNumbers.of($0) } ?? []
        undone = stride(from: 0, to: words.count - words.count % 2, by: 2).map { index in
            Digest(high: words[index], low: words[index + 1])
        }
    }
}

/// What could not be read, as a text: a line an issue, its fields apart by tabs.
private enum UnreadText {
    /// Nil for none.
    static func text(of unread: [UnreadIssue]) -> String? {
        guard !unread.isEmpty else { return nil }
        return unread.prefix(UnreadIssue.most).map { one in
            [
                one.issue.severity.rawValue, one.isKept ? "kept" : "",
                one.issue.line.map { String($0) } ?? "", one.issue.uid ?? "", one.issue.message,
            ].map(\.plain).joined(separator: "\t")
        }.joined(separator: "\n")
    }

    static func issues(_ text: String) -> [UnreadIssue] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 5,
                let severity = Issue.Severity(rawValue: String(fields[0]))
            else { return nil }
            return UnreadIssue(
                Issue(
                    severity, uid: fields[3].isEmpty ? nil : String(fields[3]),
                    line: Int(fields[2]), String(fields[4])), isKept: fields[1] == "kept")
        }
    }
}

extension String {
    /// Without what parts the fields, and what no database takes.
    fileprivate var plain: String {
        let isPlain = unicodeScalars.allSatisfy { $0.value >= 0x20 }
        return isPlain
            ? self : String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 }))
    }
}

/// 64-bit words as a blob, the lowest byte first; a rest too short for one is ignored.
enum PackedNumbers {
    static func of(_ data: Data) -> [UInt64] {
        let count = data.count / 8
        return data.withUnsafeBytes { raw in
            (0..<count).map { index in
                UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
            }
        }
    }

    static func data(_ words: [UInt64]) -> Data {
        var words = words
        for index in words.indices { words[index] = words[index].littleEndian }
        return words.withUnsafeBytes { Data($0) }
    }
}
