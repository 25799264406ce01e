import Storage

import StorageSQLite
import TestSupport

@testable import StoragePostgres

extension Store {
    /// A store that holds nothing, on the engine that the suites run on.
    static func fresh() throws -> Store {
        guard PostgresCluster.isAsked else { return try Store(path: nil) }
        return Store(try PostgresEngine(PostgresAddress(try postgres(), password: nil)))
    }

    /// A database with our tables; its URL.
    static func postgres() throws -> String {
        try PostgresCluster.shared().database(like: "home") { url in
            try PostgresEngine(PostgresAddress(url, password: nil)).close()
        }
    }
}
