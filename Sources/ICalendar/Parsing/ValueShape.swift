import Glibc

/// Tells values that libical reads as they are meant from those it loses or alters.
///
/// Seen in 3.0.16: an escape that RFC 5545 does not have becomes a blank; blanks around a text are
/// taken off; an escaped comma in CATEGORIES ends the splitting; `SEQUENCE:abc` is 0 and large
/// numbers wrap around; unknown words, offsets and coordinates are rewritten; a property without a
/// value is dropped; names it does not know are too; of `PT1H30` and times with more behind them it
/// takes the beginning.
enum ValueShape {
    static func isRegular(
        _ text: UnsafeRawBufferPointer, value: Range<Int>, _ traits: PropertyTraits
    ) -> Bool {
        guard !value.isEmpty, traits.isKnown else { return false }
        switch traits.kind {
        case .rule, .word, .other: return false
        case .text: return isRegularText(text, value, isList: traits.isList)
        case .integer: return isNumber(text[value])
        case .time: return value.count == 8 || value.count == 15 || value.count == 16
        case .duration: return isDuration(text[value])
        case .times, .periods: return true
        }
    }

    /// Exactly as RFC 5545 section 3.3.6 has it: `P7W`, `P1DT2H`, `-PT15M`.
    private static func isDuration(_ value: Slice<UnsafeRawBufferPointer>) -> Bool {
        var rest = value
        if let sign = rest.first, sign == 0x2b || sign == 0x2d { rest = rest.dropFirst() }
        guard rest.popFirst() == UInt8(ascii: "P") else { return false }
        // The units in their order, and which came last.
        let units = Array("WDTHMS".utf8)
        var last = -1
        while !rest.isEmpty {
            let digits = rest.prefix { $0 &- 0x30 < 10 }
            rest = rest.dropFirst(digits.count)
            guard digits.count <= 9, let unit = rest.popFirst(),
                let place = units.firstIndex(of: unit), place > last, last != 0,
                (unit == UInt8(ascii: "T")) == digits.isEmpty, place < 3 || last >= 2
            else { return false }
            last = place
        }
        return last >= 0 && last != 2
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
