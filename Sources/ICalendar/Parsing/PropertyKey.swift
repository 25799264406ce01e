/// A property's name in a form that is quick to compare: capitals, packed into two words.
struct PropertyKey: Hashable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var length: UInt8 = 0

    init(_ name: String) {
        var name = name
        self = name.withUTF8 { PropertyKey(UnsafeRawBufferPointer($0)) }
    }

    /// - Parameter name: letters in either case. Names of more than 16 bytes are told apart by
    ///   a digest of the rest.
    init(_ name: UnsafeRawBufferPointer) {
        for byte in name {
            let capital = byte &- 0x61 < 26 ? byte & 0xdf : byte
            if length < 16 {
                second = second << 8 | first >> 56
                first = first << 8 | UInt64(capital)
                length &+= 1
            } else {
                first = (first ^ UInt64(capital)) &* 0x100_0000_01b3
                second = (second ^ UInt64(capital)) &* 0x9e37_79b9_7f4a_7c15
                length = length == 255 ? 255 : length &+ 1
            }
        }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(first ^ second) }
}

/// Which properties of a component are to be read; the others cost hardly anything.
package struct PropertyFilter: Sendable {
    private let keys: Set<PropertyKey>
    /// Whether components inside, such as VALARM, are read too.
    ///
    /// The default is false.
    package let includesChildren: Bool

    /// - Parameters:
    ///   - names: of properties, in capitals.
    ///   - includesChildren: whether components inside are read, with the same names.
    package init(_ names: [String], includesChildren: Bool = false) {
        keys = Set(names.map { PropertyKey($0) })
        self.includesChildren = includesChildren
    }

    func contains(_ key: PropertyKey) -> Bool { keys.contains(key) }
}
