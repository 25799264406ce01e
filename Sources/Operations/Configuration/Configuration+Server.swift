import Fetching
import Reminding

extension Configuration {
    /// The site that the web server serves.
    package struct Server: Sendable {
        /// Under which browsers reach it: scheme and host, without a slash at its end; nil where
        /// nobody said.
        package var url: String?
        /// What it is called.
        ///
        /// The default is Belltower.
        package var name = "Belltower"
        /// Push services beside those that are known, as `PushHosts` takes them.
        ///
        /// The default is none.
        package var pushHosts: [String] = []

        /// A site's URL in its shortest form; nil for what is none: plain http is for this machine.
        static func site(_ text: String) -> String? {
            guard let address = PostAddress(text), address.isOrigin,
                address.isSecure || address.isLoopback
            else { return nil }
            return address.origin
        }
    }
}

extension ConfigurationKey {
    static var ofServer: [Self] {
        [
            optional(
                "server.url", form: "an https URL without a path (http on this machine)",
                standard: "none", example: "https://calendar.example.ac.uk",
                purpose: "Under which browsers reach the site. Pushes are sent in its name.",
                \.configuration.server.url, read: Configuration.Server.site),
            Self(
                "server.name", form: "text", standard: Draft().configuration.server.name,
                example: Draft().configuration.server.name, purpose: "What the site is called.",
                \.configuration.server.name, read: { $0 }),
            Self(
                "server.pushHosts", form: "hosts' names, `*.` before a domain's for all in it",
                standard: "none", example: "push.example.org, *.push.example.net",
                purpose: "Push services that browsers may name, beside those of Google, Mozilla, "
                    + "Apple and Microsoft.",
                isList: true, \.configuration.server.pushHosts, read: pushHosts),
        ]
    }

    private static func pushHosts(_ text: String) -> [String]? {
        let hosts = text.split(separator: ",").map { String($0).trimmingSpaces }
        return hosts.allSatisfy(PushHosts.isPattern) ? hosts : nil
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
