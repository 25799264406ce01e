package import Campus
import Foundation

extension Transaction {
    /// Keeps a picture as somebody's, in place of the one they had.
    ///
    /// - Parameter picture: nil for none.
    package func setPicture(_ picture: Picture?, of person: Person) throws(StorageError) {
        try setPicture(picture, owner: "person", person.id)
        // What was found wrong may be the one before, or this.
        try settleHiding(ofPictureOf: person.id)
    }

    /// The same of a community.
    ///
    /// - Parameter person: who shows it for the community.
    package func setPicture(
        _ picture: Picture?, of community: Community, by person: Person
    ) throws(StorageError) {
        try removePicture(of: community)
        guard picture != nil else { return }
        try setPicture(picture, owner: "community", community.id)
        try execute(
            "UPDATE community_picture SET by_id = ? WHERE community_id = ?",
            [person.id, community.id])
        try settleHiding(ofPictureOf: community.id)
    }

    /// Keeps none of a community any more.
    func removePicture(of community: Community) throws(StorageError) {
        try setPicture(nil, owner: "community", community.id)
        try settleHiding(ofPictureOf: community.id)
    }

    /// - Parameter owner: the table of whose it is.
    private func setPicture<Rows>(
        _ picture: Picture?, owner: String, _ id: RowID<Rows>
    ) throws(StorageError) {
        try execute("DELETE FROM \(owner)_picture WHERE \(owner)_id = ?", [id])
        try execute("UPDATE \(owner) SET picture = ? WHERE id = ?", [picture?.digest, id])
        guard let picture else { return }
        try execute(
            """
            INSERT INTO \(owner)_picture (\(owner)_id, small, large, turn) VALUES (?, ?, ?, (
                SELECT COALESCE(MAX(turn), 0) + 1 FROM (SELECT MAX(turn) AS turn FROM person_picture
                    UNION ALL SELECT MAX(turn) FROM community_picture) AS newest))
            """, [id, Data(picture.small), Data(picture.large)])
    }

    /// The picture of that digest, where it is of anybody or anything that the viewer sees; else nil.
    ///
    /// Nobody sees the picture of somebody who is suspended, or that is hidden for its reports, operators
    /// aside, nor one that they reported, nor of whom a block stands between; a community's is seen by all as long as it
    /// is open, and a hidden one by its organisers too.
    package func picture(
        _ digest: String, _ size: Picture.Size, seenBy viewer: Person
    ) throws(StorageError) -> [UInt8]? {
        let found = try row(
            """
            SELECT \(size.rawValue) AS bytes FROM person JOIN person_picture ON person_id = person.id
            WHERE picture = ?3 AND (person.id = ?1 OR (suspended IS NULL OR ?4)
                AND (picture_hidden IS NULL OR ?4) AND person.id NOT IN (\(Self.apart))
                AND NOT EXISTS (SELECT 1 FROM report WHERE subject_kind = 'picture'
                    AND subject_id = person.id AND reporter_id = ?1 AND withdrawn IS NULL))
            UNION ALL
            SELECT \(size.rawValue) FROM community
            JOIN community_picture ON community_id = community.id
            WHERE picture = ?3 AND closed IS NULL
                AND (picture_hidden IS NULL OR ?4 OR EXISTS (SELECT 1 FROM membership AS m
                    WHERE m.community_id = community.id AND m.person_id = ?1 AND m.organiser = 1))
                AND NOT EXISTS (SELECT 1 FROM report WHERE subject_kind = 'community-picture'
                    AND subject_id = community.id AND reporter_id = ?1 AND withdrawn IS NULL)
            LIMIT 1
            """, [viewer.id, viewer.isStaff, digest, viewer.role == .operator])
        return found.map { Array($0["bytes"] as Data) }
    }

    /// A person's own, as it is exported.
    package func picture(of person: Person) throws(StorageError) -> [UInt8]? {
        let found = try row("SELECT large FROM person_picture WHERE person_id = ?", [person.id])
        return found.map { Array($0["large"] as Data) }
    }

    /// Between whom and a person a block stands; of those that others made, staff see through.
    package func peopleApart(from person: Person) throws(StorageError) -> Set<PersonID> {
        Set(
            try rows(
                "SELECT id FROM person WHERE id IN (\(Self.apart))", [person.id, person.isStaff]
            ).map { $0["id"] })
    }

    /// Who blocked a person and so is not there for them: neither found, nor named, nor asked.
    ///
    /// Whom they blocked themselves they see still, to think better of it; staff see through.
    package func peopleHidden(from person: Person) throws(StorageError) -> [Person] {
        guard !person.isStaff else { return [] }
        return try rows(
            """
            SELECT \(Person.columns) FROM friend_block JOIN person ON person.id = person_id
            WHERE blocked_id = ?1 AND NOT EXISTS (SELECT 1 FROM friend_block AS own
                WHERE own.person_id = ?1 AND own.blocked_id = person.id)
            """, [person.id]
        ).compactMap { Person(row: $0, shownTo: viewing) }
    }

    /// Numbers of people; `?1` is who looks, `?2` whether they are staff.
    private static let apart = """
        SELECT blocked_id FROM friend_block WHERE person_id = ?1
        UNION ALL SELECT person_id FROM friend_block WHERE blocked_id = ?1 AND NOT ?2
        """
}
