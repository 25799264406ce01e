import Campus
import Foundation

/// Where the pages of one crawl are kept in the home.
struct CrawlFolder {
    let path: String

    init(home: Home, _ address: CrawlAddress) {
        path = "\(home.path)/crawls/\(address.secret.fingerprint)"
    }

    /// Keeps a second crawl of the same pages out.
    ///
    /// - Throws: `Failure.busy` at once when there is one.
    func lock() throws(Failure) -> FileLock {
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return try FileLock(path + "/lock", waiting: 0, for: "the same crawl")
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
