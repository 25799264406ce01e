extension Configuration.Server {
    /// A provider of OpenID Connect by which people sign in.
    package struct OpenID: Sendable {
        /// As it names itself, without a slash at the end unless it has one: `https://login.example.ac.uk`.
        var issuer: String?
        /// As it knows this site.
        var client: String?
        /// Nil for a client without one: PKCE holds all the same.
        var secret: ConfiguredSecret?
        /// What people call it.
        package var name = "OpenID"
        /// Whether an address that it says is verified counts as proved here.
        var provesAddresses = false

        /// Whether people can sign in by it.
        package var isThere: Bool { issuer != nil && client != nil }
    }
}
