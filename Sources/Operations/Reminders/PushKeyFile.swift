import Foundation
import Reminding

/// The key pair of a home's pushes, in a file that its owner alone can read.
///
/// It is made once and kept: browsers subscribe to its public half, and another one reaches none of
/// them.
struct PushKeyFile {
    private let path: String
    /// More than a key has, in bytes.
    private static let longest = 4_096
    /// What is written has the process's number in its name: one thread after the other.
    private static let making = NSLock()

    init(_ home: HomeFolder) { path = home.pushKey }

    /// The key pair, made when there is none: of two processes that come at once one makes it, and
    /// both have it.
    ///
    /// - Throws: `Refusal.misconfigured` for a file that holds none.
    func key() throws(Refusal) -> VapidKey {
        if let key = try kept() { return key }
        Self.making.lock()
        defer { Self.making.unlock() }
        let fresh = VapidKey()
        if try AtomicFile(path: path).create(Array((fresh.text + "\n").utf8)) { return fresh }
        return try kept().orThrow(unusable)
    }

    /// The key pair; nil for none yet.
    ///
    /// - Throws: `Refusal.misconfigured` for a file that holds none.
    func kept() throws(Refusal) -> VapidKey? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let text = try NamedFile(path, atMost: Self.longest).text()
        guard let key = VapidKey(text) else { throw unusable }
        return key
    }

    private var unusable: Refusal {
        Refusal(.misconfigured, "refusal.push.key", with: ["path": "\(path)"])
    }
}
