import Campus
import Fetching
import Reminding

extension ConfigurationKey {
    static var ofServer: [Self] { ofAddress + ofSignUp + ofOpenID + ofMetrics }

    private static var ofMetrics: [Self] {
        secret(
            "server.metricsToken", variable: "BELLTOWER_METRICS_TOKEN",
            purpose: "Who shows it as a bearer may read /metrics; nobody does without it.",
            file: "metrics.token", \.configuration.server.metricsToken)
    }

    private static var ofAddress: [Self] {
        let draft = Draft().configuration
        return [
            Self(
                "server.listen", form: "a host and a port, as 127.0.0.1:8080",
                standard: draft.server.listen.description,
                example: draft.server.listen.description,
                purpose: "Where it listens; port 0 takes a free one. Beyond this machine only with "
                    + "a certificate of its own, or with a proxy before it.",
                \.configuration.server.listen, read: { ListenAddress($0) }),
            optional(
                "server.url", form: "an https URL without a path",
                standard: "where it listens", example: "https://calendar.example.ac.uk",
                purpose: "Where people reach it: what letters, feeds and notices name. "
                    + "Without it nothing is pushed.",
                \.configuration.server.url, read: siteURL),
            Self(
                "server.name", form: "text", standard: draft.site.name,
                example: draft.site.name,
                purpose: "What the site calls itself.", \.configuration.site.name,
                read: { $0.count <= 60 ? $0 : nil }),
            optional(
                "server.hotline", form: "a telephone number", standard: "none",
                example: "+44 1225 000000",
                purpose: "Who helps; it is shown under Help, and at the foot of simple pages.",
                \.configuration.site.hotline, read: { $0.count <= 60 ? $0 : nil }),
            Self(
                "server.trustedProxies",
                form: "addresses, networks as 10.0.0.0/8, or unix, as [127.0.0.1, \"::1\"]",
                standard: "none", example: "[127.0.0.1]",
                purpose: "Proxies whose header X-Forwarded-For is believed.", isList: true,
                \.configuration.server.trustedProxies, read: trustedProxies),
            optional(
                "server.connectionsPerNetwork", form: "a whole number from 10 to 1000000",
                standard: "half of all that may be open", example: "10000",
                purpose: "Connections that one network may have open at once: 256 addresses of "
                    + "IPv4, or a site's of IPv6. Proxies that are trusted have no such limit.",
                \.configuration.server.connectionsPerNetwork,
                read: { number($0, in: 10...1_000_000) }),
            Self(
                "server.pushHosts", form: "hosts' names, `*.` before a domain's for all in it",
                standard: "none", example: "push.example.org",
                purpose: "Push services that browsers may name, beside those of Google, Mozilla, "
                    + "Apple and Microsoft.",
                isList: true, \.configuration.server.pushHosts, read: pushHosts),
        ]
    }

    private static var ofSignUp: [Self] {
        let draft = Draft().configuration.site
        return [
            Self(
                "server.signUp", form: "open, domains, invited or closed",
                standard: draft.signUp.rawValue, example: draft.signUp.rawValue,
                purpose:
                    "Who may make an account: whoever proves an e-mail address, whoever proves "
                    + "one of the domains below, whom an operator invites "
                    + "(`belltower person invite`), nobody.",
                \.configuration.site.signUp, read: { Configuration.Site.SignUp(rawValue: $0) }),
            Self(
                "server.domains", form: "domains of e-mail addresses, as [example.ac.uk]",
                standard: "none", example: "[example.ac.uk]",
                purpose: "The campus's: an address below one of them counts as well.", isList: true,
                \.configuration.site.domains, read: { names($0.lowercased()) }),
            Self(
                "server.dotlessDomains", form: "domains of e-mail addresses, as [example.ac.uk]",
                standard: "none", example: "[example.ac.uk]",
                purpose: "Where full stops before the @ do not count: k.im@ and kim@ are one "
                    + "person. What follows a + never counts.",
                isList: true, \.configuration.site.dotlessDomains,
                read: { names($0.lowercased()) }),
            Self(
                "server.sameDomains",
                form: "pairs of domains, as [students.example.ac.uk=example.ac.uk]",
                standard: "none", example: "[students.example.ac.uk=example.ac.uk]",
                purpose: "Domains whose addresses arrive in the mailboxes of another: they are one "
                    + "person's.",
                isList: true, \.configuration.site.sameDomains, read: pairs),
        ]
    }

    /// An origin: scheme, host and perhaps a port; http on this machine alone.
    private static func siteURL(_ text: String) -> String? {
        let url = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard let address = PostAddress(url), !url.dropFirst(8).contains("/") else { return nil }
        let isSafe = url.lowercased().hasPrefix("https://")
        let isHere = ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains {
            url == $0 || url.hasPrefix($0 + ":")
        }
        _ = address
        return isSafe || isHere ? url : nil
    }

    private static func pairs(_ text: String) -> [String]? {
        names(text.lowercased()).flatMap { pairs in
            let isWhole = pairs.allSatisfy { pair in
                let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
                return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
            }
            return isWhole ? pairs : nil
        }
    }

    private static func pushHosts(_ text: String) -> [String]? {
        names(text).flatMap { $0.allSatisfy(PushHosts.isPattern) ? $0 : nil }
    }

    private static func trustedProxies(_ text: String) -> [TrustedProxy]? {
        guard let names = names(text) else { return nil }
        let proxies = names.compactMap(TrustedProxy.init)
        return proxies.count == names.count ? proxies : nil
    }

    private static func names(_ text: String) -> [String]? {
        let names = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
        let arePlain = names.allSatisfy { name in
            name.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "@") }
        }
        return names.isEmpty || !arePlain ? nil : names
    }
}
