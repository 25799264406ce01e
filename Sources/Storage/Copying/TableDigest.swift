import Campus
import Crypto
import Foundation

/// What stands for all rows of a table, the same on every engine, in whatever order they are read.
///
/// The sum of the rows' own digests: SHA-256 of each cell's kind, length and bytes, so that nothing, an empty
/// text, empty bytes and zero are four things.
package struct TableDigest: Hashable, Sendable {
    package private(set) var rows = 0
    private var sum = Digest(high: 0, low: 0)

    package init() {}

    /// In 32 hexadecimal digits.
    package var text: String {
        [sum.high, sum.low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    mutating func add(_ row: [Value]) {
        var bytes: [UInt8] = []
        for value in row { value.write(into: &bytes) }
        let digest = Array(SHA256.hash(data: bytes))
        rows += 1
        sum.high &+= Self.number(digest[0..<8])
        sum.low &+= Self.number(digest[8..<16])
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension Value {
    fileprivate func write(into bytes: inout [UInt8]) {
        switch self {
        case .null: bytes.append(0)
        case .integer(let number): Self.write(1, UInt64(bitPattern: number), into: &bytes)
        case .real(let number): Self.write(2, number.bitPattern, into: &bytes)
        case .text(let text):
            Self.write(3, UInt64(text.utf8.count), into: &bytes)
            bytes += text.utf8
        case .blob(let data):
            Self.write(4, UInt64(data.count), into: &bytes)
            bytes += data
        }
    }

    private static func write(_ kind: UInt8, _ number: UInt64, into bytes: inout [UInt8]) {
        bytes.append(kind)
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
}
