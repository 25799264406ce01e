/// Sends POSTs, within a policy's limits and without following redirects.
///
/// Copies share their connections, which are kept from one POST to the next.
package struct Poster: Sendable {
    private let policy: FetchPolicy
    private let lanes: HostLanes

    /// - Parameters:
    ///   - policy: its `timeout` is that of each POST; no more than 64 KiB of an answer is read.
    ///   - width: how many connections to one host there may be.
    package init(policy: FetchPolicy, width: Int = 8) {
        var policy = policy
        policy.maximumBytes = min(policy.maximumBytes, 65_536)
        self.policy = policy
        lanes = HostLanes(width: width)
    }

    /// Sends messages to one address, one after the other.
    ///
    /// - Returns: an answer for each; a failure is one of the network, not a status.
    package func post(
        _ messages: [PostMessage], to address: PostAddress
    ) async -> [Result<PeerAnswer, FetchError>] {
        let stopper = Stopper()
        let deliveries = messages.map {
            PostTransfer(address: address.address, message: $0, policy: policy, stopper: stopper)
        }
        return await withTaskCancellationHandler {
            await lanes.hand(over: deliveries, to: address.host)
        } onCancel: {
            stopper.stop()
        }
    }
}

/// An http or https URL that takes POSTs.
///
/// It is a password: the description shows its host.
package struct PostAddress: Hashable, Sendable, CustomStringConvertible {
    let address: HTTPAddress

    /// Nil when the text is no such URL.
    package init?(_ text: String) {
        guard let address = HTTPAddress(text.trimmed) else { return nil }
        self.address = address
    }

    /// The host, with its port where that is not the usual one.
    package var host: String { address.host }
    /// Whether both are of one server, spoken to in one way.
    package func hasSameOrigin(as other: PostAddress) -> Bool {
        address.scheme == other.address.scheme && address.host == other.address.host
    }

    /// Scheme and host, as `https://push.example.org`: without credentials, path and slash.
    package var origin: String { "\(address.scheme)://\(address.host)" }
    /// In lower case, without the port.
    package var hostName: String { address.hostName }
    /// Whether it is an https URL.
    package var isSecure: Bool { address.scheme == "https" }
    /// Whether the port is the scheme's own.
    package var hasUsualPort: Bool { address.port == nil }
    /// Whether it is an origin and nothing else: no credentials, no path, no query.
    package var isOrigin: Bool { address.credentials == nil && address.target == "/" }
    package var hasCredentials: Bool { address.credentials != nil }
    /// Whether its host is this machine by its very name.
    package var isLoopback: Bool {
        ["localhost", "[::1]"].contains(address.hostName) || address.hostName.hasPrefix("127.")
    }

    package var description: String { host }
}

/// What one POST brings.
package struct PostMessage: Sendable {
    /// A field whose value would break out of its line is left out.
    package var fields: [(name: String, value: String)]
    package var body: [UInt8]
    /// Whether what is answered is wanted, beside its status.
    package var wantsBody: Bool

    package init(
        fields: [(name: String, value: String)], body: [UInt8], wantsBody: Bool = false
    ) {
        self.fields = fields
        self.body = body
        self.wantsBody = wantsBody
    }

    /// The header's lines as libcurl takes them; one without a value would drop the field.
    var header: [String] {
        fields.filter { !$0.value.isEmpty && !$0.value.hasControls }
            .map { "\($0.name): \($0.value)" }
    }
}
