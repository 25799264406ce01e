import Crypto
import Foundation

/// The site, as browsers and authenticators know it: passkeys are bound to its host.
package struct RelyingParty: Hashable, Sendable {
    /// The host: `calendar.example.ac.uk`.
    package let id: String
    /// As browsers write it: `https://calendar.example.ac.uk`.
    package let origin: String

    /// Nil where browsers would have no passkeys: for an address of numbers, or over plain http elsewhere
    /// than on this machine.
    ///
    /// - Parameter url: a scheme, a host and perhaps a port.
    package init?(url: String) {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(),
            let host = parts.host?.lowercased(), !host.isEmpty,
            host.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: ":") }),
            host.split(separator: ".").last.flatMap({ Int($0) }) == nil
        else { return nil }
        let isHere = host == "localhost"
        guard scheme == "https" || scheme == "http" && isHere else { return nil }
        let usual = scheme == "https" ? 443 : 80
        let port = parts.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? ""
        id = host
        origin = "\(scheme)://\(host)\(port)"
    }

    /// What authenticators sign of the host.
    var digest: [UInt8] { Array(SHA256.hash(data: Data(id.utf8))) }
}
