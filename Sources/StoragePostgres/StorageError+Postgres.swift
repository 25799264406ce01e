import CPq
import Storage

extension StorageError {
    /// What a server said, by its SQLSTATE (postgresql.org/docs/15/errcodes-appendix.html).
    ///
    /// - Parameter state: nil where the connection is lost.
    init(_ state: String?, _ message: String?, of address: PostgresAddress) {
        guard let state else {
            self = .unreachable(address.hosts)
            return
        }
        switch (state, state.prefix(2)) {
        // Overtaken by others, waited for too long, or too many are connected.
        case ("40001", _), ("40P01", _), ("55P03", _), ("57014", _), ("53300", _): self = .busy
        case ("25006", _): self = .failed("what only looks may not write")
        case ("42501", _), (_, "28"): self = .denied(user: address.user, host: address.hosts)
        case ("3D000", _): self = .unsuited(.missing(address.database))
        case ("53100", _): self = .full
        case ("42P01", _), ("42703", _):
            self = .incomplete(message.flatMap(Self.quoted) ?? "a table")
        case (_, "08"), (_, "57"): self = .unreachable(address.hosts)
        case (_, "XX") where state != "XX000": self = .notADatabase
        default: self = .failed(message ?? "PostgreSQL error \(state)")
        }
    }

    /// The first name in quotes: `relation "person" does not exist`.
    private static func quoted(_ message: String) -> String? {
        let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.count > 2 ? String(parts[1].prefix(100)) : nil
    }

    /// Why no connection came about: libpq says it in words alone, which may name what is secret, so
    /// nothing of them is passed on.
    init(opening handle: OpaquePointer, _ address: PostgresAddress) {
        self.init(
            opening: PQerrorMessage(handle).map { String(cString: $0) } ?? "",
            wasAskedForPassword: PQconnectionNeedsPassword(handle) != 0
                || PQconnectionUsedPassword(handle) != 0,
            address)
    }

    /// - Parameters:
    ///   - said: libpq's words, of every host.
    ///   - wasAskedForPassword: by the last host, whether or not it took what it was given.
    init(opening said: String, wasAskedForPassword: Bool, _ address: PostgresAddress) {
        if said.contains("database \"") && said.contains("does not exist") {
            self = .unsuited(.missing(address.database))
        } else if Self.passing.contains(where: said.contains) {
            self = .unreachable(address.hosts)
        } else if wasAskedForPassword || said.contains("no pg_hba.conf entry")
            || said.contains("role \"")
        {
            self = .denied(user: address.user, host: address.hosts)
        } else {
            self = .unreachable(address.hosts)
        }
    }

    /// What whoever was let in is told while there is no primary, or no place: it passes.
    private static let passing = [
        "session is read-only", "session is not read-only", "hot standby", "too many connections",
    ]
}
