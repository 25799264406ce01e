import Campus
import Foundation
import Operations
import ServiceLifecycle

/// Tells open pages when something changed that they show: whoever wrote it, in whichever process.
///
/// Every act pokes the home's servers after its commit with the topics that it touched; then the numbers of those to
/// which somebody listens are read again, and whether their sessions go on. A poke that is lost is made good at
/// the next heartbeat.
struct StreamService: Service {
    let site: Site

    /// Between two looks at the versions at least, so that an import of thousands is one.
    private static let pause = Duration.milliseconds(50)
    private static let heartbeat = Duration.seconds(45)

    func run() async throws {
        let pokes = try site.home.pokes()
        let heart = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.heartbeat)
                site.streams.beat()
                await end(site.streams.sessions(hearing: nil))
                pokes.ring()
            }
        }
        await cancelWhenGracefulShutdown {
            // What a look that failed was to tell.
            var owed = TouchedTopics.none
            while !Task.isCancelled {
                await pokes.wait()
                try? await Task.sleep(for: Self.pause)
                owed.formUnion(pokes.take())
                await renew(owed)
                if await tell(owed) { owed = .none }
            }
        }
        heart.cancel()
        site.streams.finish()
        pokes.close()
    }

    /// What operators set for the site, by whichever process: what cannot be read is at the next poke.
    private func renew(_ touched: TouchedTopics) async {
        // Settings of the site are the campus's.
        if case .some(let topics) = touched, !topics.contains(.campus) { return }
        let home = site.home
        try? await site.lanes.look { try home.renewSite() }
    }

    /// - Returns: whether it was told; a look that fails is made again at the next poke.
    private func tell(_ touched: TouchedTopics) async -> Bool {
        let (home, topics) = (site.home, site.streams.heard(touched))
        guard !topics.isEmpty || site.streams.isHeardWhole else { return true }
        guard let found = try? await site.lanes.look({ try home.numbers(of: topics) }) else {
            return false
        }
        await end(site.streams.sessions(hearing: topics))
        site.streams.tell(found.topics, total: found.total)
        return true
    }

    /// Ends the streams of those sessions that have ended, or whose person may act no more.
    private func end(_ sessions: Set<SessionID>) async {
        guard !sessions.isEmpty else { return }
        let home = site.home
        guard let ended = try? await site.lanes.look({ try home.ended(of: sessions) }) else {
            return
        }
        site.streams.end(ended)
    }
}
