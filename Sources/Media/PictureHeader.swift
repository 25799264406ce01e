/// What the first bytes of a picture say: its kind, and how large it is.
///
/// Read before anything else reads it: what is no picture, or one of too many pixels, never comes to a
/// decoder.
package struct PictureHeader: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case jpeg, png, webp, gif

        package var mediaType: String { "image/\(rawValue)" }
    }

    package var kind: Kind
    package var width: Int
    package var height: Int

    /// - Throws: `PictureError.unknownKind` for what begins as none of the kinds, `.damaged` for what ends
    ///   before it says how large it is.
    package init(_ bytes: [UInt8]) throws(PictureError) {
        kind = try Self.kind(of: bytes).orThrow(PictureError.unknownKind)
        let size =
            switch kind {
            case .png: Self.png(bytes)
            case .gif: Self.gif(bytes)
            case .webp: WebPFile(bytes)?.size
            case .jpeg: Self.jpeg(bytes)
            }
        guard let size, size.width > 0, size.height > 0 else { throw .damaged }
        (width, height) = size
    }

    private static func kind(of bytes: [UInt8]) -> Kind? {
        if bytes.starts(with: [0xff, 0xd8, 0xff]) { return .jpeg }
        if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return .png }
        if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
            return .gif
        }
        let isWebP =
            bytes.starts(with: Array("RIFF".utf8))
            && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        return isWebP ? .webp : nil
    }

    /// IHDR comes first (PNG 1.2, 5.6).
    private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        func number(_ place: Int) -> Int {
            bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return (number(16), number(20))
    }

    /// The logical screen; a frame beyond it is cut or refused by who decodes it.
    private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 10 else { return nil }
        return (
            Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8
        )
    }

    /// The frame's header, behind whatever tables and notes stand before it (ITU T.81, B.2.2).
    private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var place = 2
        while place + 9 <= bytes.count {
            guard bytes[place] == 0xff else { return nil }
            let marker = bytes[place + 1]
            // Fill bytes, and markers without a length.
            if marker == 0xff {
                place += 1
                continue
            }
            if marker == 0x01 || (0xd0...0xd8).contains(marker) {
                place += 2
                continue
            }
            let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
            if isFrame {
                return (
                    Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
                    Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                )
            }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            guard length >= 2, marker != 0xda, marker != 0xd9 else { return nil }
            place += 2 + length
        }
        return nil
    }
}

extension Optional {
    func orThrow<Failure: Error>(_ error: Failure) throws(Failure) -> Wrapped {
        guard let self else { throw error }
        return self
    }
}
