import Reminding

extension Configuration {
    /// Where operators are told that something is wrong, and that it is over.
    struct Alerts: Sendable {
        var email: [ChannelSpecification] = []
        var ntfy: [ChannelSpecification] = []
        var webhook: [ChannelSpecification] = []

        var channels: [ChannelSpecification] { email + ntfy + webhook }
    }
}
