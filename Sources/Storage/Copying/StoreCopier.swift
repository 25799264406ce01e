/// Copies all rows of one database into another, of whichever engines, and proves that they are the same.
///
/// Read is one state of the source, while others write there; written is in one transaction: whatever ends
/// the program, the target holds all of it or what it held.
package struct StoreCopier: Sendable {
    /// What became of a table.
    package struct Copied: Hashable, Sendable {
        package var table: String
        package var digest: TableDigest
        /// Rows in which a text has a U+0000: what stands behind it nobody reads, and it is not copied.
        package var cut: Int

        package init(table: String, digest: TableDigest, cut: Int) {
            self.table = table
            self.digest = digest
            self.cut = cut
        }
    }

    /// How far it is.
    package struct Progress: Hashable, Sendable {
        package enum Step: Hashable, Sendable { case copying, comparing }

        package var step: Step
        package var table: String
        package var number: Int
        package var count: Int
    }

    package let source: Store
    package let target: Store
    /// Told of each table that it comes to; again from the beginning where others came between.
    private let tell: @Sendable (Progress) -> Void

    package init(
        from source: Store, to target: Store,
        tell: @escaping @Sendable (Progress) -> Void = { _ in }
    ) {
        self.source = source
        self.target = target
        self.tell = tell
    }

    /// Fills a database that has tables and nothing in them.
    ///
    /// - Throws: `StorageError.notEmpty`; `.differs` where what was written is not what was read.
    package func fill() throws(StorageError) -> [Copied] {
        try all { into in
            guard try into.isEmpty() else { throw StorageError.notEmpty }
            return try copy(into)
        }
    }

    /// Puts all of it in place of what the target holds.
    ///
    /// What the names of published calendars were signed with there is kept where the source has nothing: by it
    /// the next publication knows the files that are left of what is replaced.
    /// - Throws: `StorageError.differs` where what was written is not what was read.
    package func replace() throws(StorageError) -> [Copied] {
        try all { into in
            let key: String? = try into.value("SELECT secret FROM publication_key")
            let former = try into.campusTotal()
            let copied = try copy(into)
            // What anybody has seen of either database is of another revision than what comes now.
            try into.execute(
                """
                UPDATE campus_revision
                SET number = CASE WHEN number < ?1 THEN ?1 ELSE number END + 1
                """, [former])
            if let key {
                try into.execute(
                    """
                    INSERT INTO publication_key (id, secret) VALUES (1, ?)
                    ON CONFLICT (id) DO NOTHING
                    """, [key])
            }
            return copied
        }
    }

    /// Returns what filling would have, where the target holds just what the source does; nil where it holds anything
    /// else.
    package func compare() throws(StorageError) -> [Copied]? {
        do { return try target.reading(compare) } catch { throw StorageError(error) }
    }

    private func compare(_ into: Transaction) throws -> [Copied]? {
        let all = try into.tablesInOrder()
        let tables = all.filter { !$0.isMomentary }
        return try source.reading { from in
            try Self.mustMatch(all, try from.connection.tables())
            var copied: [Copied] = []
            for (index, table) in tables.enumerated() {
                tell(
                    Progress(
                        step: .comparing, table: table.name, number: index + 1, count: tables.count)
                )
                let digest = try into.digest(of: table)
                let isSame = try digest == from.digest(of: table)
                // What was copied says of itself that no daemon was seen at it.
                guard isSame || table.name == "life_sign" else { return nil }
                copied.append(
                    Copied(
                        table: table.name, digest: digest,
                        cut: try from.connection.cutRows(of: table)))
            }
            return copied
        }
    }

    private func all(_ body: (Transaction) throws -> [Copied]) throws(StorageError) -> [Copied] {
        do { return try target.transaction(.whole, body) } catch { throw StorageError(error) }
    }

    private func copy(_ into: Transaction) throws -> [Copied] {
        let all = try into.tablesInOrder()
        let tables = all.filter { !$0.isMomentary }
        for table in tables.reversed() { try into.execute("DELETE FROM \"\(table.name)\"") }
        let copied = try source.reading { from in
            try Self.mustMatch(all, try from.connection.tables())
            return try tables.enumerated().map { index, table in
                tell(
                    Progress(
                        step: .copying, table: table.name, number: index + 1, count: tables.count))
                return Copied(
                    table: table.name, digest: try into.take(table, from: from),
                    cut: try from.connection.cutRows(of: table))
            }
        }
        for (index, (table, copied)) in zip(tables, copied).enumerated() {
            tell(
                Progress(
                    step: .comparing, table: table.name, number: index + 1, count: tables.count))
            guard try into.digest(of: table) == copied.digest else {
                throw StorageError.differs(table.name)
            }
        }
        try into.freeBuckets()
        try into.forgetLastSigns()
        return copied
    }

    /// Both are of this program's schema, unless somebody took a table away.
    private static func mustMatch(
        _ tables: [TableShape], _ others: [TableShape]
    ) throws(StorageError) {
        func columns(_ tables: [TableShape]) -> Set<String> {
            Set(tables.flatMap { table in table.columns.map { "\(table.name).\($0.name)" } })
        }
        let difference = columns(tables).symmetricDifference(columns(others))
        guard let column = difference.min() else { return }
        throw .incomplete(column)
    }
}
