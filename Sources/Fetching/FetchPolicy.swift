/// How far a fetch may go.
package struct FetchPolicy: Hashable, Sendable {
    /// How long one fetch may take, redirects included.
    ///
    /// The default is 30 seconds.
    package var timeout: Duration = .seconds(30)
    /// How long one connection, its TLS handshake included, may take to come about.
    ///
    /// The default is 10 seconds.
    package var connectTimeout: Duration = .seconds(10)
    /// Longer bodies are refused, not truncated; counted after decompression.
    ///
    /// The default is 20 MiB.
    package var maximumBytes = 20 << 20
    /// The default is 5.
    package var maximumRedirects = 5
    /// Whether loopback, link-local and private addresses may be reached.
    ///
    /// The default is false.
    package var allowPrivate = false
    /// How the fetcher names itself to servers.
    ///
    /// The default is `belltower`, without a version.
    package var userAgent = "belltower"

    package init() {}
}
