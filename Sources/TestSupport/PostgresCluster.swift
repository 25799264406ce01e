import Foundation
import Glibc
import Locks

/// A PostgreSQL server for the tests of one process, on a socket in a folder of its own; gone with the
/// process, however that ends.
package final class PostgresCluster: Sendable {
    /// Whether the suites are to run on PostgreSQL.
    package static let isAsked =
        ProcessInfo.processInfo.environment["BELLTOWER_POSTGRESQL"] == "1"

    /// The one that all tests of this process share.
    package static func shared() throws -> PostgresCluster { try started.get() }

    private static let started = Result { try PostgresCluster() }

    private let folder: String
    /// As long as it is open the server runs.
    private let lifeline: Pipe
    private let made = Locked(0)
    private let dropping = DispatchQueue(label: "dropping")
    private let templates = Locked<[String: String]>([:])
    /// By paths: see `database(like:at:_:)`.
    private let known = Locked<[String: String]>([:])

    /// - Parameter isLasting: it writes as one whose rows are to outlive a loss of power: for measuring.
    package init(isLasting: Bool = false) throws {
        let place = isLasting ? "/tmp" : Self.memory
        let folder = "\(place)/belltower-postgres-\(UUID().uuidString.prefix(8))"
        (self.folder, lifeline) = (folder, Pipe())
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let (keeper, ready) = (Process(), Pipe())
        keeper.executableURL = URL(fileURLWithPath: "/bin/sh")
        let options = isLasting ? Self.lasting : Self.fleeting
        keeper.arguments = ["-c", Self.script, "sh", folder, Self.programs, Self.drop, options]
        keeper.standardInput = lifeline
        keeper.standardOutput = ready
        try keeper.run()
        let answer = String(decoding: ready.fileHandleForReading.availableData, as: UTF8.self)
        guard answer.hasPrefix("ready") else { throw ClusterError(what: Self.log(in: folder)) }
    }

    /// In memory where there is room for all that a run may make: a thousand databases, each of 11 MB.
    private static let memory: String = {
        let (memory, room) = ("/dev/shm", 12 << 30)
        var status = statvfs()
        guard statvfs(memory, &status) == 0 else { return "/tmp" }
        return status.f_bavail * status.f_frsize >= room ? memory : "/tmp"
    }()

    private static let programs = "/usr/lib/postgresql/15/bin"

    /// The server refuses to be root's.
    private static let drop =
        getuid() == 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups" : ""

    /// Nothing that it writes needs to outlive the tests, and vacuuming would go round hundreds of databases.
    private static let fleeting = """
        -c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off \
        -c checkpoint_timeout=1d -c max_wal_size=2GB -c shared_buffers=128MB
        """
    private static let lasting = "-c shared_buffers=1GB -c max_wal_size=4GB"

    private static let script = #"""
        folder=$1 programs=$2 drop=$3 options=$4
        [ -z "$drop" ] || chown postgres "$folder"
        cd "$folder" || exit 1
        $drop "$programs/initdb" -D data -U belltower -A trust -E UTF8 --locale=C -N >log 2>&1 &&
        sed -i '1i local all asked scram-sha-256' data/pg_hba.conf &&
        $drop "$programs/pg_ctl" -D data -l server -w -o "-c listen_addresses='' \
            -c unix_socket_directories=$folder -c max_connections=500 $options" \
            start >>log 2>&1 && echo ready || echo failed
        exec >/dev/null
        cat >/dev/null
        $drop "$programs/pg_ctl" -D data -m immediate stop
        rm -rf "$folder"
        """#

    private static func log(in folder: String) -> String {
        (try? String(contentsOfFile: folder + "/log", encoding: .utf8))
            ?? "no PostgreSQL in \(programs): apt install postgresql"
    }

    /// Has all processes of the server stand still, as those of a machine that is paused, or go on.
    package func stop() throws { try signal("STOP") }

    package func goOn() throws { try signal("CONT") }

    private func signal(_ name: String) throws {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c", "read first <\"$0/data/postmaster.pid\"; kill -$1 $first $(pgrep -P $first)",
            folder,
            name,
        ]
        try shell.run()
        shell.waitUntilExit()
    }

    /// Kills one process that serves a database, at which the server ends all others and recovers.
    ///
    /// - Returns: whether there was one.
    package func crash(using database: String) -> Bool {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = [
            "-c",
            """
            read first <"$0/data/postmaster.pid"
            kill -KILL $(pgrep -P $first -f "belltower $1" | shuf -n 1)
            """,
            folder, database,
        ]
        shell.standardError = FileHandle.nullDevice
        guard (try? shell.run()) != nil else { return false }
        shell.waitUntilExit()
        return shell.terminationStatus == 0
    }

    /// A database without tables; its URL.
    package func empty() throws -> String { try make(from: "template0") }

    /// A database like another one that is made once, by whoever fills it; its URL.
    ///
    /// - Parameter fill: makes its tables, and lets go of it.
    package func database(
        like name: String, _ fill: @Sendable (_ url: String) throws -> Void
    ) throws -> String {
        let template = try templates.withLock { known in
            if let template = known[name] { return template }
            let url = try make(from: "template0")
            try fill(url)
            known[name] = Self.name(of: url)
            return Self.name(of: url)
        }
        return try make(from: template)
    }

    /// The same, and the very database that was made for a path before: for tests that open a file once more.
    package func database(
        like name: String, at path: String?, _ fill: @Sendable (_ url: String) throws -> Void
    ) throws -> String {
        guard let path else { return try database(like: name, fill) }
        if let url = known.withLock({ $0[path] }) { return url }
        let url = try database(like: name, fill)
        known.withLock { $0[path] = url }
        return url
    }

    /// Removes a database that nobody has open, when others that were to go have gone.
    fileprivate func drop(_ url: String) {
        let name = Self.name(of: url)
        dropping.async { [self] in
            try? run(
                "SELECT 1 / (COUNT(*) = 0)::INTEGER FROM pg_stat_activity WHERE datname = '\(name)'",
                "DROP DATABASE \(name)")
        }
    }

    /// Of the database that a URL of this server leads to.
    package static func name(of url: String) -> String {
        url.split(separator: "@/").last.map { String($0.prefix { $0 != "?" }) } ?? ""
    }

    private func make(from template: String) throws -> String {
        let number = made.withLock { made in
            made += 1
            return made
        }
        let name = "test\(number)"
        // To copy files takes half the time of writing them to the log.
        try run(
            "CREATE DATABASE \(name) TEMPLATE \(template) STRATEGY file_copy ENCODING 'UTF8' LOCALE 'C'"
        )
        return url(of: name)
    }

    /// Who alone is asked for a password; the test that needs them makes them.
    package static let asked = "asked"

    /// Where it listens.
    package var socket: String { folder + "/.s.PGSQL.5432" }

    package func url(of database: String, user: String = "belltower") -> String {
        "postgresql://\(user)@/\(database)?host=\(folder)"
    }

    /// Runs statements as the server's owner, in a database of its own, until one fails.
    package func run(_ statements: String..., in database: String = "postgres") throws {
        let client = Process()
        client.executableURL = URL(fileURLWithPath: Self.programs + "/psql")
        client.arguments =
            ["-XqAt", "-v", "ON_ERROR_STOP=1"] + statements.flatMap { ["-c", $0] }
            + [url(of: database)]
        let said = Pipe()
        client.standardError = said
        client.standardOutput = FileHandle.nullDevice
        try client.run()
        client.waitUntilExit()
        guard client.terminationStatus == 0 else {
            let what = said.fileHandleForReading.availableData
            throw ClusterError(what: String(decoding: what, as: UTF8.self))
        }
    }

    private struct ClusterError: Error { var what: String }
}

/// A database of the tests' server that goes with this value, unless something has it open still: a thousand of
/// them would be 11 GB.
package final class PostgresDatabase: Sendable {
    package let url: String
    private let cluster: PostgresCluster

    /// One like another that is made once; see `PostgresCluster.database`.
    package init(
        like name: String, _ fill: @Sendable (_ url: String) throws -> Void
    ) throws {
        cluster = try .shared()
        url = try cluster.database(like: name, fill)
    }

    deinit { cluster.drop(url) }
}
