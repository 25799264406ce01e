import CQrencode

/// A text that a camera reads: a QR code (ISO/IEC 18004), over libqrencode.
///
/// `partials/qr` draws it. Nil where the text does not fit, and on a machine without the library: what
/// the code says has to stand beside it in letters anyway.
struct QRCode: Equatable, Sendable {
    /// Modules a side, without the quiet zone.
    let side: Int
    /// Row by row, true for a dark one.
    private let modules: [Bool]

    /// - Parameter text: about 2,300 bytes at most.
    init?(_ text: String) {
        var found = 0
        let drawn = [UInt8](unsafeUninitializedCapacity: Int(BELLTOWER_QR_MOST)) { room, count in
            var text = text
            found = text.withUTF8 { bytes in
                Int(belltower_qr_encode(bytes.baseAddress, bytes.count, room.baseAddress))
            }
            count = found * found
        }
        guard found > 0 else { return nil }
        side = found
        modules = drawn.map { $0 == 1 }
    }

    /// Whether a module is dark.
    subscript(row row: Int, column column: Int) -> Bool { modules[row * side + column] }

    /// Readers want so many light modules around it.
    private static let quietZone = 4

    /// The side with its quiet zone, and the dark modules as the path of an SVG, a bar a run.
    var model: [String: Any] {
        ["qrSide": side + 2 * Self.quietZone, "qrPath": path]
    }

    private var path: String {
        var path = ""
        for row in 0..<side {
            var column = 0
            while column < side {
                let start = column
                while column < side, self[row: row, column: column] { column += 1 }
                if column > start {
                    let (x, y) = (start + Self.quietZone, row + Self.quietZone)
                    path += "M\(x) \(y)h\(column - start)v1h-\(column - start)z"
                } else {
                    column += 1
                }
            }
        }
        return path
    }
}
