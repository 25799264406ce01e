import Campus
import Fetching
import Foundation

extension Configuration {
    /// What channels need to know: servers and secrets.
    package struct Channels: Sendable {
        /// With which webhooks are signed; nil for no signature.
        var webhookSecret: ConfiguredSecret?
        /// Of topics that are given without a server.
        ///
        /// The default is `https://ntfy.sh`.
        var ntfyServer = "https://ntfy.sh"
        /// For that server alone.
        var ntfyToken: ConfiguredSecret?
        /// Nil for no e-mail.
        var email: Email?

        /// Who sends e-mail, and through which server.
        struct Email: Sendable {
            var server: MailServer
            var password: ConfiguredSecret?
            var sender: EmailAddress
            /// The default is Belltower.
            var senderName: String
        }
    }
}

extension Configuration.Channels.Email {
    /// What the keys of `channels.email` say, each by itself.
    struct Draft: Sendable {
        var host: String?
        var port: Int?
        var security: MailServer.Security?
        var user: String?
        var password: ConfiguredSecret?
        var sender: EmailAddress?
        var senderName = "Belltower"
    }

    /// - Returns: nil when the server or the sender is missing.
    init?(_ draft: Draft) {
        guard let host = draft.host, let sender = draft.sender,
            let server = MailServer(
                host: host, port: draft.port, security: draft.security ?? .usual(for: host),
                user: draft.user)
        else { return nil }
        self.init(
            server: server, password: draft.password, sender: sender, senderName: draft.senderName)
    }
}

extension MailServer.Security {
    /// TLS; a server on this machine needs none.
    fileprivate static func usual(for host: String) -> Self {
        let isHere = ["localhost", "[::1]"].contains(host) || host.hasPrefix("127.")
        return isHere ? .none : .starttls
    }
}

/// A secret as the configuration has it: itself, or the file that holds it.
enum ConfiguredSecret: Sendable {
    case text(String)
    /// With the key that names it, for errors.
    case file(String, key: String)

    /// The file that it is in; nil where the configuration has it itself.
    ///
    /// - Parameter folder: the home's.
    func path(relativeTo folder: String) -> String? {
        guard case .file(let path, _) = self else { return nil }
        return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    /// The secret, without the line break at a file's end.
    func read(relativeTo folder: String) throws(Refusal) -> String {
        switch self {
        case .text(let text): return text
        case .file(_, let key):
            guard let absolute = self.path(relativeTo: folder),
                let text = try? NamedFile(absolute).text()
            else {
                throw Refusal(
                    .misconfigured, "refusal.configuration.file",
                    with: ["folder": "\(folder)", "key": "\(key)"])
            }
            let secret = text.trimmingCharacters(in: .newlines)
            guard !secret.isEmpty, !secret.contains(where: \.isNewline) else {
                throw Refusal(
                    .misconfigured, "refusal.configuration.line",
                    with: ["folder": "\(folder)", "key": "\(key)"])
            }
            return secret
        }
    }
}
