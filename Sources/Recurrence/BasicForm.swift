/// Dates and times in RFC 5545's basic form.
public enum BasicForm {
    /// `20261005`; nil for anything else.
    public static func date(_ bytes: some Collection<UInt8>) -> CivilDate? {
        guard bytes.count == 8, let value = number(bytes) else { return nil }
        return CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)
    }

    /// `20261005T091500`; nil for anything else. A leap second is the one before it (3.3.12).
    public static func wall(_ bytes: some Collection<UInt8>) -> WallTime? {
        guard bytes.count == 15, let date = date(bytes.prefix(8)),
            let value = number(bytes.suffix(6))
        else { return nil }
        let separator = bytes[bytes.index(bytes.startIndex, offsetBy: 8)]
        guard separator == UInt8(ascii: "T") || separator == UInt8(ascii: "t") else { return nil }
        let (hour, minute, second) = (value / 10_000, value / 100 % 100, value % 100)
        guard hour < 24, minute < 60, second <= 60 else { return nil }
        return WallTime(date, secondOfDay: hour * 3_600 + minute * 60 + min(second, 59))
    }

    private static func number(_ bytes: some Collection<UInt8>) -> Int? {
        var value = 0
        for byte in bytes {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }
}
