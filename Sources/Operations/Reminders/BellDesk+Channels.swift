import Fetching
import Reminding

extension BellDesk {
    /// What channels need to know.
    ///
    /// A secret is in the configuration or the environment, never an argument, which everybody on
    /// the machine could read.
    func channelSettings(
        document: @escaping NoticeDocument
    ) throws(Refusal) -> ChannelSettings {
        let (channels, folder) = (configuration.channels, folder.path)
        var policy = ChannelSettings.policy
        policy.allowPrivate = configuration.fetch.allowPrivate
        policy.userAgent = desks.imports.fetchPolicy.userAgent
        var settings = ChannelSettings(policy: policy, document: document)
        settings.webhookSecret = try channels.webhookSecret?.read(relativeTo: folder)
            .utf8.map(\.self)
        settings.ntfyServer = channels.ntfyServer
        settings.ntfyToken = try channels.ntfyToken?.read(relativeTo: folder)
        settings.push = try pushSettings()
        if let email = channels.email {
            var server = email.server
            server.password = try email.password?.read(relativeTo: folder)
            settings.mail = MailSettings(
                server: server, sender: email.sender, senderName: email.senderName)
        }
        return settings
    }
}
