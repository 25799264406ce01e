package import Recurrence

/// By which key pair a machine signs pushes: its public half.
package struct MachineKey: Hashable, Sendable {
    /// Where the pair lies: a machine's name, and a path on it.
    package var machine: String
    package var path: String
    /// As browsers subscribe to it: base64url.
    package var publicText: String
    /// When it was found there last; of the one that devices subscribed to, when the first did.
    package var at: Instant

    package init(machine: String, path: String, publicText: String, at: Instant) {
        self.machine = machine
        self.path = path
        self.publicText = publicText
        self.at = at
    }

    /// `app1:/var/lib/belltower/push.key`.
    package var place: String { "\(machine):\(path)" }
}

/// A machine that signs by another key than devices subscribed to, so that none of them takes what it pushes.
package struct StrayKey: Hashable, Sendable {
    package var machine: String
    package var path: String
    /// Where the right one was used first; nil for just here, where it was exchanged.
    package var source: String?

    package init(machine: String, path: String, source: String?) {
        self.machine = machine
        self.path = path
        self.source = source
    }
}
