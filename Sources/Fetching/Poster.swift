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
