/// Which network addresses are everybody's, and which belong to a machine or a local network.
///
/// After the IANA special-purpose registries (RFC 6890). An IPv6 address that carries an IPv4
/// one is judged by that.
enum PublicAddress {
    /// Whether an address, in network order, may be reached without leave.
    ///
    /// What has neither the 4 bytes of IPv4 nor the 16 of IPv6 may not.
    static func contains(_ address: [UInt8]) -> Bool {
        switch address.count {
        case 4: isPublic(four: number(address[...]))
        case 16: isPublic(six: address)
        default: false
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Networks by address and length of the prefix.
    private static let privateFour: [(network: UInt32, bits: Int)] = [
        (0x0000_0000, 8),  // this network
        (0x0a00_0000, 8),  // RFC 1918
        (0x6440_0000, 10),  // carrier-grade NAT
        (0x7f00_0000, 8),  // loopback
        (0xa9fe_0000, 16),  // link-local; the clouds' metadata services
        (0xac10_0000, 12),  // RFC 1918
        (0xc000_0000, 24),  // protocol assignments
        (0xc000_0200, 24),  // documentation
        (0xc058_6300, 24),  // the old 6to4 relays
        (0xc0a8_0000, 16),  // RFC 1918
        (0xc612_0000, 15),  // benchmarks
        (0xc633_6400, 24),  // documentation
        (0xcb00_7100, 24),  // documentation
        (0xe000_0000, 4),  // multicast
        (0xf000_0000, 4),  // reserved, broadcast
    ]

    private static func isPublic(four address: UInt32) -> Bool {
        !privateFour.contains { network, bits in
            (address ^ network) >> UInt32(32 - bits) == 0
        }
    }

    /// Networks inside 2000::/3 that are nobody's to serve a calendar from, by their first bits.
    private static let privateSix: [(prefix: [UInt8], bits: Int)] = [
        ([0x20, 0x01, 0x00], 23),  // protocol assignments; Teredo among them
        ([0x20, 0x01, 0x0d, 0xb8], 32),  // documentation
        ([0x3f, 0xff, 0x00], 20),  // documentation
    ]

    private static func isPublic(six address: [UInt8]) -> Bool {
        if let four = embeddedFour(in: address) { return isPublic(four: four) }
        // Only 2000::/3 is given out to anybody: not ::, ::1, fc00::/7, fe80::/10 or ff00::/8.
        guard address[0] & 0xe0 == 0x20 else { return false }
        return !privateSix.contains { starts(address, with: $0.prefix, bits: $0.bits) }
    }

    /// The IPv4 address that a mapped, compatible, translated (64:ff9b::/96) or 6to4 one carries.
    private static func embeddedFour(in address: [UInt8]) -> UInt32? {
        let zeros = [UInt8](repeating: 0, count: 12)
        let translated: [UInt8] = [0x00, 0x64, 0xff, 0x9b] + zeros[..<8]
        // Of two forms the compatible one: :: and ::1 read as 0.0.0.0 and 0.0.0.1, private both.
        let forms = [
            zeros, zeros[..<10] + [0xff, 0xff], zeros[..<8] + [0xff, 0xff, 0, 0], translated,
        ]
        if forms.contains(where: { address.starts(with: $0) }) {
            return number(address[12...])
        }
        return address.starts(with: [0x20, 0x02]) ? number(address[2..<6]) : nil
    }

    private static func starts(_ address: [UInt8], with prefix: [UInt8], bits: Int) -> Bool {
        prefix.indices.allSatisfy { index in
            let left = min(8, bits - 8 * index)
            return (address[index] ^ prefix[index]) >> UInt8(8 - left) == 0
        }
    }
}
