import Campus
import Foundation
package import Recurrence

/// Keeps a home safe: copies of its database, and the way back.
///
/// It asks who somebody is, and adds nobody to the home.
package struct HomeKeeper: Sendable {
    package let home: HomeFolder
    package let now: Instant
    /// Whom `--as` or its variable names; nil for neither.
    private let named: Handle?

    /// - Parameter creating: whether a home that is not there yet is made.
    /// - Throws: `Refusal.missing` when there is no such home.
    package init(_ invocation: Invocation, creating: Bool = false) throws(Refusal) {
        let path = invocation.homePath
        guard creating || FileManager.default.fileExists(atPath: path) else {
            throw Refusal(.missing, "refusal.home.missing", with: ["path": "\(path)"])
        }
        home = try HomeFolder(path)
        now = try invocation.instant()
        HomeCopies(home: home).removeUnfinishedAtStart()
        named = try invocation.handle()
    }

    /// - Throws: `Refusal.misconfigured` where nobody can say which it is.
    func database() throws(Refusal) -> HomeDatabase { try HomeDatabase(of: home) }

    /// Refuses who may not keep this home.
    ///
    /// - Parameter refusal: the key of what others are told.
    /// - Throws: `Refusal.forbidden`; `.missing` for a name that is not in the home.
    func mustKeep(else refusal: String) throws(Refusal) {
        let right = KeepingRight(home: home, database: try database())
        if let named { try right.mustKnow(named) }
        try right.check(named ?? .login, else: refusal)
    }

    /// `20261121T181400Z`: names in the order of time, whatever the zone.
    var stamp: String {
        ClockTime(now, in: .utc).description.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
    }

    /// Whether two paths are one file.
    static func isSame(_ left: String, _ right: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(left, &one) == 0, stat(right, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }
}
