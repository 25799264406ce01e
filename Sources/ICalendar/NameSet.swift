/// Property names that can be looked up in a line's bytes, in either case.
///
/// Names of up to 16 bytes are packed into two words; longer ones are in no set.
struct NameSet: Sendable {
    struct Name: Hashable {
        var first: UInt64
        var second: UInt64
    }

    private var names: [Name]

    init(_ names: [String]) {
        self.names = names.map { name in
            Array(name.utf8).withUnsafeBytes { Self.pack($0[...]) ?? Name(first: 0, second: 0) }
        }
    }

    func contains(_ name: Name) -> Bool { names.contains(name) }

    /// Nil when the name is longer than 16 bytes or empty.
    static func pack(_ bytes: Slice<UnsafeRawBufferPointer>) -> Name? {
        guard (1...16).contains(bytes.count) else { return nil }
        var name = Name(first: 0, second: 0)
        for (index, byte) in bytes.enumerated() {
            let upper = (0x61...0x7a).contains(byte) ? byte & 0xdf : byte
            if index < 8 {
                name.first |= UInt64(upper) << UInt64(index * 8)
            } else {
                name.second |= UInt64(upper) << UInt64((index - 8) * 8)
            }
        }
        return name
    }
}
