package import Campus
package import Recurrence

/// Which machines sign pushes by which key: public halves alone.
extension Transaction {
    /// The key that devices subscribed to first; nil where none did.
    package func firstPushKey() throws(StorageError) -> MachineKey? {
        try row("SELECT machine, path, public_key, since AS at FROM first_push_key WHERE id = 1")
            .map(MachineKey.init(row:))
    }

    /// Writes down to which key the first device subscribes, unless one has before.
    package func noteFirstPushKey(_ key: MachineKey) throws(StorageError) {
        try execute(
            """
            INSERT INTO first_push_key (id, machine, path, public_key, since)
            VALUES (1, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
            """, [key.machine, key.path, key.publicText, key.at.seconds])
    }

    /// No device takes pushes any more: whichever key the next one subscribes to is the first.
    package func forgetFirstPushKey() throws(StorageError) {
        try execute("DELETE FROM first_push_key")
    }

    /// Those that were found since an instant, in the order of their machines.
    package func machineKeys(since start: Instant) throws(StorageError) -> [MachineKey] {
        try rows(
            """
            SELECT machine, path, public_key, seen AS at FROM machine_key WHERE seen >= ?
            ORDER BY machine, path
            """, [start.seconds]
        ).map(MachineKey.init(row:))
    }

    /// Writes down by which key a machine signs, and forgets the machines that nobody has heard of since an
    /// instant.
    package func noteMachineKey(
        _ key: MachineKey, forgettingBefore start: Instant
    ) throws(StorageError) {
        try execute(
            """
            INSERT INTO machine_key (machine, path, public_key, seen) VALUES (?, ?, ?, ?)
            ON CONFLICT (machine, path) DO UPDATE SET public_key = excluded.public_key,
                seen = excluded.seen
            """, [key.machine, key.path, key.publicText, key.at.seconds])
        try execute("DELETE FROM machine_key WHERE seen < ?", [start.seconds])
    }
}

extension MachineKey {
    fileprivate init(row: Row) {
        self.init(
            machine: row["machine"], path: row["path"], publicText: row["public_key"],
            at: Instant(seconds: row["at"]))
    }
}
