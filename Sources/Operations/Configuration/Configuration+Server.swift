import Fetching

extension Configuration {
    /// What `belltower serve` needs to know.
    package struct Server: Sendable {
        /// The address and port that it listens at.
        package var listen = ListenAddress.standard
        /// Where people reach it, without a slash at the end; nil where they do so where it listens.
        package var url: String?
        /// Proxies whose word on who asks is believed.
        package var trustedProxies: [TrustedProxy] = []
        /// How many connections one network may have; nil for half of all there may be.
        package var connectionsPerNetwork: Int?
        /// Push services beside those that are known, as `PushHosts` takes them.
        package var pushHosts: [String] = []
        package var openID = OpenID()
        /// Who shows it may read the metrics; nil for nobody.
        var metricsToken: ConfiguredSecret?
    }
}

/// Where a server listens: `127.0.0.1:8080`, `[::1]:0`; port 0 is any that is free.
package struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
    package let host: String
    package let port: Int

    package static let standard = ListenAddress(host: "127.0.0.1", port: 8080)

    private init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Nil when the text is no host and port.
    package init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"),
            let port = Int(text[text.index(after: colon)...]), (0...65_535).contains(port)
        else { return nil }
        var host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = String(host.dropFirst().dropLast())
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty, host.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            return nil
        }
        self.init(host: host, port: port)
    }

    package var description: String { "\(host.contains(":") ? "[\(host)]" : host):\(port)" }
}
