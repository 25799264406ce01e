import Testing

@testable import Credentials

@Suite("CBOR, as authenticators write it")
struct CBORTests {
    private static func bytes(_ hex: String) -> [UInt8] {
        let digits = Array(hex.filter { $0 != " " })
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
    }

    /// Rows of RFC 8949, appendix A.
    @Test(
        "is read as RFC 8949 has it",
        arguments: [
            ("00", CBOR.unsigned(0)), ("17", .unsigned(23)), ("1818", .unsigned(24)),
            ("1903e8", .unsigned(1_000)), ("1a000f4240", .unsigned(1_000_000)),
            ("1bffffffffffffffff", .unsigned(.max)), ("20", .negative(0)), ("3863", .negative(99)),
            ("3bffffffffffffffff", .negative(.max)), ("f4", .flag(false)), ("f5", .flag(true)),
            ("f6", .null), ("40", .bytes([])), ("4401020304", .bytes([1, 2, 3, 4])),
            ("62c3bc", .text("ü")), ("80", .list([])),
            ("83010203", .list([.unsigned(1), .unsigned(2), .unsigned(3)])), ("a0", .map([])),
            (
                "a201020304",
                .map([
                    .init(key: .unsigned(1), value: .unsigned(2)),
                    .init(key: .unsigned(3), value: .unsigned(4)),
                ])
            ),
        ])
    func values(hex: String, value: CBOR) {
        #expect(CBORReader.value(of: Self.bytes(hex)) == value)
    }

    @Test(
        "is refused where it is cut, longer than it need be, without an end, tagged, or too deep",
        arguments: [
            "", "18", "1817", "190017", "1900ff", "1a0000ffff", "1b00000000ffffffff", "1c", "1f",
            "41", "5803", "5f4101ff", "62c3", "61ff", "7f6161ff", "81", "9f01ff", "9affffffff",
            "9bffffffffffffffff", "a1", "a101", "a10102a0", "a201020102", "a1800001", "a1f500",
            "bf0102ff", "baffffffff", "c001", "d81801", "e0", "f7", "f818", "f93c00", "fa47c35000",
            "fb3ff199999999999a", "ff", "0000", "8181818181818181818180",
        ])
    func refused(hex: String) {
        #expect(CBORReader.value(of: Self.bytes(hex)) == nil)
    }

    @Test("a length of billions in few bytes costs nothing, nor does any depth")
    func lengths() {
        let deep = [UInt8](repeating: 0x81, count: 1_000_000)
        #expect(CBORReader.value(of: deep) == nil)
        #expect(CBORReader.value(of: [0x5b] + [UInt8](repeating: 0xff, count: 8)) == nil)
        #expect(CBORReader.value(of: [UInt8](repeating: 0x81, count: 7) + [0x80]) != nil)
        #expect(CBORReader.value(of: [UInt8](repeating: 0x81, count: 8) + [0x80]) == nil)
    }
}
