import HTTPTypes
import Hummingbird
import NIOCore
import Operations

extension Site {
    /// The network of whoever asks: their first 24 bits, or 64 of IPv6.
    ///
    /// Behind a proxy that is trusted, of whom it names.
    func network(of request: Request, _ context: SiteContext) -> String {
        var address = context.peer?.ipAddress ?? ""
        let trusted = home.serverSettings.trustedProxies
        if trusted.contains(address) || address.isEmpty && trusted.contains("unix") {
            let forwarded = (request.headers[.forwardedFor] ?? "").split(separator: ",")
                .map { $0.filter { $0 != " " } }
            // From the right, past proxies of one's own: what stands left of them anybody may write.
            address = forwarded.last { !trusted.contains($0) } ?? address
        }
        return ClientNetwork(of: address).text
    }

    /// Refuses to hear or tell a program's password but over TLS, or within this machine.
    func mustBePrivate(_ peer: SocketAddress?) throws(Refusal) {
        guard !isSecure, let address = peer?.ipAddress, address != "::1",
            !address.hasPrefix("127."), !address.hasPrefix("::ffff:127.")
        else { return }
        throw Refusal(.forbidden, "refusal.collection.insecure")
    }
}
