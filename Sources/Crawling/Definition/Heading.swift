/// A heading as it is compared.
enum Heading {
    static func folded(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 }
            ? String(decoding: plain(text), as: UTF8.self) : words(text)
    }

    /// The same of a text in ASCII, as most headings are.
    private static func plain(_ text: String) -> [UInt8] {
        var folded: [UInt8] = []
        var isBehindGap = false
        for byte in text.utf8 {
            let small = (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
            guard (0x61...0x7a).contains(small) || (0x30...0x39).contains(small) else {
                isBehindGap = !folded.isEmpty
                continue
            }
            if isBehindGap { folded.append(0x20) }
            isBehindGap = false
            folded.append(small)
        }
        return folded
    }

    private static func words(_ text: String) -> String {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
