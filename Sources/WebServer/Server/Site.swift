package import Logging
package import Operations
package import Recurrence
import Foundation
import Locks
import Words

/// What all requests share: a home, the threads on which it is asked, and how the site is reached.
package final class Site: Sendable {
    let home: Home
    let lanes: HomeLanes
    let hashing: PasswordHashing
    let mailer: AccountMailer
    let limits = RateLimits()
    let streams = StreamHub()
    let logger: Logger
    /// Whether browsers reach it by https: then cookies are kept to that.
    let isSecure: Bool
    /// Words without arguments by language, nested: the same for all pages.
    private let said: Locked<[Language: Shown]>
    private let clock: @Sendable () -> Instant

    /// - Parameters:
    ///   - isSecure: whether it speaks TLS itself; a proxy's is known by `server.url`.
    ///   - clock: the wall clock; one that jumps in tests.
    package init(
        _ home: Home, logger: Logger, isSecure: Bool,
        clock: @escaping @Sendable () -> Instant = {
            Instant(seconds: Int64(Date().timeIntervalSince1970))
        }
    ) {
        self.home = home
        self.logger = logger
        self.clock = clock
        lanes = HomeLanes(home)
        hashing = PasswordHashing()
        mailer = AccountMailer(home)
        said = Locked([:])
        let url = home.serverSettings.url
        self.isSecure = isSecure || url?.hasPrefix("https://") ?? false
    }

    var now: Instant { clock() }

    /// Of whoever set none.
    var zone: Zone { home.zone }

    /// What templates name as `say`.
    func pageWords(_ language: Language) -> [String: Any] {
        said.withLock { said in
            if let known = said[language] { return known }
            let words = Shown(words: WebApp.words(in: language))
            said[language] = words
            return words
        }.words
    }

    /// The cookie in which browsers keep a session.
    var cookieName: String { isSecure ? "__Host-belltower" : "belltower" }

    /// Ends the threads when all that waits is done.
    package func close() {
        lanes.close()
        hashing.close()
    }
}

/// Words that nobody alters once they are nested.
private struct Shown: @unchecked Sendable {
    // Unchecked: texts and dictionaries of texts, as `Any` for the templates.
    let words: [String: Any]
}
