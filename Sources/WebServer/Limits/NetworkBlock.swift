/// A block of addresses that limits are counted by: of IPv4 a /24; of IPv6 a /64 and the wider ones around it, which
/// one customer may have all of (RFC 6177).
struct NetworkBlock: Hashable, Sendable {
    enum Width: Int, Hashable, Sendable, CaseIterable {
        case own, site, allotment

        /// How many of the narrowest a block counts as: whoever has more of them has no more than that.
        var share: Double { [1, 2, 4][rawValue] }
    }

    let width: Width
    /// Groups of an address's text; the whole text for what is no address.
    private let parts: [Substring]

    /// - Parameter network: as `ClientNetwork` writes it.
    init(_ network: String, _ width: Width = .own) {
        self.width = width
        let groups = network.split(separator: ":", omittingEmptySubsequences: false)
        switch width {
        case .own: parts = groups
        // The fourth group's upper byte; a group without it is below 0x100.
        case .site: parts = groups.prefix(3) + [groups[3].dropLast(2)]
        case .allotment: parts = Array(groups.prefix(3))
        }
    }

    /// The narrowest first; of IPv4, and of what is no address, there is one.
    static func all(of network: String) -> [NetworkBlock] {
        let isWide = network.split(separator: ":", omittingEmptySubsequences: false).count == 4
        return (isWide ? Width.allCases : [.own]).map { NetworkBlock(network, $0) }
    }

    /// All that one customer may have.
    static func widest(of network: String) -> NetworkBlock {
        all(of: network).last ?? NetworkBlock(network)
    }
}
