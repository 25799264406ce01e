import Foundation
import Storage
import StoragePostgres
import StorageSQLite

/// Where a home keeps its rows: in its own file, or in a database on a server.
struct HomeDatabase: Sendable {
    private let folder: HomeFolder
    private let configuration: Configuration

    init(_ folder: HomeFolder, _ configuration: Configuration) {
        self.folder = folder
        self.configuration = configuration
    }

    /// As the configuration says now; the home's file where that cannot be read.
    init(of folder: HomeFolder) {
        let environment = ProcessInfo.processInfo.environment
        let read = try? Configuration(file: folder.configuration, environment: environment)
        self.init(folder, read ?? Configuration())
    }

    var isFile: Bool { configuration.database == .file }

    /// Whether something is kept there already; of a server that is not asked.
    var isThere: Bool {
        !isFile || FileManager.default.fileExists(atPath: folder.database)
    }

    /// Opens it, making what is missing of it.
    ///
    /// - Throws: `Refusal`: what opening a database throws; `.unavailable` where no server answers,
    ///   `.forbidden` where it lets nobody in, `.misconfigured` for what cannot keep a home.
    func open() throws(Refusal) -> Store {
        switch configuration.database {
        case .file:
            let path = folder.database
            return try translating { () throws(StorageError) in try Store(path: path) }
        case .server(let url):
            let password = try configuration.databasePassword?.read(relativeTo: folder.path)
            return try translating { () throws(StorageError) in
                Store(try PostgresEngine(PostgresAddress(url, password: password)))
            }
        }
    }

    /// Refuses what is done with files alone.
    ///
    /// - Throws: `Refusal.invalid`, with what does it on a server.
    func mustBeFile() throws(Refusal) {
        guard isFile else { throw Refusal(.invalid, "refusal.keeping.server") }
    }
}
