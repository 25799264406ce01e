import HTTPTypes
import Hummingbird
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
}
