import Glibc

/// Tells values that libical reads as they are meant from those it loses or alters.
///
/// Seen in 3.0.16: an escape that RFC 5545 does not have becomes a blank; blanks around a text are
/// taken off; an escaped comma in CATEGORIES ends the splitting; `SEQUENCE:abc` is 0 and large
/// numbers wrap around; unknown words, offsets and coordinates are rewritten; a property without a
/// value is dropped; names it does not know are too.
enum ValueShape {
    static func isRegular(
        _ text: UnsafeRawBufferPointer, value: Range<Int>, _ traits: PropertyTraits
    ) -> Bool {
        guard !value.isEmpty, traits.isKnown else { return false }
        switch traits.kind {
        case .rule, .word, .other: return false
        case .text: return isRegularText(text, value, isList: traits.isList)
        case .integer: return isNumber(text[value])
        case .time, .times, .periods, .duration: return true
        }
    }

    private static func isRegularText(
        _ text: UnsafeRawBufferPointer, _ value: Range<Int>, isList: Bool
    ) -> Bool {
        guard let base = text.baseAddress, !isBlank(text[value.lowerBound]),
            !isBlank(text[value.upperBound - 1])
        else { return false }
        var position = value.lowerBound
        while position < value.upperBound,
            let found = memchr(base + position, 0x5c, value.upperBound - position)
        {
            let next = base.distance(to: UnsafeRawPointer(found)) + 1
            guard next < value.upperBound else { return false }
            switch text[next] {
            case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: ";"), 0x5c: break
            case UInt8(ascii: ","): if isList { return false }
            default: return false
            }
            position = next + 1
        }
        return true
    }

    /// A sign or none, and at most nine digits.
    private static func isNumber(_ value: Slice<UnsafeRawBufferPointer>) -> Bool {
        let digits =
            value.first.map { $0 == 0x2b || $0 == 0x2d } == true ? value.dropFirst() : value
        return (1...9).contains(digits.count) && digits.allSatisfy { $0 &- 0x30 < 10 }
    }
}
