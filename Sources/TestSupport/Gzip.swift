/// Gzip files made by hand (RFC 1951, RFC 1952), without a library to make them.
package enum Gzip {
    private static let header: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]

    /// The bytes as they are, in one stored block: at most 65,535 of them.
    package static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(truncatingIfNeeded: bytes.count)
        var result = header
        result.append(1)
        result += littleEndian(count)
        result += littleEndian(~count)
        result += bytes
        result += littleEndian(checksum(bytes))
        result += littleEndian(UInt32(count))
        return result
    }

    /// Zeros in about a 160th of the space, without an end: whoever unpacks them all learns only
    /// then that they are cut short.
    package static func bomb(ofAbout count: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.append(0b1, 1)  // last block
        bits.append(0b01, 2)  // fixed codes
        bits.append(0b0000_1100, 8)  // the literal 0: code 0x30, its first bit first
        for _ in 0..<count / 258 {
            bits.append(0b1010_0011, 8)  // length 258: code 0xc5, its first bit first
            bits.append(0b00000, 5)  // distance 1
        }
        return header + bits.bytes
    }

    /// CRC-32 as gzip wants it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xedb8_8320 }
            }
        }
        return ~sum
    }

    private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}

/// Bits in the order of RFC 1951: the lowest of a byte first.
private struct BitWriter {
    var bytes: [UInt8] = []
    private var used = 8

    mutating func append(_ value: UInt8, _ count: Int) {
        for index in 0..<count {
            if used == 8 {
                bytes.append(0)
                used = 0
            }
            bytes[bytes.count - 1] |= (value >> index & 1) << used
            used += 1
        }
    }
}
