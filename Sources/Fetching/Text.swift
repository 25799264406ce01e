extension String {
    /// Whether there is a byte that no address and no header field holds.
    var hasControls: Bool { utf8.contains { $0 < 0x20 || $0 == 0x7f } }

    /// Without white space at both ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace ?? false { rest.removeFirst() }
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return String(rest)
    }

    /// With each `%XX` as the byte that it stands for; other percent signs stay.
    var percentDecoded: String {
        var result: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            let pair = rest.prefix(2)
            if byte == UInt8(ascii: "%"), pair.count == 2, pair.allSatisfy(\.isHexDigit),
                let value = UInt8(String(decoding: pair, as: UTF8.self), radix: 16)
            {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self & 0xdf) }
    var isLetter: Bool { (0x41...0x5a).contains(self & 0xdf) }
}
