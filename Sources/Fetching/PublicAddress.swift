import Glibc

/// Which network addresses are everybody's, and which belong to a machine or a local network.
///
/// After the IANA special-purpose registries (RFC 6890). An IPv6 address that carries an IPv4
/// one is judged by that.
enum PublicAddress {
    /// Whether a resolved address may be reached without leave.
    static func contains(_ address: UnsafePointer<sockaddr>) -> Bool {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { four in
                isPublic(four: UInt32(bigEndian: four.pointee.sin_addr.s_addr))
            }
        case AF_INET6:
            address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { six in
                withUnsafeBytes(of: six.pointee.sin6_addr) { isPublic(six: Array($0)) }
            }
        default: false
        }
    }

    private static let privateFour: [(UInt32, Int)] = [
        (0x0000_0000, 8), (0x0a00_0000, 8), (0x6440_0000, 10), (0x7f00_0000, 8), (0xa9fe_0000, 16),
        (0xac10_0000, 12), (0xc000_0000, 24), (0xc000_0200, 24), (0xc0a8_0000, 16),
        (0xc612_0000, 15), (0xc633_6400, 24), (0xcb00_7100, 24), (0xe000_0000, 4),
        (0xf000_0000, 4),
    ]

    static func isPublic(four address: UInt32) -> Bool {
        !privateFour.contains { network, bits in
            (address ^ network) >> UInt32(32 - bits) == 0
        }
    }

    static func isPublic(six address: [UInt8]) -> Bool {
        guard address.count == 16 else { return false }
        func four(at index: Int) -> UInt32 {
            address[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
        }
        let isZeroUpTo12 = address[..<12].allSatisfy { $0 == 0 }
        let isMapped =
            address[..<10].allSatisfy { $0 == 0 } && address[10] == 0xff && address[11] == 0xff
        if isMapped { return isPublic(four: four(at: 12)) }
        // ::, ::1 and the old IPv4-compatible form.
        if isZeroUpTo12 { return four(at: 12) > 1 && isPublic(four: four(at: 12)) }
        if address.starts(with: [0x00, 0x64, 0xff, 0x9b]) { return isPublic(four: four(at: 12)) }
        if address.starts(with: [0x20, 0x02]) { return isPublic(four: four(at: 2)) }
        if address.starts(with: [0x20, 0x01, 0x0d, 0xb8]) { return false }
        // Only 2000::/3 is given out to anybody.
        return address[0] & 0xe0 == 0x20
    }
}
