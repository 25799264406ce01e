/// Where mail is handed in, and as whom.
package struct MailServer: Hashable, Sendable, CustomStringConvertible {
    /// How the way there is kept private.
    package enum Security: String, Hashable, Sendable, CaseIterable {
        /// The connection turns to TLS, or ends before anything is sent.
        case starttls
        /// TLS from the first byte.
        case tls
        /// In the clear.
        case none

        /// The port where servers listen for it.
        package var usualPort: Int {
            switch self {
            case .starttls: 587
            case .tls: 465
            case .none: 25
            }
        }
    }

    /// A name or a number, in lower case.
    package let host: String
    package let port: Int
    package let security: Security
    package var user: String?
    package var password: String?

    /// Nil when the host is none, or the port.
    package init?(
        host: String, port: Int? = nil, security: Security, user: String? = nil,
        password: String? = nil
    ) {
        guard let (name, none) = HTTPAddress.hostAndPort(host[...]), none == nil,
            !name.contains(where: { "/@?#".contains($0) }),
            (1...65_535).contains(port ?? security.usualPort)
        else { return nil }
        self.host = name
        self.port = port ?? security.usualPort
        self.security = security
        self.user = user
        self.password = password
    }

    package var description: String { host }

    var url: String { "\(security == .tls ? "smtps" : "smtp")://\(host):\(port)" }
}
