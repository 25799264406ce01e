extension String {
    /// The text between marks that keep its reading direction to itself, where it has letters that
    /// are read from right to left: what stands beside it keeps its column.
    ///
    /// A piece of a text that holds such marks already gets those that it was cut off from;
    /// `harmless` text holds none.
    var isolated: String {
        // Every such letter begins with a byte as high as Hebrew's, or the marks do.
        guard utf8.contains(where: { $0 >= 0xd6 }) else { return self }
        let opened = unicodeScalars.count { $0 == Self.opening }
        let closed = unicodeScalars.count { $0 == Self.closing }
        if opened > closed { return self + String(Self.closing) }
        if closed > opened { return String(Self.opening) + self }
        guard opened == 0, unicodeScalars.contains(where: \.isReadFromTheRight) else {
            return self
        }
        return "\(Self.opening)\(self)\(Self.closing)"
    }

    /// First strong isolate, and pop directional isolate.
    private static let opening: Unicode.Scalar = "\u{2068}"
    private static let closing: Unicode.Scalar = "\u{2069}"
}

extension Unicode.Scalar {
    /// The blocks of Unicode whose letters have the bidirectional class R or AL.
    fileprivate var isReadFromTheRight: Bool {
        switch value {
        case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfefc, 0x10800...0x10fff,
            0x1e800...0x1efff:
            true
        default: false
        }
    }
}
