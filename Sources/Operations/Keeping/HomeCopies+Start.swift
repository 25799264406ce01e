import Foundation

/// What a start and a restore need to know of a home's copies.
extension HomeCopies {
    /// Of these files of a home programs write new ones beside them.
    private static let written = ["belltower.sqlite", "config.yaml"]

    /// Removes what programs of ours left in the home that are no more; a look at its names, since
    /// every start pays for it.
    func sweepAtStart() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        for name in names where Self.written.contains(where: { name.hasPrefix($0 + ".") }) {
            guard let writer = AtomicFile.writer(of: name), !AtomicFile.runs(writer) else {
                continue
            }
            unlink("\(home.path)/\(name)")
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
