import Campus
import Foundation
import Operations
import ServiceLifecycle

/// Tells open pages when something changed that they show: whoever wrote it, in whichever process.
///
/// Every act pokes the home's servers after its commit; then the versions of those who listen are read
/// again, and whether their sessions go on. A poke that is lost is made good at the next heartbeat.
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
                await end(site.streams.sessions(changedBy: nil))
                pokes.ring()
            }
        }
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await pokes.wait()
                try? await Task.sleep(for: Self.pause)
                await renew()
                await tell()
            }
        }
        heart.cancel()
        site.streams.finish()
        pokes.close()
    }

    /// What operators set for the site, by whichever process: what cannot be read is at the next poke.
    private func renew() async {
        let home = site.home
        try? await site.lanes.look { try home.renewSite() }
    }

    private func tell() async {
        let people = site.streams.people
        guard !people.isEmpty else { return }
        let home = site.home
        // A look that fails is made again at the next poke.
        guard let found = try? await site.lanes.look({ try home.versions(of: people) }) else {
            return
        }
        let versions = found.people.mapValues {
            StreamVersions(person: $0, campus: found.campus)
        }
        await end(site.streams.sessions(changedBy: versions))
        site.streams.tell(versions)
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
