import Campus
import Foundation

/// Where the pages of one crawl are kept in the home.
struct CrawlFolder {
    let path: String

    init(home: HomeFolder, _ address: CrawlAddress) {
        path = "\(Self.parent(in: home))/\(address.secret.fingerprint)"
    }

    private init(path: String) { self.path = path }

    private static func parent(in home: HomeFolder) -> String { home.path + "/crawls" }

    /// Those of all crawls that were made in a home.
    static func all(in home: HomeFolder) -> [CrawlFolder] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: parent(in: home))
        return (names ?? []).map { CrawlFolder(path: "\(parent(in: home))/\($0)") }
    }

    /// Whether a crawl is under way.
    var isInUse: Bool { FileLock.holder(path + "/lock") != nil }

    /// Keeps a second crawl of the same pages out.
    ///
    /// - Throws: `Refusal.busy` at once when there is one.
    func lock() throws(Refusal) -> FileLock {
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let lock = try FileLock(lockPath, waiting: 0, for: "the same crawl")
        noteProgress()
        return lock
    }

    /// Says on the lock that the crawl goes on: its time is that of the last page.
    func noteProgress() { utimes(lockPath, nil) }

    /// How long ago the crawl that holds the lock began, or read its last page; in seconds of the
    /// machine's clock.
    var idleSeconds: Int {
        var status = stat()
        guard stat(lockPath, &status) == 0 else { return 0 }
        return max(0, time(nil) - status.st_mtim.tv_sec)
    }

    /// Longer than a host may ask to be left alone between two pages, a slow page included.
    static let longestIdle = 30 * 60

    private var lockPath: String { path + "/lock" }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
