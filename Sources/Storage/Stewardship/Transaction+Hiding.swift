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

    /// Has somebody's picture hidden where it is one that a case hides, and shown otherwise: to take it away and show
    /// it again does not bring it back.
    package func settleHiding(ofPictureOf person: PersonID) throws(StorageError) {
        // What its owner showed in the place of one that was hidden for its reports is not hidden with it; what was
        // decided on is all of it.
        try execute(
            """
            UPDATE person SET picture_hidden = (
                SELECT MAX(c.hidden) FROM moderation_case AS c
                JOIN sealed_copy AS s ON s.case_id = c.id
                WHERE c.subject_kind = 'picture' AND c.subject_id = person.id
                AND s.picture = person.picture AND (c.decided IS NOT NULL OR s.at <= c.hidden))
            WHERE id = ?
            """, [person])
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
