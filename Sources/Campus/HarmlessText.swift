extension String {
    /// The text without what could steer a terminal or turn the reading direction round: each
    /// such character is shown as one that cannot be shown.
    package var harmless: String {
        guard
            utf8.contains(where: {
                $0 < 0x20 || $0 == 0x7f || $0 == 0xc2 || $0 == 0xd8 || $0 == 0xe2
            })
        else { return self }
        guard unicodeScalars.contains(where: \.steers) else { return self }
        return String(
            String.UnicodeScalarView(unicodeScalars.map { $0.steers ? "\u{fffd}" : $0 }))
    }
}

extension String {
    /// Whether a terminal would do something else with some of it than show it; line ends and tabs
    /// count for nothing.
    package var steersTerminal: Bool {
        unicodeScalars.contains { $0.steers && $0 != "\r" && $0 != "\t" }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would do something else with it than show it.
    package var steers: Bool {
        switch value {
        case 0x0a: false
        case 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0x061c: true
        // The general category `Control`.
        case 0...0x1f, 0x7f...0x9f: true
        default: false
        }
    }
}
