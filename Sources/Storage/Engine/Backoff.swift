import Foundation

/// How long to wait before what was overtaken is run again: longer each time, by chance, so that those
/// who came at once do not come at once again.
struct Backoff {
    private var tries = 0
    /// Fifty who want one row at the same time have all had their turn by then.
    private static let most = 20
    /// In seconds.
    private static let (shortest, longest) = (0.002, 0.5)

    /// - Returns: false where it was run often enough.
    mutating func wait() -> Bool {
        tries += 1
        guard tries < Self.most else { return false }
        let ceiling = Swift.min(Self.shortest * Double(1 << tries), Self.longest)
        Thread.sleep(forTimeInterval: .random(in: 0...ceiling))
        return true
    }
}
