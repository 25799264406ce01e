package import Campus
package import Recurrence
import Foundation

/// What is shown to nobody until it is decided on, or since.
extension Transaction {
    /// - Parameter hidden: nil to show it again.
    package func setHidden(_ hidden: Instant?, event: EventID) throws(StorageError) {
        try execute(
            "UPDATE event SET hidden = ?, revision = revision + 1 WHERE id = ?",
            [hidden?.seconds, event])
    }

    /// What somebody says of themselves.
    package func setHidden(_ hidden: Instant?, profileOf person: PersonID) throws(StorageError) {
        try execute(
            "UPDATE person SET profile_hidden = ? WHERE id = ?", [hidden?.seconds, person])
    }

    package func setHidden(_ hidden: Instant?, pictureOf person: PersonID) throws(StorageError) {
        try execute(
            "UPDATE person SET picture_hidden = ? WHERE id = ?", [hidden?.seconds, person])
    }

    /// The picture of a community.
    package func setHidden(
        _ hidden: Instant?, pictureOf community: CommunityID
    ) throws(StorageError) {
        try execute(
            "UPDATE community SET picture_hidden = ? WHERE id = ?", [hidden?.seconds, community])
    }

    /// Has somebody's picture hidden where it is one that a case hides, and shown otherwise: to take it away and show
    /// it again does not bring it back.
    package func settleHiding(ofPictureOf person: PersonID) throws(StorageError) {
        try settleHiding(of: .picture, in: "person", person)
    }

    /// The same of a community's.
    package func settleHiding(ofPictureOf community: CommunityID) throws(StorageError) {
        try settleHiding(of: .communityPicture, in: "community", community)
    }

    /// - Parameter owner: the table of whose it is.
    private func settleHiding<Rows>(
        of kind: ReportSubject.Kind, in owner: String, _ id: RowID<Rows>
    ) throws(StorageError) {
        // What its owner showed in the place of one that was hidden for its reports is not hidden with it; what was
        // decided on is all of it.
        try execute(
            """
            UPDATE \(owner) SET picture_hidden = (
                SELECT MAX(c.hidden) FROM moderation_case AS c
                JOIN sealed_copy AS s ON s.case_id = c.id
                WHERE c.subject_kind = ?1 AND c.subject_id = \(owner).id
                AND s.picture = \(owner).picture AND (c.decided IS NOT NULL OR s.at <= c.hidden))
            WHERE id = ?2
            """, [kind.rawValue, id])
    }

    /// Whether nobody else sees what somebody says of themselves.
    package func isHidden(profileOf person: PersonID) throws(StorageError) -> Bool {
        try row("SELECT 1 FROM person WHERE id = ? AND profile_hidden IS NOT NULL", [person]) != nil
    }

    /// Whether nobody else sees the picture that somebody shows.
    package func isHidden(pictureOf person: PersonID) throws(StorageError) -> Bool {
        try row("SELECT 1 FROM person WHERE id = ? AND picture_hidden IS NOT NULL", [person]) != nil
    }

    /// Whether others see a picture that somebody shows.
    package func isShown(pictureOf person: PersonID) throws(StorageError) -> Bool {
        try row(
            "SELECT 1 FROM person WHERE id = ? AND picture IS NOT NULL AND picture_hidden IS NULL",
            [person]) != nil
    }

    /// Which community shows a picture of that digest; nil for none.
    package func communityShowing(_ digest: String) throws(StorageError) -> CommunityID? {
        try row("SELECT id FROM community WHERE picture = ? ORDER BY id LIMIT 1", [digest])
            .map { $0["id"] }
    }

    /// Whether others see the picture of a community.
    package func isShown(pictureOf community: CommunityID) throws(StorageError) -> Bool {
        try row(
            """
            SELECT 1 FROM community
            WHERE id = ? AND picture IS NOT NULL AND picture_hidden IS NULL
            """, [community]) != nil
    }

    /// The picture that a community shows, hidden or not; nil for none.
    package func shownPicture(of community: CommunityID) throws(StorageError) -> CommunityPicture? {
        try row(
            """
            SELECT name, picture, picture_hidden, large, by_id FROM community
            JOIN community_picture ON community_id = community.id
            WHERE community.id = ? AND picture IS NOT NULL
            """, [community]
        ).map { row in
            CommunityPicture(
                community: row["name"], digest: row["picture"],
                large: Array(row["large"] as Data), authorID: row["by_id"],
                isHidden: row["picture_hidden"] as Int64? != nil)
        }
    }

    /// What an open community is called; nil where it is closed.
    package func communityName(_ community: CommunityID) throws(StorageError) -> String? {
        try row("SELECT name FROM community WHERE id = ? AND closed IS NULL", [community])
            .map { $0["name"] }
    }

    /// Who shows a picture of that digest; nil for nobody.
    package func pictureOwner(_ digest: String) throws(StorageError) -> PersonID? {
        try row("SELECT id FROM person WHERE picture = ? ORDER BY id LIMIT 1", [digest])
            .map { $0["id"] }
    }

    /// A picture that somebody shows, hidden or not.
    package func shownPicture(
        of person: PersonID
    ) throws(StorageError) -> (digest: String, large: [UInt8])? {
        try row(
            """
            SELECT picture, large FROM person JOIN person_picture ON person_id = person.id
            WHERE person.id = ? AND picture IS NOT NULL
            """, [person]
        ).map { ($0["picture"], Array($0["large"] as Data)) }
    }
}

/// What a community shows, as those see it who decide on it.
package struct CommunityPicture: Sendable {
    /// What it is called.
    package let community: String
    package let digest: String
    package let large: [UInt8]
    /// Who showed it; nil of who is gone.
    package let authorID: PersonID?
    package let isHidden: Bool
}
