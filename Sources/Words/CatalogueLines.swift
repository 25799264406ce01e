/// The lines of a catalogue, found by their keys.
///
/// The texts are part of the program, so they are indexed where they stand: one pass over the bytes,
/// and no string is made of what nobody asks for.
struct CatalogueLines: Sendable {
    private let texts: StaticString
    /// Where a key's line begins, by the key's hash; twice as many places as lines at least.
    private let places: [Int32]

    init(_ texts: StaticString) {
        self.texts = texts
        let starts = Self.starts(texts)
        var size = 16
        while size < starts.count * 2 { size *= 2 }
        var places = [Int32](repeating: -1, count: size)
        texts.withUTF8Buffer { bytes in
            for start in starts {
                var place = Self.hash(Self.key(bytes, at: start)) & (size - 1)
                while places[place] >= 0 { place = (place + 1) & (size - 1) }
                places[place] = Int32(start)
            }
        }
        self.places = places
    }

    /// The text of a key, its lines joined by spaces; `\n` in it is a new line.
    func text(of key: String) -> String? {
        let size = places.count
        let wanted = Array(key.utf8)
        return texts.withUTF8Buffer { bytes in
            var place = wanted.withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
            while places[place] >= 0 {
                let start = Int(places[place])
                if Self.key(bytes, at: start).elementsEqual(wanted) {
                    return Self.value(bytes, at: start + wanted.count)
                }
                place = (place + 1) & (size - 1)
            }
            return nil
        }
    }

    /// All keys, in the order of the file.
    var keys: [String] {
        texts.withUTF8Buffer { bytes in
            Self.starts(texts).map { String(decoding: Self.key(bytes, at: $0), as: UTF8.self) }
        }
    }

    private static func starts(_ texts: StaticString) -> [Int] {
        texts.withUTF8Buffer { bytes in
            var (starts, isLineStart): ([Int], Bool) = ([], true)
            for (place, byte) in bytes.enumerated() {
                if isLineStart, byte > 0x20, byte != UInt8(ascii: "#") { starts.append(place) }
                isLineStart = byte == 0x0a
            }
            return starts
        }
    }

    private static func key(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> UnsafeBufferPointer<UInt8> {
        var end = start
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "=") { end += 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// What stands behind ` = `, and on the lines after it that begin with a space.
    private static func value(_ bytes: UnsafeBufferPointer<UInt8>, at keyEnd: Int) -> String {
        var place = keyEnd
        while place < bytes.count, bytes[place] == 0x20 || bytes[place] == UInt8(ascii: "=") {
            place += 1
        }
        var text: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            if byte == 0x0a {
                guard place + 1 < bytes.count, bytes[place + 1] == 0x20 else { break }
                while place + 1 < bytes.count, bytes[place + 1] == 0x20 { place += 1 }
                text.append(0x20)
            } else if byte == UInt8(ascii: "\\"), place + 1 < bytes.count,
                bytes[place + 1] == UInt8(ascii: "n")
            {
                text.append(0x0a)
                place += 1
            } else {
                text.append(byte)
            }
            place += 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// FNV-1a.
    private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash & 0x7fff_ffff)
    }
}
