import Campus
import Fetching
import Foundation
import Reminding

extension Configuration {
    /// What channels need to know: servers and secrets.
    public struct Channels: Sendable {
        /// With which webhooks are signed; nil for no signature.
        ///
        /// `BELLTOWER_WEBHOOK_SECRET` stands in for it.
        var webhookSecret: ConfiguredSecret?
        /// Of topics that are given without a server.
        ///
        /// The default is `https://ntfy.sh`.
        var ntfyServer: String?
        /// For that server alone; `BELLTOWER_NTFY_TOKEN` stands in for it.
        var ntfyToken: ConfiguredSecret?
        /// Nil for no e-mail.
        var email: Email?

        /// Who sends e-mail, and through which server.
        struct Email: Sendable {
            var server: MailServer
            /// `BELLTOWER_SMTP_PASSWORD` stands in for it.
            var password: ConfiguredSecret?
            var sender: EmailAddress
            /// The default is Belltower.
            var senderName: String
        }
    }
}

extension Configuration.Channels {
    init(_ section: Section) throws(Failure) {
        try section.allow(["webhook", "ntfy", "email"])
        if let webhook = try section.section("webhook") {
            try webhook.allow(["secret", "secretFile"])
            webhookSecret = try webhook.secret("secret")
        }
        if let ntfy = try section.section("ntfy") {
            try ntfy.allow(["server", "token", "tokenFile"])
            ntfyServer = try ntfy.text("server")
            guard ntfyServer.map({ PostAddress($0) != nil }) ?? true else {
                throw ntfy.problem(with: "server", "give an http or https URL")
            }
            ntfyToken = try ntfy.secret("token")
        }
        email = try section.section("email").map { section throws(Failure) in
            try Email(section)
        }
    }
}

extension Configuration.Channels.Email {
    init(_ section: Section) throws(Failure) {
        try section.allow(
            ["server", "port", "security", "user", "password", "passwordFile", "from", "name"])
        guard let host = try section.text("server") else {
            throw section.problem(with: "server", "name the mail server, as smtp.example.org")
        }
        guard
            let server = MailServer(
                host: host, port: try section.number("port", in: 1...65_535),
                security: try Self.security(section, of: host), user: try section.text("user"))
        else { throw section.problem(with: "server", "give a host's name, without a port") }
        guard let sender = EmailAddress(try section.text("from") ?? "") else {
            throw section.problem(with: "from", "give an address, as bell@example.org")
        }
        self.init(
            server: server, password: try section.secret("password"), sender: sender,
            senderName: try section.text("name") ?? "Belltower")
    }

    /// TLS unless the configuration says otherwise; a server on this machine needs none.
    private static func security(
        _ section: Section, of host: String
    ) throws(Failure) -> MailServer.Security {
        guard let text = try section.text("security") else {
            let isHere = ["localhost", "[::1]"].contains(host) || host.hasPrefix("127.")
            return isHere ? .none : .starttls
        }
        guard let security = MailServer.Security(rawValue: text) else {
            throw section.problem(with: "security", "it is starttls, tls or none")
        }
        return security
    }
}

/// A secret as the configuration has it: itself, or the file that holds it.
enum ConfiguredSecret: Sendable {
    case text(String)
    /// With the key that names it, for errors.
    case file(String, key: String)

    /// The secret, without the line break at a file's end.
    func read(relativeTo folder: String) throws(Failure) -> String {
        switch self {
        case .text(let text): return text
        case .file(let path, let key):
            let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
            guard let text = try? String(contentsOfFile: absolute, encoding: .utf8) else {
                throw Failure(
                    .configuration,
                    "\(folder)/config.yaml: `\(key)`: \(path) cannot be read: check the file")
            }
            let secret = text.trimmingCharacters(in: .newlines)
            guard !secret.isEmpty, !secret.contains(where: \.isNewline) else {
                throw Failure(
                    .configuration,
                    "\(folder)/config.yaml: `\(key)`: \(path) must hold one line")
            }
            return secret
        }
    }
}

extension Section {
    /// A secret under its key, or in the file that the key with `File` behind it names.
    fileprivate func secret(_ key: String) throws(Failure) -> ConfiguredSecret? {
        if let text = try text(key) { return .text(text) }
        return try text(key + "File").map { .file($0, key: key + "File") }
    }
}
