import Foundation
import Storage
import StorageSQLite

/// A home's own database with its tables and nothing in them, made once a process: taking all steps of its
/// schema costs more than most tests do.
package enum EmptyDatabase {
    private static let bytes = Result {
        let folder = try TemporaryFolder()
        let path = folder.path + "/empty.sqlite"
        try Store(path: path).close()
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    /// Puts it into a folder, which is made for the person alone, before anybody opens a home there.
    package static func copy(to home: String) throws {
        let files = FileManager.default
        try files.createDirectory(
            atPath: home, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let isMade = files.createFile(
            atPath: home + "/belltower.sqlite", contents: try bytes.get(),
            attributes: [.posixPermissions: 0o600])
        if !isMade { throw CocoaError(.fileWriteUnknown) }
    }
}
