package import Campus
package import Recurrence

extension Transaction {
    /// Takes a person out of the home with all that is theirs.
    ///
    /// - Parameter removingContent: what they wrote for others goes too; otherwise it stays
    ///   without a name.
    package func erase(
        _ person: Person, removingContent: Bool, at now: Instant
    ) throws(StorageError) {
        let profile = try profile(of: person)
        if removingContent {
            // A community names its picture: what it shows goes with the bytes.
            try execute(
                """
                UPDATE community SET picture = NULL, picture_hidden = NULL WHERE id IN
                    (SELECT community_id FROM community_picture WHERE by_id = ?)
                """, [person.id])
            for key in try connection.references(to: "person")
            where key.becomesNull && !Self.onRecord.contains(key.table) {
                try execute(
                    "DELETE FROM \(key.table) WHERE \(key.column) = ?", [person.id])
            }
        }
        // That something was reported, and why, stays with its case; what they said of it beside that was theirs.
        try execute("UPDATE report SET words = NULL WHERE reporter_id = ?", [person.id])
        try forgetAddresses(of: profile, person)
        try revokeFeeds(of: person.id, at: now)
        try execute(
            """
            UPDATE community SET members = members - 1
            WHERE id IN (SELECT community_id FROM membership WHERE person_id = ?)
            """, [person.id])
        try execute("DELETE FROM person WHERE id = ?", [person.id])
        try forgetRemindersOfWhatIsGone()
        try forgetUnnamedModules()
    }

    /// What stays without a name whatever goes: what is to be decided on, what was, and what was done to others.
    private static let onRecord: Set<String> = [
        "audit", "moderation_case", "report", "decision", "suspension", "announcement",
        "site_setting",
    ]

    /// Modules that no catalogue lists and nothing names any more: their codes stood in a feed or
    /// an entry that is gone.
    private func forgetUnnamedModules() throws(StorageError) {
        let keys = try connection.columns(called: "module_id")
        let isNamed = keys.map { "AND id NOT IN (SELECT \($0.column) FROM \($0.table))" }
        try execute(
            """
            DELETE FROM module WHERE source IS NULL AND title IS NULL AND description IS NULL
            AND staff = '' \(isNamed.joined(separator: " "))
            """)
    }

    /// Addresses that others typed to find the person; not one that somebody else has too.
    private func forgetAddresses(
        of profile: Profile, _ person: Person
    ) throws(StorageError) {
        let said = [profile.email?.text, profile.phone?.text].compactMap(\.self)
        let proven = try provenAddresses(of: person.id).map(\.text)
        for address in Set(said + proven) {
            try execute("DELETE FROM sign_in_code WHERE address = ?", [address])
            try execute(
                """
                DELETE FROM friend_request WHERE address = ?1 AND NOT EXISTS (
                    SELECT 1 FROM person WHERE id <> ?2 AND (email = ?1 OR phone = ?1))
                """, [address, person.id])
        }
    }
}
