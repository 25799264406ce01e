import Campus
import Foundation
import Recurrence
import Storage
import StorageSQLite
import TestSupport

@testable import Operations

/// A home with a real store, in which different people act.
struct TestHome {
    let folder: TemporaryFolder
    /// Where everybody's clock stands.
    var now = "2026-10-05T08:00:00+01:00"

    /// A home whose first person, so its operator, is `op`.
    init() throws {
        folder = try TemporaryFolder()
        _ = try self.as("op")
    }

    /// The registrar as somebody uses it; they are added when they are new.
    func `as`(_ handle: String, now: String? = nil) throws -> Registrar {
        try Registrar.adding(
            Registrar.Setting(
                home: folder.path + "/home", person: handle, zone: "Europe/London",
                now: now ?? self.now))
    }

    /// Whether any of the home's files holds some bytes.
    func holds(_ text: String) throws -> Bool {
        let home = folder.path + "/home"
        return try FileManager.default.contentsOfDirectory(atPath: home).contains { name in
            let bytes = try Data(contentsOf: URL(fileURLWithPath: home + "/" + name))
            return bytes.range(of: Data(text.utf8)) != nil
        }
    }
}

extension Registrar {
    /// All that the person was ever to be told of events, the oldest first.
    func news() throws(Failure) -> [News] {
        try looking { transaction, viewer in
            try transaction.news(for: viewer, since: Instant(seconds: 0)).map(\.news)
        }
    }

    /// The registrar of a person who is added when they are new.
    static func adding(_ setting: Setting) throws -> Registrar {
        var founding = setting
        founding.isFounding = true
        do throws(Failure) {
            return try Registrar(founding)
        } catch {
            guard error.status == .missing, let handle = setting.person.flatMap(Handle.init)
            else { throw error }
            let home = Home.path(setting.home, [:])
            let store = try Store(path: Home(known: home).database)
            _ = try store.act { try $0.welcome(handle, at: try instant(setting.now)) }
            return try Registrar(setting)
        }
    }
}

/// The status of the failure that something ends with; nil when it ends well.
func status(of body: () throws -> Void) -> Failure.Status? {
    failure(of: body)?.status
}

/// The failure that something ends with; nil when it ends well.
func failure(of body: () throws -> Void) -> Failure? {
    do {
        try body()
        return nil
    } catch {
        return error as? Failure ?? Failure(.inputOutput, "another error: \(error)")
    }
}
