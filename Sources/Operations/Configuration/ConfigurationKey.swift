import ICalendar
import Recurrence

/// A key of `config.yaml`: its name, what its value is, which holds without it, what it is for.
///
/// The table of them is what the file is read by, and the sample file and the manual page are
/// written from it: they cannot disagree.
package struct ConfigurationKey: Sendable {
    /// With its sections: `fetch.timeout`.
    package let path: String
    /// In the environment it stands over the file: `BELLTOWER_FETCH_TIMEOUT`.
    package let variable: String
    /// What a value is: `a whole number from 1 to 3600`.
    package let form: String
    /// What holds without it, in words.
    package let standard: String
    /// A value as it may be written: the default, or where that is none, an example.
    package let example: String
    /// What it is for, in sentences.
    package let purpose: String
    /// The value is not repeated in an error.
    let isSecret: Bool
    /// Several values, as a list or with commas between them.
    let isList: Bool
    /// Takes a value; answers false for what is none.
    let take: @Sendable (String, inout Draft) -> Bool

    /// A configuration while its keys are read.
    struct Draft: Sendable {
        var configuration = Configuration()
        var email = Configuration.Channels.Email.Draft()
    }

    /// The last part of its path: `timeout`.
    package var name: String { path.split(separator: ".").last.map(String.init) ?? path }

    /// Its section's path; empty at the top.
    package var section: String { path.split(separator: ".").dropLast().joined(separator: ".") }

    init<Value>(
        _ path: String, variable: String? = nil, form: String, standard: String, example: String,
        purpose: String, isSecret: Bool = false, isList: Bool = false,
        _ field: any (WritableKeyPath<Draft, Value> & Sendable),
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.path = path
        self.variable = variable ?? Self.variable(path)
        self.form = form
        self.standard = standard
        self.example = example
        self.purpose = purpose
        self.isSecret = isSecret
        self.isList = isList
        take = { text, draft in
            guard let value = read(text) else { return false }
            draft[keyPath: field] = value
            return true
        }
    }

    /// A key that nothing holds without.
    static func optional<Value>(
        _ path: String, form: String, standard: String, example: String, purpose: String,
        _ field: any (WritableKeyPath<Draft, Value?> & Sendable),
        read: @escaping @Sendable (String) -> Value?
    ) -> Self {
        Self(
            path, form: form, standard: standard, example: example, purpose: purpose, field,
            read: { text in read(text).map(Optional.some) })
    }

    static func number(
        _ path: String, in range: ClosedRange<Int>, purpose: String,
        _ field: any (WritableKeyPath<Draft, Int> & Sendable)
    ) -> Self {
        let standard = "\(Draft()[keyPath: field])"
        return Self(
            path, form: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            standard: standard, example: standard, purpose: purpose, field,
            read: { number($0, in: range) })
    }

    static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        let digits = text.filter { $0 != "_" }
        guard let number = Int(digits), range.contains(number) else { return nil }
        return number
    }

    /// `BELLTOWER_FETCH_ALLOW_PRIVATE` for `fetch.allowPrivate`.
    private static func variable(_ path: String) -> String {
        path.reduce(into: "BELLTOWER_") { name, letter in
            if letter.isUppercase { name += "_" }
            name += letter == "." ? "_" : letter.uppercased()
        }
    }
}

extension ConfigurationKey {
    /// Every key there is, in the order of the sample file.
    package static let all: [ConfigurationKey] =
        ofPlace + ofDatabase + ofFetching + ofEvents + ofServer
        + ofChannels + ofAlerts

    /// The sections, with what they are for.
    static let sections: [(path: String, purpose: String)] = [
        ("fetch", "What is fetched over the network: feeds, pages, and channels' servers."),
        ("events", "Events of communities."),
        ("server", "What `belltower serve` serves, and who may sign up."),
        (
            "server.openID",
            "Issuer and client are needed; without them nobody signs in by a provider."
        ),
        ("channels", "What the ways to ring need to know. Which of them ring for whom is theirs."),
        ("channels.webhook", ""),
        ("channels.ntfy", ""),
        ("channels.email", "Server and from are needed; without them no e-mail is sent."),
        (
            "alerts",
            "Where operators are told once that something is wrong, and once that it is over."
        ),
    ]

    private static var ofPlace: [Self] {
        [
            optional(
                "zone", form: "an IANA name of a time zone, as Europe/London",
                standard: "the machine's", example: "Europe/London",
                purpose: "The time zone in which days begin and floating times are read. What a "
                    + "person sets (`belltower settings zone`) goes before it for them, and --zone "
                    + "before both.",
                \.configuration.zone, read: { ZoneDatabase().zone($0)?.id }),
            optional(
                "campus", form: "the name of a file in Crawlers/campus", standard: "none",
                example: "bath",
                purpose: "The campus: its profile says what module codes look like, when terms "
                    + "begin and how long walks take.",
                \.configuration.campus, read: { $0.contains("/") ? nil : $0 }),
        ]
    }

    private static var ofDatabase: [Self] {
        [
            Self(
                "database", form: "sqlite, or a URL as postgresql://NAME@HOST/DATABASE",
                standard: "sqlite", example: "sqlite",
                purpose: "Where everything is kept: the home's own file, or a database of "
                    + "PostgreSQL 15 or later, which several machines can share. Several hosts "
                    + "stand with commas between them; ?target_session_attrs=read-write finds "
                    + "the one that writes.",
                isSecret: true, \.configuration.database, read: database)
        ]
            + secret(
                "databasePassword", variable: "BELLTOWER_DATABASE_PASSWORD",
                purpose: "The password of the name in `database`.", file: "database.password",
                \.configuration.databasePassword)
    }

    private static func database(_ text: String) -> Configuration.Database? {
        if text == "sqlite" { return .file }
        let isURL = ["postgresql://", "postgres://"].contains { text.hasPrefix($0) }
        return isURL ? .server(text) : nil
    }

    private static var ofFetching: [Self] {
        [
            Self(
                "fetch.allowPrivate", form: "true or false", standard: "false", example: "false",
                purpose: "Whether loopback, link-local and private addresses may be reached: of "
                    + "feeds, crawls and channels alike. On a server that others use, leave it "
                    + "false.",
                \.configuration.fetch.allowPrivate, read: { truths[$0.lowercased()] }),
            number(
                "fetch.timeout", in: 1...3_600,
                purpose: "Seconds that one download may take in all.",
                \.configuration.fetch.timeout),
            number(
                "fetch.maximumBytes", in: 1_024...(1 << 30),
                purpose: "Bytes of one feed, counted after decompression. Larger ones are refused.",
                \.configuration.fetch.maximumBytes),
        ]
    }

    private static var ofEvents: [Self] {
        [
            number(
                "events.offerHours", in: 1...720,
                purpose: "Hours that a freed place is kept for the first of a waiting list; it is "
                    + "less when the event is near.",
                \.configuration.events.offerHours)
        ]
    }

    static let truths = [
        "true": true, "yes": true, "on": true, "false": false, "no": false, "off": false,
    ]
}
