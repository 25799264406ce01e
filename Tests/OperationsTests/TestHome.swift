import Campus
import Foundation
import Recurrence
import StoragePostgres
import TestSupport

@testable import Operations
@testable import Storage

/// A home with a real store, in which different people act.
struct TestHome {
    let folder: TemporaryFolder
    /// Where everybody's clock stands.
    var now = "2026-10-05T08:00:00+01:00"
    /// The server's database that has its rows; nil for its own file.
    private let database: PostgresDatabase?

    /// A home whose first person, so its operator, is `op`.
    init(onServer: Bool = PostgresCluster.isAsked) throws {
        folder = try TemporaryFolder()
        database = onServer ? try PostgresDatabase(like: "home", Self.fill) : nil
        if database == nil {
            try EmptyDatabase.copy(to: folder.path + "/home")
        } else {
            try configure("")
        }
        _ = try self.as("op")
    }

    /// A database with our tables, and nothing in them; its URL.
    static func serverDatabase() throws -> String {
        try PostgresCluster.shared().database(like: "home", fill)
    }

    private static let fill: @Sendable (_ url: String) throws -> Void = { url in
        try PostgresEngine(PostgresAddress(url, password: nil)).close()
    }

    /// Writes config.yaml, which leads to the same database as before.
    func configure(_ yaml: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/home", withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let line = database.map { "\ndatabase: \($0.url)\n" } ?? ""
        try folder.write(yaml + line, as: "home/config.yaml")
    }

    /// All desks as somebody sees them; they are added when they are new.
    func `as`(_ handle: String, now: String? = nil) throws -> Desks {
        try Desks.adding(
            Invocation(
                home: folder.path + "/home", person: handle, zone: "Europe/London",
                now: now ?? self.now))
    }

    /// Whether any of the home's files, or a row on its server, holds some bytes.
    func holds(_ text: String) throws -> Bool {
        if database != nil, try self.as("op").store.isInRows(text) { return true }
        let home = folder.path + "/home"
        return try FileManager.default.contentsOfDirectory(atPath: home).contains { name in
            let bytes = try Data(contentsOf: URL(fileURLWithPath: home + "/" + name))
            return bytes.range(of: Data(text.utf8)) != nil
        }
    }
}

extension Desks {
    /// All that the person was ever to be told of events, the oldest first.
    func news() throws(Refusal) -> [News] {
        try looking { transaction, viewer in
            try transaction.news(for: viewer, since: Instant(seconds: 0)).map(\.news)
        }
    }

    /// The desks of a person who is added when they are new.
    static func adding(_ invocation: Invocation) throws -> Desks {
        var founding = invocation
        founding.isFounding = true
        do throws(Refusal) {
            return try Desks(founding)
        } catch {
            guard error.reason == .missing, let handle = try invocation.handle() else {
                throw error
            }
            try Home(invocation.homePath).welcome(handle, at: try invocation.instant())
            return try Desks(invocation)
        }
    }
}

/// The reason of the refusal that something ends with; nil when it ends well.
func reason(of body: () throws -> Void) -> Refusal.Reason? {
    failure(of: body)?.reason
}

/// The failure that something ends with; nil when it ends well.
func failure(of body: () throws -> Void) -> Refusal? {
    do {
        try body()
        return nil
    } catch {
        return error as? Refusal ?? Refusal(.failed, "another error: \(error)")
    }
}

extension Store {
    /// Whether a row of any table of a server has some bytes, as text or in what is no text.
    fileprivate func isInRows(_ text: String) throws -> Bool {
        let hex = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return try reading { transaction in
            let tables: [String] = try transaction.column(
                "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
            return try tables.contains { table in
                let count = try transaction.number(
                    """
                    SELECT COUNT(*) FROM "\(table)" AS t
                    WHERE strpos(CAST(t AS TEXT), ?) + strpos(CAST(t AS TEXT), ?) > 0
                    """, [text, hex])
                return count != 0
            }
        }
    }

    /// Runs what no part of the program does.
    func execute(_ sql: String) throws {
        try transaction { _ = try $0.execute(sql) }
    }
}
