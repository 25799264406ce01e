/// What `config.yaml` says.
///
/// Every key has a default, stated here; what it is called and what it may be, `ConfigurationKey`
/// says.
package struct Configuration: Sendable {
    /// The zone of the person who reads the calendar: an IANA id.
    ///
    /// The default is the machine's.
    package var zone: String?
    /// The campus whose profile says how it writes codes and years: a file `campus/NAME.yaml`.
    ///
    /// The default is none: the usual looks.
    package var campus: String?
    /// Where the rows are.
    ///
    /// The default is the home's own file.
    package var database = Database.file
    var databasePassword: ConfiguredSecret?
    package var fetch = Fetch()
    package var events = Events()
    /// What channels need to know: servers and secrets.
    package var channels = Channels()
    package var server = Server()
    /// Where operators are told that something is wrong.
    var alerts = Alerts()
    var site = Site()
    /// What the file or the environment says, by the keys' paths; of a secret only that it does.
    var given: [String: String] = [:]

    package enum Database: Hashable, Sendable {
        case file
        /// By a URL of libpq's.
        case server(_ url: String)
    }

    package struct Events: Sendable {
        /// Hours that a freed place is kept for the first of a waiting list.
        ///
        /// The default is 24; it is less when the event is near.
        package var offerHours = 24
    }

    package struct Fetch: Sendable {
        /// Whether loopback, link-local and private addresses may be reached.
        ///
        /// The default is false.
        package var allowPrivate = false
        /// Seconds that one download may take in all.
        ///
        /// The default is 30.
        package var timeout = 30
        /// Bytes of a feed, counted after decompression.
        ///
        /// The default is 20 MiB.
        package var maximumBytes = 20 << 20
    }

    package init() {}

    /// All that it says, or where it is, and nobody else may know.
    var secrets: [ConfiguredSecret] {
        [
            channels.webhookSecret, channels.ntfyToken, channels.email?.password,
            server.openID.secret, server.metricsToken, databasePassword,
        ].compactMap(\.self)
    }

    /// Reads a configuration file, with what the environment says over it; the defaults when there
    /// is neither.
    ///
    /// - Throws: `Refusal.misconfigured`, naming the key and its line.
    init(file path: String, environment: [String: String]) throws(Refusal) {
        let reading = ConfigurationReading(file: path, environment: environment)
        if let failure = reading.failure { throw failure }
        self = reading.configuration
        given = reading.given
    }
}
