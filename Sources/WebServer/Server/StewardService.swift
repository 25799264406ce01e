import Operations
import ServiceLifecycle
import Wire

/// Does beside serving what is done for those who run the home, as a daemon does: alerts, suspensions that are
/// over, letters to who gave notice, errors that were counted.
struct StewardService: Service {
    let site: Site

    func run() async throws {
        let zone = site.zone
        let rounds = StewardRounds(
            errors: site.errors, logger: site.logger,
            document: { AlertShape($0, saying: $1, in: zone).bytes },
            desks: { [site] in try site.home.stewardDesks(at: site.now) }
        ).begin()
        defer { withExtendedLifetime(rounds) {} }
        try? await gracefulShutdown()
    }
}
