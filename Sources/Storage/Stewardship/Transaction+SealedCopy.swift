package import Campus
package import Recurrence
import Foundation

/// Things as they were when they were reported, and since.
extension Transaction {
    /// What was sealed of a case, the oldest first.
    package func sealedCopies(of id: CaseID) throws(StorageError) -> [SealedCopy] {
        try rows(
            "SELECT at, act, content, picture FROM sealed_copy WHERE case_id = ? ORDER BY id", [id]
        ).compactMap { SealedCopy(row: $0) }
    }

    /// The last that was sealed of a case; nil for none.
    package func lastSealedCopy(of id: CaseID) throws(StorageError) -> SealedCopy? {
        try row(
            """
            SELECT at, act, content, picture FROM sealed_copy WHERE case_id = ?
            ORDER BY id DESC LIMIT 1
            """, [id]
        ).flatMap { SealedCopy(row: $0) }
    }

    /// How the thing of a case was at an instant; nil once that is forgotten.
    package func sealedCopy(
        of id: CaseID, at instant: Instant
    ) throws(StorageError) -> SealedCopy? {
        try row(
            """
            SELECT at, act, content, picture FROM sealed_copy WHERE case_id = ?
            ORDER BY CASE WHEN at <= ? THEN 0 ELSE 1 END,
                CASE WHEN at <= ? THEN id ELSE -id END DESC LIMIT 1
            """, [id, instant.seconds, instant.seconds]
        ).flatMap { SealedCopy(row: $0) }
    }

    /// Writes down that somebody reported a thing as it was sealed last.
    package func setReportedLast(in id: CaseID) throws(StorageError) {
        try execute(
            """
            UPDATE sealed_copy SET act = 'reported'
            WHERE id = (SELECT MAX(id) FROM sealed_copy WHERE case_id = ?)
            """, [id])
        try forgetCopiesBetween(.reported, in: id)
    }

    /// Of copies of one act in a case, so many of the first and so many of the last are kept.
    package static let keptCopies = 20

    /// Forgets what lies between the first and the last that was sealed for an act, so that nobody fills the
    /// database by editing what is under report.
    private func forgetCopiesBetween(
        _ act: SealedCopy.Act, in id: CaseID
    ) throws(StorageError) {
        let same = "SELECT id FROM sealed_copy WHERE case_id = ?1 AND act = ?2 ORDER BY id"
        let count = try execute(
            """
            DELETE FROM sealed_copy WHERE case_id = ?1 AND act = ?2
            AND id NOT IN (\(same) LIMIT \(Self.keptCopies))
            AND id NOT IN (\(same) DESC LIMIT \(Self.keptCopies))
            """, [id, act.rawValue])
        if count > 0 { try forgetLoosePictures() }
    }

    /// Forgets pictures that no copy names any more.
    private func forgetLoosePictures() throws(StorageError) {
        try execute(
            """
            DELETE FROM sealed_picture WHERE NOT EXISTS (
                SELECT 1 FROM sealed_copy WHERE sealed_copy.picture = sealed_picture.digest)
            """)
    }

    /// Seals a thing as it is.
    ///
    /// - Parameter picture: the bytes of the one that the copy names.
    package func seal(
        _ copy: SealedCopy, picture: [UInt8]?, in id: CaseID
    ) throws(StorageError) {
        if let digest = copy.picture, let picture {
            try execute(
                "INSERT INTO sealed_picture (digest, large) VALUES (?, ?) ON CONFLICT DO NOTHING",
                [digest, Data(picture)])
        }
        try execute(
            "INSERT INTO sealed_copy (case_id, at, act, content, picture) VALUES (?, ?, ?, ?, ?)",
            [id, copy.at.seconds, copy.act.rawValue, Self.text(copy.parts), copy.picture])
        try forgetCopiesBetween(copy.act, in: id)
    }

    /// The bytes of a picture that was sealed with a case.
    package func sealedPicture(
        _ digest: String, of id: CaseID
    ) throws(StorageError) -> [UInt8]? {
        try row(
            """
            SELECT large FROM sealed_picture WHERE digest = ?1
            AND EXISTS (SELECT 1 FROM sealed_copy WHERE picture = ?1 AND case_id = ?2)
            """, [digest, id]
        ).map { Array($0["large"] as Data) }
    }

    /// Takes out of the copies of a case what says who their author is.
    package func forgetAuthor(inCopiesOf id: CaseID) throws(StorageError) {
        for row in try rows("SELECT id, act, at, content FROM sealed_copy WHERE case_id = ?", [id])
        {
            let parts = SealedCopy.Part.all(in: row["content"])
            guard parts.contains(where: \.name.isOfAuthor) else { continue }
            try execute(
                "UPDATE sealed_copy SET content = ? WHERE id = ?",
                [Self.text(parts.filter { !$0.name.isOfAuthor }), row["id"] as Int64])
        }
    }

    /// Forgets the copies of what was decided on that long ago and is not appealed against, and who gave notice of
    /// it.
    package func forgetSealedCopies(decidedBefore end: Instant) throws(StorageError) {
        let over = """
            SELECT c.id FROM moderation_case AS c WHERE c.decided < ? AND NOT EXISTS (
                SELECT 1 FROM appeal JOIN decision AS d ON d.id = appeal.decision_id
                WHERE d.case_id = c.id AND appeal.decided IS NULL)
            """
        try execute("DELETE FROM sealed_copy WHERE case_id IN (\(over))", [end.seconds])
        try execute(
            """
            UPDATE report SET name = NULL, email = NULL
            WHERE email IS NOT NULL AND case_id IN (\(over))
            """, [end.seconds])
        try forgetLoosePictures()
    }

    private static func text(_ parts: [SealedCopy.Part]) -> String {
        let pairs = parts.map { [$0.name.rawValue, $0.text] }
        // Only texts are in it.
        let bytes = try? JSONSerialization.data(
            withJSONObject: pairs, options: [.withoutEscapingSlashes])
        return bytes.map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}

extension SealedCopy {
    fileprivate init?(row: Row) {
        guard let act = Act(rawValue: row["act"]) else { return nil }
        self.init(
            at: Instant(seconds: row["at"]), act: act, parts: Part.all(in: row["content"]),
            picture: row["picture"])
    }
}

extension SealedCopy.Part {
    /// As they are kept: `[["title","Picnic"],["location","Lake"]]`.
    fileprivate static func all(in text: String) -> [Self] {
        let pairs = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String]]
        return (pairs ?? []).compactMap { pair in
            guard pair.count == 2, let name = Name(rawValue: pair[0]) else { return nil }
            return Self(name, pair[1])
        }
    }
}
