/// 128 bits that stand for some bytes.
///
/// Two lanes of folded 64-bit multiplications. Not against an adversary; for bytes that differ by
/// accident the odds of a collision among a million components are below 1 in 10^26.
public struct ContentDigest: Hashable, Sendable {
    public var high: UInt64
    public var low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

/// Digests bytes piece by piece.
struct Digester {
    private var high: UInt64
    private var low: UInt64

    private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
        0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db, 0x8ebc_6af0_9c88_c6e3,
        0x5899_65cc_7537_4cc3
    )

    init(seed: UInt64 = 0) {
        high = seed ^ Self.keys.0
        low = seed &* Self.keys.1 ^ Self.keys.2
    }

    var digest: ContentDigest {
        ContentDigest(
            high: Self.fold(high ^ Self.keys.1, low ^ Self.keys.3),
            low: Self.fold(low ^ Self.keys.0, high ^ Self.keys.2))
    }

    mutating func add(_ number: UInt64) {
        high = Self.fold(high ^ number, Self.keys.0)
        low = Self.fold(low &+ number, Self.keys.3)
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var (high, low) = (high, low)
        var position = 0
        let count = bytes.count
        while position &+ 32 <= count {
            let first = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            let second = bytes.loadUnaligned(fromByteOffset: position &+ 8, as: UInt64.self)
            let third = bytes.loadUnaligned(fromByteOffset: position &+ 16, as: UInt64.self)
            let fourth = bytes.loadUnaligned(fromByteOffset: position &+ 24, as: UInt64.self)
            high = Self.fold(first ^ Self.keys.0 ^ high, second ^ Self.keys.1 ^ third)
            low = Self.fold(third ^ Self.keys.2 ^ low, fourth ^ Self.keys.3 ^ first)
            position &+= 32
        }
        (self.high, self.low) = (high, low)
        while position &+ 8 <= count {
            add(bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            position &+= 8
        }
        var tail: UInt64 = 0
        for byte in bytes[position...] { tail = tail << 8 | UInt64(byte) }
        add(tail)
        add(UInt64(count))
    }

    @inline(__always)
    private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
