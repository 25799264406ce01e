import HTTPTypes
import Hummingbird
import NIOCore
import Operations

extension Site {
    /// The network of whoever asks: their first 24 bits, or 64 of IPv6.
    func network(of request: Request, _ context: SiteContext) -> String {
        let peer = context.peer?.ipAddress.flatMap { NetworkAddress($0) }
        let address = address(behind: peer, forwarded: request.headers[.forwardedFor] ?? "")
        return ClientNetwork(of: address).text
    }

    /// The address of whoever asks: behind a proxy that is trusted, of whom it names.
    func address(behind peer: NetworkAddress?, forwarded: String) -> String {
        let proxies = home.serverSettings.trustedProxies
        var address = peer
        // From the right, past proxies of one's own: what stands left of them anybody may write.
        let entries = forwarded.split(separator: ",").filter {
            $0.contains { $0 != " " && $0 != "\t" }
        }
        for entry in entries.suffix(Self.mostProxies).reversed() {
            guard proxies.trust(address) else { break }
            // A name, or `unknown`: the proxy is the best that is known, since anybody may write words.
            guard let next = NetworkAddress(entry) else { break }
            address = next
        }
        return address?.description ?? ""
    }

    /// So many proxies stand before a server at most.
    private static let mostProxies = 20

    /// Refuses to hear or tell a program's password but over TLS, or within this machine.
    func mustBePrivate(_ peer: SocketAddress?) throws(Refusal) {
        guard !isSecure, let address = peer?.ipAddress,
            NetworkAddress(address)?.isLoopback != true
        else { return }
        throw Refusal(.forbidden, "refusal.collection.insecure")
    }
}
