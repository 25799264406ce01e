/// Digests bytes piece by piece; the pieces' lengths count too.
struct Digester {
    private var first: UInt64
    private var second: UInt64

    private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
        0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb,
        0xd6e8_feb8_6659_fd93
    )

    init(seed: UInt64 = 0) {
        first = seed ^ Self.keys.2
        second = seed &+ Self.keys.3
    }

    var digest: ContentDigest {
        ContentDigest(
            high: Self.fold(first ^ Self.keys.1, second ^ Self.keys.0),
            low: Self.fold(second &+ Self.keys.3, first ^ Self.keys.2))
    }

    mutating func add(_ digest: ContentDigest) { mix(digest.high, digest.low, 0, 16) }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let count = bytes.count
        guard let base = bytes.baseAddress, count > 0 else { return mix(0, 0, 0, 0) }
        var position = 0
        while position &+ 32 <= count {
            mix(
                Self.word(base, position), Self.word(base, position &+ 8),
                Self.word(base, position &+ 16), Self.word(base, position &+ 24))
            position &+= 32
        }
        var tail: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        withUnsafeMutableBytes(of: &tail) { tail in
            tail.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position...]))
        }
        mix(
            UInt64(littleEndian: tail.0), UInt64(littleEndian: tail.1),
            UInt64(littleEndian: tail.2), UInt64(littleEndian: tail.3))
        mix(UInt64(truncatingIfNeeded: count), 0, 0, 1)
    }

    @inline(__always)
    private static func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private mutating func mix(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
        let (one, two) = (first, second)
        first =
            Self.fold(one ^ a ^ Self.keys.0, b ^ Self.keys.1)
            &+ Self.fold(c ^ Self.keys.2, one ^ d)
        second =
            Self.fold(two ^ d ^ Self.keys.3, a ^ Self.keys.2)
            &+ Self.fold(b ^ Self.keys.0, two ^ c)
    }

    /// The operands are mixed in again so that a zero among them does not wipe out the other.
    @inline(__always)
    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return (left ^ product.low) ^ (right &+ product.high)
    }
}
