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
