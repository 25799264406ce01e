import Campus
import Operations
import ServiceLifecycle
import Wire

/// Does beside serving what is done for those who run the home, as a daemon does: alerts, suspensions that are
/// over, letters to who gave notice, errors and answers that were counted, signs of life.
struct StewardService: Service {
    let site: Site

    /// A database that does not answer keeps nobody from ending.
    private static let patience = Duration.seconds(3)

    func run() async throws {
        let zone = site.zone
        let rounds = StewardRounds(
            errors: site.errors,
            answers: AnswerBook { [site] in site.metrics.total }, as: .server,
            logger: site.logger,
            document: { AlertShape($0, saying: $1, in: zone).bytes },
            desks: { [site] in try site.home.stewardDesks(at: site.now) }
        ).begin()
        try? await gracefulShutdown()
        await rounds.end(within: Self.patience)
    }
}
