/// Where mail is handed in, and as whom.
public struct MailServer: Hashable, Sendable, CustomStringConvertible {
    /// How the way there is kept private.
    public enum Security: String, Hashable, Sendable, CaseIterable {
        /// The connection turns to TLS, or ends before anything is sent.
        case starttls
        /// TLS from the first byte.
        case tls
        /// In the clear.
        case none

        /// The port where servers listen for it.
        public var usualPort: Int {
            switch self {
            case .starttls: 587
            case .tls: 465
            case .none: 25
            }
        }
    }

    /// A name or a number, in lower case.
    public let host: String
    public let port: Int
    public let security: Security
    public var user: String?
    public var password: String?

    /// Nil when the host is none, or the port.
    public init?(
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

    public var description: String { host }

    var url: String { "\(security == .tls ? "smtps" : "smtp")://\(host):\(port)" }
}
