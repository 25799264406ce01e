extension Charset {
    /// UTF-8 that was taken for Windows-1252 and made UTF-8 of once more, read as it was meant;
    /// nil for a page of which anything beyond ASCII is none of that.
    static func onceAgain(_ utf8: [UInt8]) -> [UInt8]? {
        guard isTwiceEncoded(utf8) else { return nil }
        return String(decoding: utf8, as: UTF8.self).unicodeScalars.compactMap(byte)
    }

    /// Looks at letters beyond ASCII only, and up to the first that speaks against it.
    private static func isTwiceEncoded(_ utf8: [UInt8]) -> Bool {
        var found = false
        var awaited = 0
        var place = 0
        while place < utf8.count {
            let first = utf8[place]
            guard first >= 0x80 else {
                if awaited > 0 { return false }
                place += 1
                continue
            }
            let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
            let letter = String(
                decoding: utf8[place..<min(place + length, utf8.count)], as: UTF8.self)
            guard let scalar = letter.unicodeScalars.first, let byte = byte(scalar) else {
                return false
            }
            if awaited > 0 {
                guard byte & 0xc0 == 0x80 else { return false }
                awaited -= 1
            } else {
                guard (0xc2...0xf4).contains(byte) else { return false }
                awaited = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
                found = true
            }
            place += length
        }
        return found && awaited == 0
    }

    /// What Windows-1252 writes for a letter.
    private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
        if scalar.value <= 0xff { return UInt8(scalar.value) }
        return high.firstIndex { UInt32($0) == scalar.value }.map { UInt8(0x80 + $0) }
    }
}
