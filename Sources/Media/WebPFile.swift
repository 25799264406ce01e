/// A WebP file (RFC 9649): as much of it as tells what it shows, and how to leave out all else.
struct WebPFile {
    /// What is painted, VP8 or VP8L; without name where nothing is.
    private let image: (name: String, bytes: ArraySlice<UInt8>)
    /// In pixels.
    let size: (width: Int, height: Int)

    /// - Returns: nil for what is no such file. Of an animated one only the canvas is known, and
    ///   nothing is painted.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Array("RIFF".utf8)),
            bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        else { return nil }
        var (canvas, image): ((Int, Int)?, (String, ArraySlice<UInt8>)?)
        var place = 12
        while place + 8 <= bytes.count {
            let length = Self.number(bytes[place + 4..<place + 8])
            let (start, end) = (place + 8, place + 8 + length)
            // What is cut off is judged by its beginning: a header is read of files that are damaged too.
            let content = bytes[start..<min(end, bytes.count)]
            switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
            case "VP8X": canvas = Self.canvas(content)
            case "VP8 ": image = image ?? ("VP8 ", content)
            case "VP8L": image = image ?? ("VP8L", content)
            default: break
            }
            place = end + length % 2
        }
        guard let size = canvas ?? image.flatMap({ Self.size(of: $0.0, $0.1) }) else { return nil }
        self.image = image ?? ("", [])
        self.size = size
    }

    /// The same picture with nothing in the file but what is painted: no EXIF, no XMP, no profile of
    /// colours, no chunk that nobody knows; nil where what is painted is no VP8, or of another size.
    ///
    /// - Parameter pixels: each way.
    func plain(of pixels: Int) -> [UInt8]? {
        guard image.name == "VP8 ", let inner = Self.size(of: image.name, image.bytes),
            inner == (pixels, pixels)
        else { return nil }
        return Self.chunk("RIFF", Array("WEBP".utf8) + Self.chunk(image.name, image.bytes))
    }

    private static func chunk(_ name: String, _ bytes: some Collection<UInt8>) -> [UInt8] {
        let length = (0..<4).map { UInt8(bytes.count >> ($0 * 8) & 0xff) }
        return Array(name.utf8) + length + bytes + (bytes.count % 2 == 1 ? [0] : [])
    }

    private static func canvas(_ bytes: ArraySlice<UInt8>) -> (Int, Int)? {
        guard bytes.count >= 10 else { return nil }
        let start = bytes.startIndex
        return (
            number(bytes[start + 4..<start + 7]) + 1, number(bytes[start + 7..<start + 10]) + 1
        )
    }

    /// How large a bitstream says that it is; nil for none.
    private static func size(
        of name: String, _ bytes: ArraySlice<UInt8>
    ) -> (Int, Int)? {
        let start = bytes.startIndex
        switch name {
        // A key frame's start code and 14 bits each way (RFC 6386, 9.1).
        case "VP8 ":
            guard bytes.count >= 10, bytes[start + 3..<start + 6].elementsEqual([0x9d, 0x01, 0x2a])
            else { return nil }
            return (
                number(bytes[start + 6..<start + 8]) & 0x3fff,
                number(bytes[start + 8..<start + 10]) & 0x3fff
            )
        case "VP8L":
            guard bytes.count >= 5, bytes[start] == 0x2f else { return nil }
            let bits = number(bytes[start + 1..<start + 5])
            return (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
        default: return nil
        }
    }

    /// Little-endian.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
