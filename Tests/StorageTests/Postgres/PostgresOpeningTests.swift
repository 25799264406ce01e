import Foundation
import TestSupport
import Testing

@testable import Storage
@testable import StoragePostgres

@Suite("What is opened on PostgreSQL", .enabled(if: PostgresCluster.isAsked))
struct PostgresOpeningTests {
    private let cluster: PostgresCluster

    init() throws { cluster = try PostgresCluster.shared() }

    private func open(_ url: String, password: String? = nil) throws {
        try PostgresEngine(PostgresAddress(url, password: password)).close()
    }

    @Test("a server that does not answer, and who is not let in, are told apart")
    func unreachable() throws {
        #expect(throws: StorageError.unreachable("/nowhere")) {
            try open("postgresql:///campus?host=/nowhere")
        }
        let stranger = cluster.url(of: "postgres", user: "stranger")
        let host = String(stranger.split(separator: "=").last ?? "")
        #expect(throws: StorageError.denied(user: "stranger", host: host)) { try open(stranger) }
        #expect(throws: StorageError.unsuited(.missing("none"))) {
            try open(cluster.url(of: "none"))
        }
    }

    @Test("what is no address is none, and a password does not stand in one")
    func addresses() throws {
        for text in ["mysql://host/campus", "postgresql://[::1/campus", "campus.sqlite"] {
            #expect(throws: StorageError.unsuited(.address)) { try open(text) }
        }
        #expect(throws: StorageError.unsuited(.passwordInAddress)) {
            try open("postgresql://kim:secret@host/campus")
        }
        let several = try PostgresAddress(
            "postgresql://kim@one,two:5433/campus?target_session_attrs=read-write",
            password: "secret")
        #expect(several.hosts == "one,two")
        #expect(several.user == "kim")
        #expect(several.database == "campus")
    }

    @Test(
        "a database in another encoding or order of letters is refused",
        arguments: [
            ("ascii", "ENCODING 'SQL_ASCII' LOCALE 'C'"),
            ("german", "ENCODING 'UTF8' LOCALE 'C' LOCALE_PROVIDER icu ICU_LOCALE 'de'"),
        ])
    func kinds(_ name: String, _ kind: String) throws {
        try cluster.run("CREATE DATABASE \(name) TEMPLATE template0 \(kind)")
        let wanted: StorageError.Unsuited =
            name == "ascii" ? .encoding(name) : .collation(name)
        #expect(throws: StorageError.unsuited(wanted)) { try open(cluster.url(of: name)) }
    }

    @Test("another program's tables stay its own, and a newer Belltower's are not touched")
    func foreign() throws {
        let url = try cluster.empty()
        let store = { (url: String) in
            Store(try PostgresEngine(PostgresAddress(url, password: nil)))
        }
        try cluster.run("CREATE TABLE theirs (id BIGINT)", in: PostgresCluster.name(of: url))
        #expect(throws: StorageError.foreign) { try store(url) }
        let ours = try Store.postgres()
        try store(ours).transaction { transaction in
            _ = try transaction.execute("UPDATE belltower_schema SET steps = steps + 1")
        }
        #expect(throws: StorageError.newerSchema) { try store(ours) }
    }

    @Test("of several who open an empty database at once all find it made")
    func together() throws {
        let url = try cluster.empty()
        let group = DispatchGroup()
        let failures = LockedErrors()
        for _ in 0..<4 {
            group.enter()
            Thread.detachNewThread {
                do { try PostgresEngine(PostgresAddress(url, password: nil)).close() } catch {
                    failures.note(error)
                }
                group.leave()
            }
        }
        group.wait()
        #expect(failures.all.isEmpty)
    }

    @Test("who is let in with a password and finds no primary waits; without it they are told")
    func standby() throws {
        let (url, user) = (try cluster.empty(), PostgresCluster.asked)
        // As a standby it answers that nothing can be written.
        try cluster.run(
            "CREATE ROLE \(user) LOGIN PASSWORD 'tower'",
            "ALTER ROLE \(user) SET default_transaction_read_only = on")
        let name = PostgresCluster.name(of: url)
        let own = cluster.url(of: name, user: user)
        let writing = own + "&target_session_attrs=read-write"
        let host = String(own.split(separator: "=").last ?? "")
        #expect(throws: StorageError.unreachable(host)) { try open(writing, password: "tower") }
        for password in ["another", nil] {
            #expect(throws: StorageError.denied(user: user, host: host)) {
                try open(writing, password: password)
            }
        }
    }

    @Test(
        "who is let in by standbys alone waits; whose password is wrong is told",
        arguments: [
            ("session is read-only", true, "does not answer"),
            ("connection refused\nsession is not read-only", true, "does not answer"),
            ("server is in hot standby mode", true, "does not answer"),
            ("FATAL:  too many connections for role \"belltower\"", true, "does not answer"),
            (
                "FATAL:  password authentication failed for user \"belltower\"", true,
                "does not let belltower in"
            ),
            ("fe_sendauth: no password supplied", true, "does not let belltower in"),
            ("no pg_hba.conf entry for host", false, "does not let belltower in"),
            ("FATAL:  role \"x\" does not exist", false, "does not let belltower in"),
            ("connection refused", false, "does not answer"),
            ("FATAL:  database \"x\" does not exist", true, "has no database"),
        ])
    func refused(said: String, wasAsked: Bool, reason: String) throws {
        let address = try PostgresAddress("postgresql://belltower@a.example/campus", password: nil)
        let error = StorageError(opening: said, wasAskedForPassword: wasAsked, address)
        #expect("\(error)".contains(reason), "\(error)")
    }
}
