import Fetching
import Reminding

extension Registrar {
    /// What channels need to know, from the configuration and the environment.
    ///
    /// A secret in the environment stands in for the configured one: neither is ever an argument,
    /// which everybody on the machine could read.
    func channelSettings(_ environment: [String: String]) throws(Failure) -> ChannelSettings {
        let (channels, folder) = (configuration.channels, home.path)
        var policy = ChannelSettings.policy
        policy.allowPrivate = configuration.fetch.allowPrivate
        policy.userAgent = fetchPolicy.userAgent
        var settings = ChannelSettings(policy: policy)
        func secret(_ name: String, _ configured: ConfiguredSecret?) throws(Failure) -> String? {
            if let given = environment[name], !given.isEmpty { return given }
            return try configured?.read(relativeTo: folder)
        }
        settings.webhookSecret = try secret("BELLTOWER_WEBHOOK_SECRET", channels.webhookSecret)
            .map { Array($0.utf8) }
        settings.ntfyServer = channels.ntfyServer ?? settings.ntfyServer
        settings.ntfyToken = try secret("BELLTOWER_NTFY_TOKEN", channels.ntfyToken)
        if let email = channels.email {
            var server = email.server
            server.password = try secret("BELLTOWER_SMTP_PASSWORD", email.password)
            settings.mail = MailSettings(
                server: server, sender: email.sender, senderName: email.senderName)
        }
        return settings
    }
}
