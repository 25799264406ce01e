package import Campus
package import Recurrence

/// What pushes need to know: who sends them, to which hosts, and where devices are looked up.
package struct PushSettings: Sendable {
    /// The site's URL, without a slash at its end.
    package var site: String
    package var signer: VapidSigner
    package var hosts: PushHosts
    /// The devices of some numbers, as far as they may be pushed to at an instant.
    var subscriptions: @Sendable ([PushSubscriptionID], Instant) throws -> [PushSubscription]

    package init(
        site: String, signer: VapidSigner, hosts: PushHosts,
        subscriptions:
            @escaping @Sendable ([PushSubscriptionID], Instant) throws -> [PushSubscription]
    ) {
        self.site = site
        self.signer = signer
        self.hosts = hosts
        self.subscriptions = subscriptions
    }
}
