import Foundation
import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import HummingbirdTLS
import Logging
import NIOCore
import NIOSSL
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
    private let listen: ListenAddress
    private let certificate: ServingCertificate?
    private let app: WebApp

    /// - Parameter listen: nil for what the configuration says.
    /// - Throws: `Refusal.missing` where the web app's files are not there.
    package init(
        _ site: Site, listen: ListenAddress?, certificate: Certificate?
    ) throws(Refusal) {
        self.site = site
        app = try WebApp(folder: ShippedFolder.path(of: "web"))
        self.listen = listen ?? site.home.serverSettings.listen
        self.certificate = try certificate.map { files throws(Refusal) in
            try ServingCertificate(files)
        }
    }

    /// Serves until SIGTERM or SIGINT: then no new connections are taken, and those under way have five
    /// seconds.
    ///
    /// - Parameter ready: told the port when it can answer.
    /// - Throws: `Refusal.misconfigured` for a certificate that cannot be used; `.cannotCreate` where it
    ///   cannot listen.
    package func run(ready: @escaping @Sendable (Int) async -> Void) async throws {
        defer { site.close() }
        let application = try Application(
            responder: Self.router(of: site, app).buildResponder(), server: builder(),
            configuration: ApplicationConfiguration(
                address: .hostname(listen.host, port: listen.port), serverName: nil,
                backlog: 1_024),
            onServerRunning: { channel in await ready(channel.localAddress?.port ?? 0) },
            logger: Self.quiet(site.logger))
        var services = ServiceGroupConfiguration(
            // They end in the order from the last to the first: open streams would keep the others.
            services: [
                application, ReloadService(site: site, certificate: certificate),
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
                    "address": "\(listen)",
                    "reason": "\(String(cString: strerror(error.errnoCode)))",
                ])
        }
    }

    /// Hummingbird logs each start at a level that is nobody's concern.
    private static func quiet(_ logger: Logger) -> Logger {
        var logger = logger
        logger.logLevel = max(logger.logLevel, .warning)
        return logger
    }

    private func builder() throws -> HTTPServerBuilder {
        let plain = HTTP1Channel.Configuration(
            idleTimeout: .seconds(60),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100)
        )
        guard let certificate else { return .http1(configuration: plain) }
        return try .http2Upgrade(tlsConfiguration: certificate.configuration)
    }

    /// All that it answers.
    static func router(of site: Site, _ app: WebApp) -> Router<SiteContext> {
        let router = router(of: site)
        PageTable.add(to: router, at: site, app)
        return router
    }

    /// What it answers to programs: all but pages.
    static func router(of site: Site) -> Router<SiteContext> {
        let router = Router(context: SiteContext.self, options: [.autoGenerateHeadEndpoints])
        router.add(middleware: SecurityMiddleware(site: site))
        router.add(middleware: CrossSiteMiddleware(site: site))
        router.add(middleware: SessionMiddleware(site: site))
        RouteTable.add(to: router, at: site)
        router.on("/api/v1/stream", method: .get, responder: StreamResponder(site: site))
        return router
    }
}
