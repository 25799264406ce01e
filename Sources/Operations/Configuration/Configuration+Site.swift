package import Campus

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
        /// A telephone number that helps, shown on every page; nil for none.
        package var hotline: String?

        /// Whether a mail address is of the campus.
        func isOwn(_ address: EmailAddress) -> Bool {
            domains.contains { address.domain == $0 || address.domain.hasSuffix("." + $0) }
        }

        /// A setting as it is written; empty for none.
        package func text(_ key: SiteKey) -> String {
            switch key {
            case .name: name
            case .signUp: signUp.rawValue
            case .domains: domains.joined(separator: ", ")
            case .hotline: hotline ?? ""
            }
        }
    }
}

extension SiteKey {
    private var path: String { "server.\(rawValue)" }

    /// Whether the configuration sets it.
    func isSet(in configuration: Configuration) -> Bool { configuration.given.contains(path) }

    /// Puts a text into a configuration by the file's own rule.
    ///
    /// - Returns: whether it may be that.
    func put(_ text: String, into configuration: inout Configuration) -> Bool {
        guard let key = ConfigurationKey.all.first(where: { $0.path == path }) else { return false }
        var draft = ConfigurationKey.Draft()
        draft.configuration = configuration
        guard key.take(text, &draft) else { return false }
        configuration = draft.configuration
        return true
    }
}

extension Configuration {
    /// The site with what operators set where the configuration does not.
    ///
    /// - Parameter set: by key; what may not be any more does not count.
    func site(with set: [SiteKey: String]) -> Site {
        var configuration = self
        for (key, text) in set where !key.isSet(in: self) {
            _ = key.put(text, into: &configuration)
        }
        return configuration.site
    }
}
