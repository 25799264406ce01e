import Foundation

/// The network that an address is of: its first 24 bits, or 64 of IPv6, of which one customer has all.
struct ClientNetwork: Hashable, Sendable {
    /// As `192.0.2` or `2001:db8:0:1`; the text itself for what is no address.
    let text: String

    /// - Parameter address: without brackets and port; an address of IPv4 written as one of IPv6
    ///   (`::ffff:192.0.2.7`) is of the same network as it is.
    init(of address: String) {
        // A link's name says nothing of the network.
        let plain = String(address.prefix { $0 != "%" })
        if let bytes = Self.bytes(of: plain, AF_INET, 4) {
            text = Self.network(bytes)
        } else if let bytes = Self.bytes(of: plain, AF_INET6, 16) {
            let isMapped = bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]
            text = isMapped ? Self.network(bytes.dropFirst(12)) : Self.wideNetwork(bytes)
        } else {
            text = String(address.prefix(64))
        }
    }

    private static func network(_ bytes: some Sequence<UInt8>) -> String {
        bytes.prefix(3).map { String($0) }.joined(separator: ".")
    }

    private static func wideNetwork(_ bytes: [UInt8]) -> String {
        stride(from: 0, to: 8, by: 2)
            .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
            .joined(separator: ":")
    }

    private static func bytes(of address: String, _ family: Int32, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, address, &bytes) == 1 ? bytes : nil
    }
}
