/// How people's own sources are, all together.
package struct OwnSourceCounts: Hashable, Sendable {
    package var all: Int
    package var failing: Int
    /// Of which an answer is held back.
    package var held: Int
    /// That nobody has tried for twice their interval.
    package var late: Int

    package init(all: Int = 0, failing: Int = 0, held: Int = 0, late: Int = 0) {
        self.all = all
        self.failing = failing
        self.held = held
        self.late = late
    }
}

/// What became of attempts to deliver by one kind of channel.
package struct ChannelCounts: Hashable, Sendable {
    /// `ntfy`, `email`, `push`; never where to.
    package var kind: String
    package var attempts: Int
    package var delivered: Int
    /// That were not taken, be they made again or not.
    package var failed: Int

    package init(kind: String, attempts: Int = 0, delivered: Int = 0, failed: Int = 0) {
        self.kind = kind
        self.attempts = attempts
        self.delivered = delivered
        self.failed = failed
    }
}

/// What push services and devices said.
package struct PushCounts: Hashable, Sendable {
    /// That take pushes now.
    package var devices: Int
    /// Whose service does not believe the site's key now.
    package var refusedDevices = 0
    /// In whose words one of them is refused; nil for none.
    package var reason: String?
    /// Taken by a service.
    package var sent = 0
    /// Acknowledged by a device.
    package var received = 0
    /// Answered with 403.
    package var refused = 0
    /// Answered with 410: the device takes none any more.
    package var gone = 0

    package init(devices: Int) { self.devices = devices }
}
