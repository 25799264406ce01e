/// 128 bits that stand for some bytes.
///
/// Two lanes of folded 64-bit multiplication, each over all the bytes, with different keys. Not for
/// keeping out an adversary. For bytes that differ by accident the odds that any two of a million
/// components collide are about 10^12 / 2^129, below 1 in 10^26.
public struct ContentDigest: Hashable, Sendable {
    public var high: UInt64
    public var low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Sixteen bytes, the highest first; the same on every machine.
    public var encoded: [UInt8] {
        [high, low].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - UInt64($0) * 8)) }
        }
    }

    /// What `encoded` gave; nil unless there are sixteen bytes.
    public init?(encoded bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension ContentDigest: CustomStringConvertible {
    /// Thirty-two hexadecimal digits.
    public var description: String {
        encoded.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
