import Fetching
import Foundation
import Reminding

/// The folder that holds one home's database, configuration and locks.
package struct HomeFolder: Sendable {
    package let path: String

    /// The home at a path, created with mode 0700 when it is missing.
    package init(_ path: String) throws(Refusal) {
        self.path = path
        // What is made here is the person's own: files 0600, folders 0700.
        umask(0o077)
        guard try !Self.isThere(path) else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw Refusal(.cannotCreate, "refusal.home.uncreatable", with: ["path": "\(path)"])
        }
    }

    /// Whether there is a folder at a path that may be entered.
    ///
    /// - Throws: `Refusal` when something else is there, or it is closed.
    static func isThere(_ path: String) throws(Refusal) -> Bool {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            return false
        }
        guard isDirectory.boolValue else {
            throw Refusal(.cannotCreate, "refusal.home.file", with: ["path": "\(path)"])
        }
        guard access(path, R_OK | X_OK) == 0 else {
            throw Refusal(.forbidden, "refusal.home.closed", with: ["path": "\(path)"])
        }
        return true
    }

    /// The home at a path, as far as it is there.
    init(known path: String) { self.path = path }

    static let databaseName = "belltower.sqlite"

    package var database: String { path + "/" + Self.databaseName }
    package var configuration: String { path + "/config.yaml" }
    var marker: String { path + "/belltower.home" }
    /// The key pair of pushes.
    var pushKey: String { path + "/push.key" }
    var importLockPath: String { path + "/import.lock" }
    var remindLockPath: String { path + "/remind.lock" }
    var serveLockPath: String { path + "/server.lock" }
    var publishLockPath: String { path + "/publish.lock" }

    /// Refuses to write what somebody asked for under a name that the home has for something else.
    ///
    /// A calendar in the database's place would be all that is left of it.
    func mustNotBeOwn(_ file: String) throws(Refusal) {
        let names = [
            configuration, marker, pushKey, importLockPath, remindLockPath, serveLockPath,
            publishLockPath,
            FilePath.joined(path, Poke.socket),
        ].map(FilePath.lastPart)
        let sides = ["", "-wal", "-shm", "-journal"].map { Self.databaseName + $0 }
        guard (names + sides).contains(FilePath.lastPart(file)),
            HomeKeeper.isSame(FilePath.folder(of: file), path)
        else { return }
        throw Refusal(
            .invalid, "refusal.home.own",
            with: ["file": "\(file)", "name": "\(FilePath.lastPart(file))"])
    }

    /// The folder that an option names, else the environment, else the standard one.
    package static func named(_ path: String?) -> String {
        Self.path(path, ProcessInfo.processInfo.environment)
    }

    /// The home that is named, by an option or by `BELLTOWER_HOME`, else the standard one.
    static func path(_ named: String?, _ environment: [String: String]) -> String {
        let variable = environment["BELLTOWER_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        return named ?? variable ?? standardPath(environment)
    }

    /// The home a person has when none is named: `$XDG_DATA_HOME/belltower`.
    package static func standardPath(_ environment: [String: String]) -> String {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return data + "/belltower"
        }
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share/belltower"
    }
}
