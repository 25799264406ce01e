package import Campus
package import Recurrence

extension Transaction {
    /// Puts on record what the catalogue says otherwise of a module.
    package func record(_ changes: [ModuleChange], of module: ModuleID) throws(StorageError) {
        for change in changes {
            try execute(
                """
                INSERT INTO module_change (module_id, at, kind, fact, before, after)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
                [
                    module, change.at.seconds, change.kind.rawValue, change.fact, change.before,
                    change.after,
                ])
        }
    }

    /// What the catalogue came to say otherwise, the newest first.
    package func moduleChanges(
        since: Instant?, atMost limit: Int
    ) throws(StorageError) -> [ModuleChange] {
        try moduleChanges("WHERE at >= ?", [since?.seconds ?? .min, limit])
    }

    /// The same of one module.
    package func changes(
        of module: Module, atMost limit: Int
    ) throws(StorageError) -> [ModuleChange] {
        try moduleChanges("WHERE module_id = ?", [module.id, limit])
    }

    private func moduleChanges(
        _ condition: String, _ arguments: Values
    ) throws(StorageError) -> [ModuleChange] {
        try rows(
            """
            SELECT \(Module.columns), kind AS change_kind, fact, before, after, at FROM module_change
            JOIN module ON module.id = module_id \(condition)
            ORDER BY at DESC, module_change.id DESC LIMIT ?
            """, arguments
        ).compactMap { row in
            guard let module = Module(row: row),
                let kind = ModuleChange.Kind(rawValue: row["change_kind"])
            else { return nil }
            return ModuleChange(
                kind, of: module, fact: row["fact"],
                before: row["before"], after: row["after"],
                at: Instant(seconds: row["at"]))
        }
    }
}
