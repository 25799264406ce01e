import Campus
import Fetching
import Recurrence
import Reminding

extension Configuration {
    /// What the site is called, who may come, and who helps.
    ///
    /// What config.yaml leaves open operators may set: what is so is the home's `site`.
    package struct Site: Hashable, Sendable {
        /// Who may make an account by themselves.
        package enum SignUp: String, Sendable, CaseIterable {
            /// Whoever proves an e-mail address.
            case open
            /// Whoever proves one of `domains`.
            case domains
            /// Whom an operator invites.
            case invited
            /// Nobody.
            case closed
        }

        /// What the site calls itself.
        package var name = "Belltower"
        package var signUp = SignUp.invited
        /// Of e-mail addresses, in lower case: `example.ac.uk`.
        ///
        /// Those below one are meant as well.
        package var domains: [String] = []
        /// Domains beside those known everywhere whose mail servers heed no full stops before the `@`.
        package var dotlessDomains: [String] = []
        /// Domains that are other names of one: `students.example.ac.uk=example.ac.uk`.
        package var sameDomains: [String] = []
        /// A telephone number that helps, shown under Help and at the foot of simple pages; nil for none.
        package var hotline: String?

        /// Which addresses are of one mailbox.
        var mailboxes: MailboxRules {
            let pairs = sameDomains.compactMap { pair -> (String, String)? in
                let names = pair.split(separator: "=").map { DomainName.ascii($0) ?? String($0) }
                return names.count == 2 ? (names[0], names[1]) : nil
            }
            return MailboxRules(
                dotless: dotlessDomains.map { DomainName.ascii($0) ?? $0 },
                aliases: Dictionary(pairs) { $1 })
        }

        /// Whether a mail address is of the campus.
        func isOwn(_ address: EmailAddress) -> Bool {
            domains.lazy.map { DomainName.ascii($0) ?? $0 }
                .contains { address.domain == $0 || address.domain.hasSuffix("." + $0) }
        }
    }

    /// A setting of the site as it is written; empty for none, and of a secret no more than a host.
    func text(_ key: SiteKey) -> String {
        switch key {
        case .name: site.name
        case .signUp: site.signUp.rawValue
        case .domains: site.domains.joined(separator: ", ")
        case .hotline: site.hotline ?? ""
        case .offerHours: "\(events.offerHours)"
        case .alertsEmail: Self.shown(alerts.email)
        case .alertsNtfy: Self.shown(alerts.ntfy)
        case .alertsWebhook: Self.shown(alerts.webhook)
        case .alertsBackups: alerts.backups.rawValue
        }
    }

    private static func shown(_ places: [ChannelSpecification]) -> String {
        places.map(\.shownPlace).joined(separator: ", ")
    }
}

extension ChannelSpecification {
    /// Where it leads, as operators may see it: `https://example.org/…`.
    fileprivate var shownPlace: String {
        switch self {
        case .email(let address): address.text
        case .webhook(let address), .ntfy(.address(let address)):
            "\(address.origin)/\(SiteKey.hidden)"
        default: SiteKey.hidden
        }
    }
}

extension SiteKey {
    /// Stands for what is not shown; no value may have it.
    static let hidden = "…"

    /// A value as it may be shown, be it one that is so no more.
    func shown(_ value: String) -> String {
        guard isSecret else { return value }
        var trial = Configuration()
        return put(value, into: &trial) ? trial.text(self) : Self.hidden
    }

    /// Whether the configuration sets it.
    func isSet(in configuration: Configuration) -> Bool { configuration.given[path] != nil }

    /// So many characters a value may have.
    private static let longest = 1_000

    /// Puts a text into a configuration by the file's own rule.
    ///
    /// - Returns: whether it may be that.
    func put(_ text: String, into configuration: inout Configuration) -> Bool {
        guard let key = ConfigurationKey.all.first(where: { $0.path == path }),
            text.count <= Self.longest, !isSecret || !text.contains(Self.hidden)
        else { return false }
        var draft = ConfigurationKey.Draft()
        draft.configuration = configuration
        guard key.take(text, &draft) else { return false }
        configuration = draft.configuration
        return true
    }
}

extension Configuration {
    /// The same with what operators set where this leaves it open.
    ///
    /// - Parameter set: by key; what may not be any more does not count.
    func with(_ set: [SiteKey: String]) -> Configuration {
        var configuration = self
        for (key, text) in set where !key.isSet(in: self) {
            _ = key.put(text, into: &configuration)
        }
        return configuration
    }

    /// What it alone sets, in the order of the sample file: addresses, limits and secrets of the machine.
    ///
    /// - Parameter zone: the home's.
    func fileSettings(in zone: Zone) -> [FileSetting] {
        ConfigurationKey.all.filter { key in !SiteKey.allCases.contains { $0.path == key.path } }
            .map { key in
                let text = given[key.path]
                let standard = key.path == "zone" ? zone.id : key.standard
                let value = text.map { PostAddress($0)?.shown ?? $0 } ?? standard
                return FileSetting(
                    path: key.path, value: key.isSecret ? nil : value.harmless.oneLine,
                    isSet: text != nil)
            }
    }
}

extension PostAddress {
    /// Nil of one that holds no secret, and may be shown as it is.
    fileprivate var shown: String? { isOrigin ? nil : "\(origin)/\(SiteKey.hidden)" }
}
