package import Campus

extension Transaction {
    /// What a meeting's rows and a change on record take beside the feed's own bytes, about.
    private static let (meetingBytes, changeBytes) = (800, 500)

    /// About how many bytes a person's own sources take, with what is kept of former imports.
    package func sourceBytes(of person: PersonID) throws(StorageError) -> Int {
        func sum(_ sql: String) throws(StorageError) -> Int {
            Int(try number(sql, [person]) ?? 0)
        }
        let own = "source_id IN (SELECT id FROM source WHERE person_id = ? AND is_campus = 0)"
        let packed = try sum(
            """
            SELECT CAST(SUM(LENGTH(bytes) + LENGTH(digests) + LENGTH(ends)) AS BIGINT) AS bytes
            FROM component_pack WHERE \(own)
            """)
        let names = try sum(
            """
            SELECT CAST(SUM(LENGTH(uid)) + COUNT(*) * 200 AS BIGINT) AS bytes
            FROM meeting WHERE \(own)
            """)
        let meetings = try sum(
            """
            SELECT CAST(SUM(meetings) AS BIGINT) AS count FROM harvest
            WHERE patch IS NULL AND \(own)
            """)
        let changes = try sum("SELECT COUNT(*) AS count FROM change WHERE \(own)")
        return packed + names + meetings * Self.meetingBytes
            + changes * Self.changeBytes
    }
}
