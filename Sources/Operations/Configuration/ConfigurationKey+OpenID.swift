import Fetching

extension ConfigurationKey {
    static var ofOpenID: [Self] {
        [
            optional(
                "server.openID.issuer", form: "an https URL", standard: "none",
                example: "https://login.example.ac.uk",
                purpose:
                    "A provider of OpenID Connect by which people sign in, as it names itself.",
                \.configuration.server.openID.issuer, read: issuer),
            optional(
                "server.openID.client", form: "text", standard: "none", example: "belltower",
                purpose: "As the provider knows this site.",
                \.configuration.server.openID.client, read: { $0.count <= 200 ? $0 : nil }),
        ]
            + secret(
                "server.openID.secret", variable: "BELLTOWER_OPENID_SECRET",
                purpose: "What the provider gave the site beside that name; many want none.",
                file: "openid.secret", \.configuration.server.openID.secret)
            + [
                Self(
                    "server.openID.name", form: "text",
                    standard: Draft().configuration.server.openID.name,
                    example: Draft().configuration.server.openID.name,
                    purpose: "What people call it, as in \"Sign in with Campus\".",
                    \.configuration.server.openID.name, read: { $0.count <= 60 ? $0 : nil }),
                Self(
                    "server.openID.provesAddresses", form: "true or false", standard: "false",
                    example: "false",
                    purpose:
                        "Whether an e-mail address that the provider says is verified opens the "
                        + "account here that has it, and counts for signUp. Only where the provider "
                        + "gives addresses itself.",
                    \.configuration.server.openID.provesAddresses, read: { truths[$0.lowercased()] }
                ),
            ]
    }

    /// http on this machine alone.
    private static func issuer(_ text: String) -> String? {
        guard let address = PostAddress(text), !address.hasCredentials,
            address.isSecure || address.isLoopback, !text.contains("?"), !text.contains("#")
        else { return nil }
        return text
    }
}
