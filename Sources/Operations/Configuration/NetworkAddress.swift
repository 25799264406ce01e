import Foundation

/// An address of a machine in a network, as its bytes: however it is written, it is compared as one.
package struct NetworkAddress: Hashable, Sendable, CustomStringConvertible {
    /// In network order, 4 or 16; one of IPv4 that is written as one of IPv6 (`::ffff:192.0.2.7`) has 4.
    package let bytes: [UInt8]

    /// Reads an address as servers and proxies write it: in brackets or not, with a port or without one
    /// (`192.0.2.7:5000`, `[2001:db8::9]:5000`), with a link's name or without one (`fe80::1%eth0`).
    ///
    /// - Returns: nil for anything else.
    package init?(_ text: some StringProtocol) {
        var text = Substring(text).drop { $0 == " " || $0 == "\t" || $0 == "\"" }
        while let last = text.last, last == " " || last == "\t" || last == "\"" {
            text.removeLast()
        }
        if text.first == "[" {
            guard let end = text.firstIndex(of: "]"), Self.isPort(text[end...].dropFirst()) else {
                return nil
            }
            text = text[..<end].dropFirst()
        } else if let colon = text.firstIndex(of: ":"), colon == text.lastIndex(of: ":") {
            guard Self.isPort(text[colon...]) else { return nil }
            text = text[..<colon]
        }
        // A link's name says nothing of the network.
        let plain = String(text.prefix { $0 != "%" })
        if let four = Self.bytes(of: plain, AF_INET, 4) {
            bytes = four
        } else if let six = Self.bytes(of: plain, AF_INET6, 16) {
            bytes = six.starts(with: Self.mapped) ? Array(six.dropFirst(Self.mapped.count)) : six
        } else {
            return nil
        }
    }

    /// What stands before an address of IPv4 in one of IPv6 (RFC 4291 section 2.5.5.2).
    fileprivate static let mapped = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]

    /// Whether a text is empty, or a colon and a port.
    private static func isPort(_ text: Substring) -> Bool {
        guard let colon = text.first else { return true }
        let port = text.dropFirst()
        return colon == ":" && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
            && UInt16(port) != nil
    }

    private static func bytes(of address: String, _ family: Int32, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, address, &bytes) == 1 ? bytes : nil
    }

    /// Whether it is this machine's own, whoever asks it.
    package var isLoopback: Bool {
        bytes.count == 4
            ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
    }

    /// `192.0.2.7`, `2001:db8::9`.
    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = bytes.count == 4 ? AF_INET : AF_INET6
        guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// Addresses with the same first bits: `10.0.0.0/8`, `2001:db8::/48`, or one alone.
package struct AddressRange: Hashable, Sendable {
    /// What they have in common, and zeros.
    private let bytes: [UInt8]
    package let bits: Int

    /// The range of so many first bits that an address is in.
    package init(of address: NetworkAddress, bits: Int) {
        self.bits = max(0, min(bits, address.bytes.count * 8))
        bytes = Self.masked(address.bytes, self.bits)
    }

    /// - Returns: nil for a text that is no address, and no address with a number of bits.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let address = NetworkAddress(parts[0]) else { return nil }
        let all = address.bytes.count * 8
        guard parts.count == 2 else {
            self.init(of: address, bits: all)
            return
        }
        guard let written = Int(parts[1]), parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        // Of `::ffff:10.0.0.0/104` the bits are counted in the longer form.
        let isMapped = address.bytes.count == 4 && parts[0].contains(":")
        let bits = isMapped ? written - NetworkAddress.mapped.count * 8 : written
        guard (0...all).contains(bits) else { return nil }
        self.init(of: address, bits: bits)
    }

    package func contains(_ address: NetworkAddress) -> Bool {
        address.bytes.count == bytes.count && Self.masked(address.bytes, bits) == bytes
    }

    private static func masked(_ bytes: [UInt8], _ bits: Int) -> [UInt8] {
        bytes.indices.map { index in
            let left = max(0, min(8, bits - 8 * index))
            return bytes[index] & UInt8(truncatingIfNeeded: 0xff00 >> left)
        }
    }
}

/// A proxy whose word on who asks is believed.
package enum TrustedProxy: Hashable, Sendable {
    /// Any that asks through a socket of this machine.
    case local
    case range(AddressRange)

    /// - Parameter text: `unix`, an address, or a network as `10.0.0.0/8`.
    package init?(_ text: String) {
        if text == "unix" {
            self = .local
        } else if let range = AddressRange(text) {
            self = .range(range)
        } else {
            return nil
        }
    }

    /// - Parameter peer: nil for one without an address.
    fileprivate func includes(_ peer: NetworkAddress?) -> Bool {
        switch self {
        case .local: peer == nil
        case .range(let range): peer.map(range.contains) ?? false
        }
    }
}

extension [TrustedProxy] {
    /// Whether one of them is asking.
    ///
    /// - Parameter peer: nil for one without an address.
    package func trust(_ peer: NetworkAddress?) -> Bool { contains { $0.includes(peer) } }
}
