/// Numbers that stand in the ledger of reminders, or in an item's id, are never given again: what is
/// new would otherwise count as rung, dismissed or hidden because of something that is gone.
extension Migrations {
    /// AUTOINCREMENT alters how a number is chosen and nothing that is stored, so the tables are
    /// declared anew and not copied.
    static let numbers = """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_master
        SET sql = replace(sql, 'id INTEGER PRIMARY KEY,', 'id INTEGER PRIMARY KEY AUTOINCREMENT,')
        WHERE type = 'table'
        AND name IN ('person', 'source', 'fetch', 'meeting', 'change', 'news', 'community');
        PRAGMA writable_schema = RESET;
        -- Raises the schema's version: whoever has the database open reads the tables anew.
        CREATE TABLE numbered (id INTEGER);
        DROP TABLE numbered;
        -- Those that are gone may have left their numbers in the ledger.
        INSERT INTO sqlite_sequence (name, seq)
        SELECT part.name, max(ifnull(part.last, 0), ifnull(max(CAST(substr(
            reminder.subject, length(part.prefix) + 1) AS INTEGER)), 0))
        FROM (
            SELECT 'person' AS name, 'friend-' AS prefix, (SELECT max(id) FROM person) AS last
            UNION ALL SELECT 'source', NULL, (SELECT max(id) FROM source)
            UNION ALL SELECT 'fetch', 'changes-', (SELECT max(id) FROM fetch)
            UNION ALL SELECT 'meeting', 'm', (SELECT max(id) FROM meeting)
            UNION ALL SELECT 'change', 'change-', (SELECT max(id) FROM change)
            UNION ALL SELECT 'news', 'news-', (SELECT max(id) FROM news)
            UNION ALL SELECT 'community', NULL, (SELECT max(id) FROM community)
        ) AS part
        LEFT JOIN reminder ON reminder.subject GLOB part.prefix || '[0-9]*'
        GROUP BY part.name;
        """
}
