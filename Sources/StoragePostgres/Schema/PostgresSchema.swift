import Storage

/// Makes the tables, and brings them up to date.
enum PostgresSchema {
    /// A table of our own, of which one row says how far the schema is.
    private static let marking = """
        CREATE TABLE belltower_schema (
            id BIGINT PRIMARY KEY CHECK (id = 1),
            steps BIGINT NOT NULL
        );
        """

    static let steps = Baseline.steps + SchemaStep.later.count

    /// - Throws: `StorageError.newerSchema` when a newer program has changed it; `.foreign` for what is
    ///   another program's; `.vanished` where there is nothing, and nothing is to be begun.
    static func bringUpToDate(
        _ connection: PostgresConnection, mayBegin: Bool = true
    ) throws(StorageError) {
        let known = try taken(connection)
        guard known != steps else { return }
        if known == nil, !mayBegin, try connection.number(tables) == 0 { throw .vanished }
        do throws(StorageError) {
            try connection.begin(.act)
            try takeSteps(on: connection)
            try connection.commit()
        } catch {
            connection.rollback()
            // Of two programs that start after an update one comes second, and finds it done.
            guard try taken(connection) == steps else { throw error }
        }
    }

    private static func takeSteps(on connection: PostgresConnection) throws(StorageError) {
        if let taken = try taken(connection) {
            guard taken < steps else { throw .newerSchema }
            for step in SchemaStep.later.dropFirst(taken - Baseline.steps) {
                try connection.control(step.postgres)
            }
            try connection.control("UPDATE belltower_schema SET steps = \(steps)")
            return
        }
        guard try connection.number(tables) == 0 else { throw .foreign }
        for text in [marking] + Baseline.texts + SchemaStep.later.map(\.postgres) {
            try connection.control(text)
        }
        try connection.control("INSERT INTO belltower_schema (id, steps) VALUES (1, \(steps))")
    }

    /// Nil where there is none of our tables.
    private static func taken(_ connection: PostgresConnection) throws(StorageError) -> Int? {
        guard try connection.number(ownTables) == 1 else { return nil }
        return try connection.number("SELECT steps FROM belltower_schema").map(Int.init)
    }

    private static let tables = """
        SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema()
        """
    private static let ownTables = tables + " AND tablename = 'belltower_schema'"
}
