package import Recurrence

/// A browser that takes pushes: where they are handed in, and what they are sealed with.
///
/// The endpoint and both keys are secrets: the description is the channel's name.
package struct PushSubscription: Hashable, Sendable, CustomStringConvertible {
    package var id: PushSubscriptionID
    package var person: PersonID
    /// In which it was made, and with which it ends; nil where that is not known.
    package var session: SessionID?
    /// What the person knows it by: `Pixel`, `Firefox on the desk`.
    package var device: String
    package var address: Address
    package var made: Instant
    /// When a push service took a push for it last.
    package var lastSent: Instant?
    /// When it said last that a push has arrived.
    package var lastReceived: Instant?
    /// Since when its push service refuses us, and in which words; nil while it does not.
    package var refusal: Refusal?

    /// What a browser gives a site that may push to it.
    package struct Address: Hashable, Sendable {
        /// An https URL of a push service.
        package var endpoint: String
        /// A point of P-256, uncompressed: 65 bytes.
        package var publicKey: [UInt8]
        /// 16 bytes.
        package var secret: [UInt8]

        package init(endpoint: String, publicKey: [UInt8], secret: [UInt8]) {
            self.endpoint = endpoint
            self.publicKey = publicKey
            self.secret = secret
        }
    }

    package struct Refusal: Hashable, Sendable {
        package var since: Instant
        package var reason: String

        package init(since: Instant, reason: String) {
            self.since = since
            self.reason = reason
        }
    }

    package init(
        id: PushSubscriptionID, person: PersonID, device: String, address: Address, made: Instant
    ) {
        self.id = id
        self.person = person
        self.device = device
        self.address = address
        self.made = made
    }

    package var description: String { "push:\(id)" }
}

/// What a push service said when it was handed something for a device.
package struct PushNote: Hashable, Sendable {
    package enum Verdict: Hashable, Sendable {
        case taken
        /// The device takes no pushes any more.
        case gone
        /// It does not believe that we are who the device subscribed to: our mistake.
        case refused(String)
    }

    package var subscription: PushSubscriptionID
    package var verdict: Verdict

    package init(_ subscription: PushSubscriptionID, _ verdict: Verdict) {
        self.subscription = subscription
        self.verdict = verdict
    }
}
