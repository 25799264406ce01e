import Reminding

extension Configuration {
    /// Where operators are told that something is wrong, and that it is over.
    struct Alerts: Sendable {
        var email: [ChannelSpecification] = []
        var ntfy: [ChannelSpecification] = []
        var webhook: [ChannelSpecification] = []
        var backups = BackupMaker.here

        var channels: [ChannelSpecification] { email + ntfy + webhook }
    }
}

/// Who makes a home's backups.
package enum BackupMaker: String, Sendable, CaseIterable {
    /// `belltower backup`, of which `belltower keep --backups` tells.
    case here
    /// Another program, of which nothing is known: none is missed.
    case elsewhere
}
