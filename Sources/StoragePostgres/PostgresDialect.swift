import Storage

/// How PostgreSQL says what each engine says its own way.
enum PostgresDialect {
    /// `join_collapse_limit = 1` keeps joins in the order in which they are written.
    static let dialect = Dialect(
        order: "",
        list: "SELECT value FROM unnest(CAST(translate(?, '[]', '{}') AS BIGINT[])) AS value",
        texts: "SELECT value FROM json_array_elements_text(CAST(? AS JSON)) AS value",
        pairs: """
            SELECT CAST(value ->> 0 AS BIGINT) AS person, CAST(value ->> 1 AS BIGINT) AS subject
            FROM json_array_elements(CAST(? AS JSON)) AS value
            """,
        cells: "SELECT value FROM json_array_elements(CAST(? AS JSON)) AS value",
        clock: "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        kept: "FOR SHARE", free: "FOR UPDATE SKIP LOCKED", turn: "FOR NO KEY UPDATE", age: "ctid",
        position: "strpos", search: PostgresSearch.dialect)
}
