import Reminding

extension ConfigurationKey {
    static var ofAlerts: [Self] {
        [
            alert(
                "email", form: "e-mail addresses, as ops@example.org", example: "ops@example.org",
                purpose: "Whom letters are sent to, by the mail server of channels.email.",
                \.configuration.alerts.email),
            alert(
                "ntfy", form: "topics of ntfy, or their http or https URLs",
                example: "https://ntfy.sh/TOPIC",
                purpose: "Topics that are posted to; the token of channels.ntfy is given to its "
                    + "own server alone.",
                \.configuration.alerts.ntfy),
            alert(
                "webhook", form: "http or https URLs", example: "https://example.org/alerts",
                purpose: "Addresses that get each alert as JSON, signed with the secret of "
                    + "channels.webhook.",
                \.configuration.alerts.webhook),
            Self(
                "alerts.backups", form: "here or elsewhere", standard: "here", example: "here",
                purpose: "Who makes backups: here, by `belltower backup`, of which `belltower keep "
                    + "--backups` knows the newest; or elsewhere, by another program: then none is "
                    + "missed.",
                \.configuration.alerts.backups, read: { BackupMaker(rawValue: $0) }),
        ]
    }

    /// The places of one kind; nobody who must not sees an address, which may be a secret.
    private static func alert(
        _ kind: String, form: String, example: String, purpose: String,
        _ field: any (WritableKeyPath<Draft, [ChannelSpecification]> & Sendable)
    ) -> Self {
        Self(
            "alerts.\(kind)", form: form, standard: "none", example: example, purpose: purpose,
            isSecret: true, isList: true, field,
            read: { text in
                let places = text.split { $0 == "," || $0.isWhitespace }
                let channels = places.compactMap { ChannelSpecification("\(kind):\($0)") }
                return places.isEmpty || channels.count != places.count ? nil : channels
            })
    }
}
