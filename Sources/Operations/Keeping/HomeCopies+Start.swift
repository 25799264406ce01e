import Foundation

/// What a start and a restore need to know of a home's copies.
extension HomeCopies {
    /// Of these files of a home programs write new ones beside them.
    private static let written = ["belltower.sqlite", "config.yaml", "push.key"]

    /// Removes what processes that are no more left of these; a look at the names in one folder,
    /// since every start pays for it.
    func removeUnfinishedAtStart() {
        AtomicFile.removeUnfinished(in: home.path) { name in
            Self.written.contains { name.hasPrefix($0 + ".") }
        }
    }

    /// A name for what a restore replaces at an instant: two may come within a second.
    func freeName(at stamp: String) -> String {
        let first = home.replacedBegin + stamp
        var (name, number) = (first, 1)
        while FileManager.default.fileExists(atPath: name) {
            number += 1
            name = "\(first)-\(number)"
        }
        return name
    }
}
