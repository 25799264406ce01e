import Credentials
import Foundation
import Locks
package import Logging
import NIOCore
package import Operations
import Recurrence
import Reminding
import Words

/// What a command line says of a server, and its way to a running one.
package struct ServerStart: Sendable {
    private let home: Home
    private let listen: ListenAddress?
    private let certificate: BelltowerServer.Certificate?
    private let logger: Logger

    /// - Parameters:
    ///   - home: the folder; nil for the environment's, or the standard one.
    ///   - listen: a host and a port; nil for the configuration's.
    ///   - url: where people reach it; nil for the configuration's.
    ///   - certificate: a PEM file; nil for plain http.
    ///   - logger: told of each request, on the level `info`.
    /// - Throws: `Refusal.invalid`, `.misconfigured`, and what opening a home throws.
    package init(
        home: String?, listen: String?, url: String?, certificate: String?, key: String?,
        logger: Logger
    ) throws(Refusal) {
        self.logger = logger
        if let url { setenv("BELLTOWER_SERVER_URL", url, 1) }
        self.listen = try listen.map { text throws(Refusal) in
            guard let address = ListenAddress(text) else {
                throw Refusal(.invalid, "refusal.server.address", with: ["text": "\(text)"])
            }
            return address
        }
        switch (certificate, key) {
        case (nil, nil): self.certificate = nil
        case (let certificate?, let key?):
            self.certificate = BelltowerServer.Certificate(chain: certificate, key: key)
        default: throw Refusal(.invalid, "refusal.server.half")
        }
        self.home = try Home(HomeFolder.named(home))
    }

    /// Serves until it is told to end.
    package func run() async throws {
        let serving = try home.serving()
        defer { withExtendedLifetime(serving) {} }
        let handed = try HandedSockets.take()
        let files = ConnectionLimits.openFiles()
        let site = Site(
            home, logger: logger, isSecure: certificate != nil,
            connections: OpenConnections(
                ConnectionLimits(), most: ConnectionLimits.mostConnections(files: files),
                mostOfNetwork: home.serverSettings.connectionsPerNetwork,
                isTrusted: { [home] in home.serverSettings.trustedProxies.trust($0) },
                logger: logger))
        let sockets =
            handed.isEmpty
            ? [ListenSocket.address(listen ?? home.serverSettings.listen)]
            : handed.map { .handed($0) }
        Self.tellPushKey(site)
        let server = try BelltowerServer(site, sockets: sockets, certificate: certificate)
        let scheme = certificate == nil ? "http" : "https"
        let supervisor = Supervisor(environment: ProcessInfo.processInfo.environment)
        let waited = Locked(sockets.count)
        try await server.run { address in
            let rest = waited.withLock { count in
                count -= 1
                return count
            }
            // Only now: one that cannot listen must not end what another one has invited with.
            if rest == sockets.count - 1 { Self.inviteFirst(site) }
            Self.say("Listening on \(address.map { Self.name($0, scheme) } ?? "?")")
            if rest == 0 { supervisor.tellReady(status: "serving") }
        }
    }

    /// Says in a line that this machine's pushes reach nobody, and what to do.
    private static func tellPushKey(_ site: Site) {
        guard let problem = site.home.pushKeyProblem(at: site.now) else { return }
        site.logger.error("\(problem)")
    }

    /// On a home into which nobody has a way yet, says by what its operator comes in.
    private static func inviteFirst(_ site: Site) {
        do {
            guard let first = try site.home.signIn(at: site.now).inviteFirst() else { return }
            let (who, way) =
                first.handle.map { ("Nobody has signed in yet.", "in as \($0)") }
                ?? ("Nobody is here yet.", "up as the operator")
            say("\(who) To sign \(way), use this once: \(first.token.text)")
        } catch {
            site.logger.error("nobody can be invited", metadata: ["reason": "\(error)"])
        }
    }

    /// `http://127.0.0.1:8080`, or `unix:/run/belltower.sock`.
    private static func name(_ address: SocketAddress, _ scheme: String) -> String {
        guard let host = address.ipAddress, let port = address.port else {
            return "unix:\(address.pathname ?? "?")"
        }
        return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    private static func say(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
