import Logging
import Operations
import ServiceLifecycle
import UnixSignals

/// Reads the configuration again at SIGHUP, and the certificate; what was read before stays in force where
/// they cannot be read.
struct ReloadService: Service {
    let site: Site
    let certificate: ServingCertificate?

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        for await _ in signals.cancelOnGracefulShutdown() {
            do {
                try site.home.refresh()
                try certificate?.reload()
                site.certificateEnd = certificate?.end
                site.logger.notice("configuration read again")
            } catch {
                site.logger.error("not read again", metadata: ["reason": "\(error)"])
            }
        }
    }
}
