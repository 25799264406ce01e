package import Campus
package import Fetching

/// What channels need to know beside where to: servers, secrets, limits, and the connections that
/// they share.
///
/// A copy shares the connections, and what is on the desktop.
package struct ChannelSettings: Sendable {
    /// How long one POST, or one letter, may take.
    ///
    /// The default is 10 seconds.
    package static let timeLimit: Duration = .seconds(10)

    /// With which webhooks are signed; nil for no signature.
    package var webhookSecret: [UInt8]?
    /// The server of topics that are given without one.
    ///
    /// The default is `https://ntfy.sh`.
    package var ntfyServer = "https://ntfy.sh"
    /// Given to `ntfyServer` alone.
    package var ntfyToken: String?
    /// Who sends e-mail, and through whom; nil for no e-mail.
    package var mail: MailSettings?
    /// Who sends pushes, and to whom; nil for none.
    package var push: PushSettings?
    /// How long a program may take to take a reminder.
    ///
    /// The default is 30 seconds.
    package var commandTimeLimit: Duration = .seconds(30)
    /// The program that shows notifications; nil for `notify-send`, wherever it is.
    package var notifySend: String?
    /// Hears what somebody chose on the desktop, with the notice's key; nil offers no choice.
    package var onAction: (@Sendable (String, NoticeAction) -> Void)?

    /// What webhooks, programs and files of lines get.
    let document: NoticeDocument
    let poster: Poster
    let pushPoster: Poster
    let mailer: Mailer
    var desktop = DesktopNotices()
    /// What channels started and runs still.
    package private(set) var programs = RunningPrograms()

    /// - Parameter policy: who may be reached, and how long one POST or one letter may take.
    package init(
        policy: FetchPolicy = ChannelSettings.policy, document: @escaping NoticeDocument
    ) {
        self.document = document
        poster = Poster(policy: policy, width: WebhookChannel.width)
        pushPoster = Poster(policy: policy, width: PushSender.width)
        mailer = Mailer(policy: policy.reachingOwnMailServer, width: EmailChannel.width)
    }

    /// The default: public addresses only, within `timeLimit`.
    package static var policy: FetchPolicy {
        var policy = FetchPolicy()
        policy.timeout = timeLimit
        return policy
    }

    /// The same settings, with what an earlier one had on the desktop, and what it started.
    package func keeping(_ earlier: ChannelSettings) -> ChannelSettings {
        var settings = self
        settings.desktop = earlier.desktop
        settings.programs = earlier.programs
        return settings
    }
}

extension FetchPolicy {
    /// The same for the home's mail server, which nobody but its operator names: often it is on the same
    /// machine.
    package var reachingOwnMailServer: FetchPolicy {
        var policy = self
        policy.allowPrivate = true
        return policy
    }
}

/// Who sends e-mail, and through which server.
package struct MailSettings: Hashable, Sendable {
    package var server: MailServer
    package var sender: EmailAddress
    /// Shown beside the address.
    ///
    /// The default is Belltower.
    package var senderName: String

    package init(server: MailServer, sender: EmailAddress, senderName: String = "Belltower") {
        self.server = server
        self.sender = sender
        self.senderName = senderName
    }
}

/// What a person can do about a notice where they see it.
package enum NoticeAction: String, Hashable, Sendable, CaseIterable {
    case snooze, dismiss
}
