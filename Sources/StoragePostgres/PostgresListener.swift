import CPq
import Campus
import Foundation
import Glibc
import Storage

/// Hears what a `PostgresAnnouncer` says, on a connection of its own: a thread asleep in `poll`.
///
/// Connected anew it calls back too: what was said meanwhile it missed.
final class PostgresListener: Hearing {
    /// The server's name for what is said; each database has its own.
    static let channel = "belltower"
    /// Between two tries to connect, in thousandths of a second.
    private static let patience: Int32 = 1_000
    /// Who says nothing for so long, in thousandths of a second, is asked whether it is there.
    private static let silence: Int32 = 15_000

    /// Whatever comes out of it ends the thread.
    private let stop: (reading: Int32, writing: Int32)

    /// Nil where the system gives no pipe.
    init?(_ address: PostgresAddress, _ heard: @escaping @Sendable (TouchedTopics) -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stop = (ends[0], ends[1])
        let thread = Thread { [reading = stop.reading] in
            Self.listen(address, until: reading, heard)
            Glibc.close(reading)
        }
        thread.name = "belltower-listen"
        thread.start()
    }

    deinit { Glibc.close(stop.writing) }

    private static func listen(
        _ address: PostgresAddress, until stop: Int32, _ heard: (TouchedTopics) -> Void
    ) {
        while true {
            if let session = try? PostgresSession(address, patience: Int(patience)),
                (try? session.run("LISTEN \(channel)")) != nil
            {
                heard(.any)
                if hear(session, until: stop, heard) { return }
            }
            if wait(for: stop, nil, milliseconds: patience) { return }
        }
    }

    /// - Returns: whether it is to end; false where the connection is lost.
    private static func hear(
        _ session: PostgresSession, until stop: Int32, _ heard: (TouchedTopics) -> Void
    ) -> Bool {
        while true {
            if wait(for: stop, PQsocket(session.handle), milliseconds: silence) { return true }
            guard PQconsumeInput(session.handle) == 1 else { return false }
            if let news = news(session) {
                heard(news)
                continue
            }
            guard (try? session.run("LISTEN \(channel)")) != nil else { return false }
            if let news = news(session) { heard(news) }
        }
    }

    /// What was said since this was asked last; nil for nothing.
    private static func news(_ session: PostgresSession) -> TouchedTopics? {
        var news: TouchedTopics?
        while let notice = PQnotifies(session.handle) {
            let said = TouchedTopics(text: String(cString: notice.pointee.extra))
            news?.formUnion(said)
            news = news ?? said
            PQfreemem(notice)
        }
        return news
    }

    /// Sleeps until there is something to read.
    ///
    /// - Returns: whether that is the end.
    private static func wait(for stop: Int32, _ socket: Int32?, milliseconds: Int32) -> Bool {
        var descriptors = [stop, socket ?? -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        while poll(&descriptors, 2, milliseconds) < 0, errno == EINTR {}
        return descriptors[0].revents != 0
    }
}
