package import Campus

/// Somebody is told when others with the same database open have written, for as long as this is kept.
package protocol Hearing: AnyObject, Sendable {}

/// A file's processes are on one machine, and wake each other there.
extension Engine {
    package func announce(_ topics: TouchedTopics) {}

    package func hear(
        _ heard: @escaping @Sendable (TouchedTopics) -> Void
    ) -> (any Hearing)? { nil }
}

extension Store {
    /// Tells those who `hear` that something was written, after the commit.
    ///
    /// Never fails: whoever misses it looks by themselves too, only later.
    package func announce(_ topics: TouchedTopics) { engine.announce(topics) }

    /// Calls back when somebody has written, be it this process; nil where only processes of this machine
    /// have the database open.
    package func hear(
        _ heard: @escaping @Sendable (TouchedTopics) -> Void
    ) -> (any Hearing)? {
        engine.hear(heard)
    }
}
