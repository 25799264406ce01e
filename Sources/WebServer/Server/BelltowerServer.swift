import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import HummingbirdTLS
import Logging
package import NIOCore
package import Operations
import ServiceLifecycle
import UnixSignals
import Words

/// A home's server: pages, API, stream and feeds, until it is told to end.
package struct BelltowerServer: Sendable {
    /// A certificate chain and its key, as PEM files.
    package struct Certificate: Sendable {
        var chain: String
        var key: String

        package init(chain: String, key: String) {
            self.chain = chain
            self.key = key
        }
    }

    private let site: Site
    private let sockets: [ListenSocket]
    private let certificate: ServingCertificate?
    private let app: WebApp

    /// - Parameters:
    ///   - sockets: where connections come in.
    ///   - certificate: nil for plain http.
    /// - Throws: `Refusal.missing` where the web app's files are not there.
    package init(
        _ site: Site, sockets: [ListenSocket], certificate: Certificate?
    ) throws(Refusal) {
        self.site = site
        app = try WebApp(folder: ShippedFolder.path(of: "web"))
        self.sockets = sockets
        self.certificate = try certificate.map { files throws(Refusal) in
            try ServingCertificate(files)
        }
        site.certificateEnd = self.certificate?.end
    }

    /// Serves until SIGTERM or SIGINT: then no new connections are taken, and those under way have five
    /// seconds.
    ///
    /// - Parameter ready: told of each socket where it listens, when it can answer there.
    /// - Throws: `Refusal.misconfigured` for a certificate that cannot be used; `.cannotCreate` where it
    ///   cannot listen.
    package func run(ready: @escaping @Sendable (SocketAddress?) async -> Void) async throws {
        defer { site.close() }
        var services = ServiceGroupConfiguration(
            // They end in the order from the last to the first: open streams would keep the others.
            services: try listeners { [site] address in
                if let port = address?.port { site.isListening(at: port) }
                await ready(address)
            } + [
                ReloadService(site: site, certificate: certificate), StewardService(site: site),
                StreamService(site: site),
            ],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: Self.quiet(site.logger))
        services.maximumGracefulShutdownDuration = .seconds(5)
        services.maximumCancellationDuration = .seconds(2)
        do {
            try await ServiceGroup(configuration: services).run()
        } catch let error as IOError {
            throw Refusal(
                .cannotCreate, "refusal.server.listen",
                with: [
                    "address": "\(sockets.map(\.description).joined(separator: ", "))",
                    "reason": "\(String(cString: strerror(error.errnoCode)))",
                ])
        }
    }

    /// ServiceLifecycle logs each start at a level that is nobody's concern.
    private static func quiet(_ logger: Logger) -> Logger {
        var logger = logger
        logger.logLevel = max(logger.logLevel, .warning)
        return logger
    }

    private func listeners(
        _ ready: @escaping @Sendable (SocketAddress?) async -> Void
    ) throws -> [any Service] {
        let connections = site.connections
        let responder = SiteResponder(
            Self.router(of: site, app).buildResponder(), at: site)
        let limits = connections.limits
        let plain = HTTP1Channel.Configuration(
            additionalChannelHandlers: [RequestPaceHandler(connections)],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100)
        )
        func listeners(_ connection: some ServerChildChannel) -> [any Service] {
            sockets.map { socket in
                Listener(
                    socket: socket, connection: connection, connections: connections,
                    logger: Self.quiet(site.logger), ready: ready)
            }
        }
        guard let certificate else {
            return listeners(HTTP1Channel(responder: responder.answer, configuration: plain))
        }
        let idle = Duration(limits.idle)
        let secure = try HTTP2UpgradeChannel(
            tlsConfiguration: certificate.configuration,
            configuration: HTTP2ChannelConfiguration(
                idleTimeout: idle, gracefulCloseTimeout: idle, streamConfiguration: plain),
            responder: responder.answer)
        return listeners(SecureConnection(base: secure, connections: connections))
    }

    /// All that it answers.
    ///
    /// - Parameter app: nil for what it answers to programs, without pages.
    static func router(of site: Site, _ app: WebApp? = nil) -> Router<SiteContext> {
        let router = Router(context: SiteContext.self, options: [.autoGenerateHeadEndpoints])
        router.add(middleware: SecurityMiddleware(site: site))
        // Whoever has its address is let in, whoever else they are: no session, no cookie.
        FeedResponder.add(to: router, at: site, app)
        CalendarResponder.add(to: router, at: site, app)
        router.add(middleware: ProblemMiddleware(site: site, app: app))
        router.add(middleware: CrossSiteMiddleware(site: site))
        router.add(middleware: SessionMiddleware(site: site))
        router.add(middleware: ProblemMiddleware(site: site, app: app))
        RouteTable.add(to: router, at: site)
        router.on(
            RouterPath(MetricsResponder.path), method: .get, responder: MetricsResponder(site: site)
        )
        router.on("/api/v1/stream", method: .get, responder: StreamResponder(site: site))
        if let app { PageTable.add(to: router, at: site, app) }
        return router
    }
}
