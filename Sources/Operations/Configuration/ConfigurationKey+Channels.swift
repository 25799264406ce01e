import Campus
import Fetching

extension ConfigurationKey {
    static var ofChannels: [Self] { ofWebhooks + ofNtfy + ofEmail }

    private static var ofWebhooks: [Self] {
        secret(
            "channels.webhook.secret", variable: "BELLTOWER_WEBHOOK_SECRET",
            purpose: "With which every POST is signed (HMAC-SHA256, header Belltower-Signature).",
            file: "webhook.secret", \.configuration.channels.webhookSecret)
    }

    private static var ofNtfy: [Self] {
        [
            Self(
                "channels.ntfy.server", form: "an http or https URL",
                standard: Draft().configuration.channels.ntfyServer,
                example: Draft().configuration.channels.ntfyServer,
                purpose: "The server of topics that are given without one.",
                \.configuration.channels.ntfyServer, read: { PostAddress($0) == nil ? nil : $0 })
        ]
            + secret(
                "channels.ntfy.token", variable: "BELLTOWER_NTFY_TOKEN",
                purpose: "An access token, given to that server alone.", file: "ntfy.token",
                \.configuration.channels.ntfyToken)
    }

    private static var ofEmail: [Self] {
        ofMailServer
            + secret(
                "channels.email.password", variable: "BELLTOWER_SMTP_PASSWORD",
                purpose: "The password of the user.", file: "smtp.password", \.email.password)
            + [
                optional(
                    "channels.email.from", form: "an e-mail address, as bell@example.org",
                    standard: "none", example: "bell@example.org",
                    purpose: "Who the letters are from.",
                    \.email.sender, read: { EmailAddress($0) }),
                Self(
                    "channels.email.name", form: "text", standard: Draft().email.senderName,
                    example: Draft().email.senderName, purpose: "The name beside that address.",
                    \.email.senderName, read: { $0 }),
            ]
    }

    private static var ofMailServer: [Self] {
        [
            optional(
                "channels.email.server", form: "a host's name, without a port", standard: "none",
                example: "smtp.example.org", purpose: "The mail server that takes the letters.",
                \.email.host,
                read: { MailServer(host: $0, security: .none) == nil ? nil : $0 }),
            optional(
                "channels.email.port", form: "a whole number from 1 to 65535",
                standard: "587; 465 with tls, 25 with none", example: "587",
                purpose: "Its port.", \.email.port, read: { number($0, in: 1...65_535) }),
            optional(
                "channels.email.security", form: "starttls, tls or none",
                standard: "starttls; none for this machine", example: "starttls",
                purpose: "How the way there is kept private.", \.email.security,
                read: { MailServer.Security(rawValue: $0) }),
            optional(
                "channels.email.user", form: "text", standard: "none", example: "bell",
                purpose: "The user to log in as.", \.email.user, read: { $0 }),
        ]
    }

    /// A secret, and the key that names a file with it.
    static func secret(
        _ path: String, variable: String, purpose: String, file: String,
        _ field: any (WritableKeyPath<Draft, ConfiguredSecret?> & Sendable)
    ) -> [Self] {
        let fileKey = path + "File"
        return [
            Self(
                path, variable: variable, form: "text", standard: "none", example: "SECRET",
                purpose: purpose, isSecret: true, field, read: { .some(.text($0)) }),
            Self(
                fileKey, variable: variable + "_FILE", form: "the path of a file",
                standard: "none", example: file,
                purpose: "The file that holds it, in one line, so that it need not stand here. "
                    + "A path without / at its front begins at this file's folder.",
                field, read: { .some(.file($0, key: fileKey)) }),
        ]
    }
}
