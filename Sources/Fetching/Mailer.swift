/// Hands letters to mail servers, within a policy's limits.
///
/// Copies share their connections, which are kept from one letter to the next.
package struct Mailer: Sendable {
    private let policy: FetchPolicy
    private let lanes: HostLanes

    /// - Parameters:
    ///   - policy: its `timeout` is that of each letter.
    ///   - width: how many connections to one server there may be.
    package init(policy: FetchPolicy, width: Int = 4) {
        self.policy = policy
        lanes = HostLanes(width: width)
    }

    /// Hands letters to a server, one after the other.
    ///
    /// - Returns: an answer for each: 250, or the code of SMTP with which it refused. A failure is
    ///   one of the network.
    package func send(
        _ letters: [EmailMessage], through server: MailServer
    ) async -> [Result<PeerAnswer, FetchError>] {
        let stopper = Stopper()
        let deliveries = letters.map {
            EmailTransfer(letter: $0, server: server, policy: policy, stopper: stopper)
        }
        return await withTaskCancellationHandler {
            await lanes.hand(over: deliveries, to: "\(server.host):\(server.port)")
        } onCancel: {
            stopper.stop()
        }
    }
}

/// One e-mail as it is handed to a server.
package struct EmailMessage: Sendable {
    /// Addresses without names: `bell@example.org`.
    package var from: String
    package var to: String
    /// RFC 5322, with lines that end in CRLF.
    package var text: [UInt8]

    package init(from: String, to: String, text: [UInt8]) {
        self.from = from
        self.to = to
        self.text = text
    }
}
