import Foundation
import Storage
import StoragePostgres
import StorageSQLite
import Words

/// Where a home keeps its rows: in its own file, or in a database on a server.
struct HomeDatabase: Sendable {
    private let folder: HomeFolder
    private let configuration: Configuration
    /// Of the environment, where one says which it is: config.yaml does not count then.
    let variable: String?

    init(_ folder: HomeFolder, _ configuration: Configuration, variable: String? = nil) {
        self.folder = folder
        self.configuration = configuration
        self.variable = variable
    }

    /// As the configuration says now, be there mistakes elsewhere in it.
    ///
    /// - Throws: `Refusal.misconfigured` where it cannot be read and may name a server: what is done to everybody's
    ///   data is not done to another database than theirs.
    init(of folder: HomeFolder) throws(Refusal) {
        let reading = ConfigurationReading(
            file: folder.configuration, environment: ProcessInfo.processInfo.environment)
        self.init(
            folder, reading.configuration,
            variable: reading.variables.first { $0 == "BELLTOWER_DATABASE" })
        guard isFile, let failure = reading.failure, !reading.keys.contains("database") else {
            return
        }
        let text = (try? NamedFile(folder.configuration).text()) ?? ""
        if text.split(separator: "\n").contains(where: { $0.hasPrefix("database") }) {
            throw failure
        }
    }

    /// Of the same home, with all else that its configuration says.
    func moved(to place: Configuration.Database) -> HomeDatabase {
        var other = configuration
        other.database = place
        return HomeDatabase(folder, other)
    }

    var place: Configuration.Database { configuration.database }

    /// Where the home's own file is, or would be.
    var file: String { folder.database }

    var isFile: Bool { configuration.database == .file }

    /// Whether something is kept there already; of a server that is not asked.
    var isThere: Bool {
        !isFile || FileManager.default.fileExists(atPath: folder.database)
    }

    /// Opens it, making what is missing of it.
    ///
    /// - Parameter mayBegin: whether a database is begun in a home that was in use, as one that is to be filled.
    /// - Throws: `Refusal`: what opening a database throws; `.unreadable` where the home was in use and its database
    ///   is gone, `.unavailable` where no server answers, `.forbidden` where it lets nobody in, `.misconfigured` for
    ///   what cannot keep a home.
    func open(mayBegin: Bool = false) throws(Refusal) -> Store {
        let marker = HomeMarker(home: folder)
        switch configuration.database {
        case .file:
            let path = folder.database
            guard mayBegin || hasBytes || !marker.wasInUse else { throw marker.lost }
            return try translating { () throws(StorageError) in try Store(path: path) }
        case .server(let url):
            let password = try configuration.databasePassword?.read(relativeTo: folder.path)
            do throws(StorageError) {
                let address = try PostgresAddress(url, password: password)
                return Store(
                    try PostgresEngine(address, mayBegin: mayBegin || !marker.wasInUse))
            } catch .vanished {
                throw marker.lost
            } catch {
                throw Refusal(error)
            }
        }
    }

    /// Opens what is kept; nil where the home's database is gone.
    func openKept() throws(Refusal) -> Store? {
        do throws(Refusal) {
            return try open()
        } catch {
            guard error.message.key == HomeMarker.lost else { throw error }
            return nil
        }
    }

    /// Whether the home's own file is there, and is more than a name.
    private var hasBytes: Bool {
        var status = stat()
        return stat(folder.database, &status) == 0
            && (status.st_size > 0 || status.st_mode & S_IFMT != S_IFREG)
    }

    /// Who rings from it, where several machines may.
    func ringers() throws(Refusal) -> [String] {
        try users { store throws(StorageError) in try store.ringers() }
    }

    /// Who else has it open, where several machines may.
    func others() throws(Refusal) -> [String] {
        try users { store throws(StorageError) in try store.others() }
    }

    /// Waits a little for whoever has just ended: a server may see that later.
    private func users(
        _ found: (Store) throws(StorageError) -> [String]
    ) throws(Refusal) -> [String] {
        guard !isFile, let store = try openKept() else { return [] }
        defer { try? store.close() }
        let deadline = ContinuousClock.now + .seconds(1)
        return try translating { () throws(StorageError) in
            while true {
                let users = try found(store)
                guard !users.isEmpty, ContinuousClock.now < deadline else { return users }
                usleep(50_000)
            }
        }
    }

    /// Whether somebody is in it.
    func hasPeople() throws(Refusal) -> Bool {
        guard isThere, let store = try openKept() else { return false }
        defer { try? store.close() }
        return try translating { () throws(StorageError) in
            try store.look { try !$0.everybody().isEmpty }
        }
    }
}
