import CPq
import Foundation
package import Storage

/// Which database, and how it is to be had: a URL of libpq's, without a password.
///
/// Several hosts, `target_session_attrs` and all else that libpq takes are left to it
/// (postgresql.org/docs/15/libpq-connect.html).
package struct PostgresAddress: Sendable {
    /// What libpq connects by.
    let url: String
    /// Nil where none is known: libpq may have one of its own, or the server ask for none.
    let password: String?
    /// In words: where, who and what, never a password.
    let hosts: String
    let user: String
    let database: String
    private var isHasty = false

    /// - Throws: `StorageError.unsuited` for a text that libpq cannot read or that has a password in it,
    ///   and where libpq is not installed.
    package init(_ url: String, password: String?) throws(StorageError) {
        guard belltower_pq_is_there() != 0 else { throw .unsuited(.library) }
        let parts = try Self.parts(of: url)
        // Whoever lists processes or reads the configuration would read it too.
        guard parts["password"] == nil else { throw .unsuited(.passwordInAddress) }
        self.url = url
        self.password = password
        hosts = parts["host"] ?? parts["hostaddr"] ?? "localhost"
        user = parts["user"] ?? NSUserName()
        database = parts["dbname"] ?? user
    }

    private static func parts(of url: String) throws(StorageError) -> [String: String] {
        guard url.hasPrefix("postgresql://") || url.hasPrefix("postgres://"),
            let options = PQconninfoParse(url, nil)
        else { throw .unsuited(.address) }
        defer { PQconninfoFree(options) }
        var parts: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val {
                parts[String(cString: keyword)] = String(cString: value)
            }
            option += 1
        }
        return parts
    }

    /// What all names of our connections begin with.
    static let program = "belltower"

    /// What the server calls this process's connections.
    static let ownName = "\(program) \(ProgramProcess.own.text)"

    /// What libpq is told, in its order: what comes later counts.
    var parameters: [(String, String)] {
        var parameters = [
            ("connect_timeout", "5"), ("keepalives_idle", "5"), ("keepalives_interval", "2"),
            // A primary that is gone says nothing: without these a lane waited for minutes.
            ("keepalives_count", "3"), ("tcp_user_timeout", "10000"), ("dbname", url),
            ("client_encoding", "UTF8"), ("application_name", Self.ownName),
        ]
        if let password { parameters.append(("password", password)) }
        if isHasty { parameters.append(("connect_timeout", "3")) }
        return parameters
    }

    /// The same for who only looks whether a server is there, in seconds.
    var hasty: PostgresAddress {
        var hasty = self
        hasty.isHasty = true
        return hasty
    }
}
