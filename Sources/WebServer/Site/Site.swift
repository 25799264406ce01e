import CalDAV
import Credentials
import Foundation
import Locks
import Logging
import Operations
import Recurrence
import Words

/// What all requests share: a home, the threads on which it is asked, and how the site is reached.
package final class Site: Sendable {
    let home: Home
    let lanes: HomeLanes
    let hashing: PasswordHashing
    let pictures: PictureMaking
    let mailer: AccountMailer
    let provider: OpenIDProvider
    /// How many letters are on their way.
    let letters = Locked(0)
    /// How many wait for another try.
    let waitingLetters = Locked(0)
    /// Errands with keys of their own that are under way.
    let errands = Locked<Set<String>>([])
    let limits = RateLimits()
    /// The same of what somebody's programs ask.
    let programLimits: [CredentialKind: RateLimits] = [
        .token: RateLimits(), .appPassword: RateLimits(),
    ]
    let streams = StreamHub()
    /// What seals the topics of pages, once it was looked up.
    let topicSecret = Locked<PageTopics?>(nil)
    let metrics = ServerMetrics()
    /// What goes wrong here, until it is handed to the home.
    let errors = ErrorBook()
    private let certificate = Locked<Instant?>(nil)
    let views = ViewCache()
    let feeds = FeedCache()
    let calendars: DAVService
    let connections: OpenConnections
    let logger: Logger
    /// Whether browsers reach it by https: then cookies are kept to that.
    let isSecure: Bool
    /// Words without arguments by language, nested: the same for all pages.
    private let said: Locked<[Language: TemplateScope]>
    let clock: @Sendable () -> Instant
    /// Where it listens; nil before it does.
    private let port = Locked<Int?>(nil)

    /// - Parameters:
    ///   - isSecure: whether it speaks TLS itself; a proxy's is known by `server.url`.
    ///   - connections: over which it is asked.
    ///   - clock: the wall clock; one that jumps in tests.
    init(
        _ home: Home, logger: Logger, isSecure: Bool,
        connections: OpenConnections = OpenConnections(ConnectionLimits(), most: 1_000),
        clock: @escaping @Sendable () -> Instant = {
            Instant(seconds: Int64(Date().timeIntervalSince1970))
        }
    ) {
        self.home = home
        self.logger = errors.counting(logger, in: "server")
        self.clock = clock
        self.connections = connections
        lanes = HomeLanes(home)
        calendars = DAVService(lanes)
        hashing = PasswordHashing()
        pictures = PictureMaking()
        mailer = AccountMailer(home)
        provider = OpenIDProvider(home)
        said = Locked([:])
        let url = home.serverSettings.url
        self.isSecure = isSecure || url?.hasPrefix("https://") ?? false
        home.post.carry { [weak self] notice in
            guard let self else { return }
            tell(notice, at: self.clock())
        }
    }

    var now: Instant { clock() }

    /// Of whoever set none.
    var zone: Zone { home.zone }

    /// What templates name as `say`.
    func pageWords(_ language: Language) -> TemplateScope {
        said.withLock { said in
            if let known = said[language] { return known }
            let words = WebApp.words(in: language)
            said[language] = words
            return words
        }
    }

    /// Until when the certificate holds by which it is reached; nil for none of its own.
    var certificateEnd: Instant? {
        get { certificate.withLock { $0 } }
        set { certificate.withLock { $0 = newValue } }
    }

    func isListening(at port: Int) { self.port.withLock { $0 = port } }

    /// Where browsers find it: its URL, or this machine's own name for itself.
    var origin: String {
        let settings = home.serverSettings
        let port = port.withLock { $0 } ?? settings.listen.port
        return settings.url ?? "\(isSecure ? "https" : "http")://localhost:\(port)"
    }

    /// By which host it calls itself, and by which port.
    var host: String? {
        origin.firstRange(of: "://").map { String(origin[$0.upperBound...]) }
    }

    /// As whom passkeys know the site: by its URL, or by this machine's own name for itself.
    ///
    /// - Throws: `Refusal.misconfigured` where passkeys cannot be: the URL names a number.
    func party() throws(Refusal) -> RelyingParty {
        guard let party = RelyingParty(url: origin) else {
            throw Refusal(.misconfigured, "refusal.passkey.unset")
        }
        return party
    }

    /// The cookie in which browsers keep a session.
    var cookieName: String { isSecure ? "__Host-belltower" : "belltower" }

    /// Ends the threads when all that waits is done.
    package func close() {
        lanes.close()
        hashing.close()
    }
}
