/// Rows as one parameter of a statement, for `{cells}`: an array of arrays, as JSON.
///
/// In the statement `value ->> 0` is a row's first cell, as a text; a number is cast.
struct CellList {
    private(set) var text: String

    init(_ rows: some Sequence<Values>) {
        var bytes: [UInt8] = [UInt8(ascii: "[")]
        for row in rows {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(UInt8(ascii: "["))
            for (index, value) in row.list.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.add(value, to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        }
        bytes.append(UInt8(ascii: "]"))
        text = String(decoding: bytes, as: UTF8.self)
    }

    private static func add(_ value: Value, to bytes: inout [UInt8]) {
        switch value {
        case .null, .blob: bytes += "null".utf8
        case .integer(let number): bytes += String(number).utf8
        case .real(let number): bytes += String(number).utf8
        case .text(let text): add(text, to: &bytes)
        }
    }

    /// U+0000 ends it, as it ends every text in a cell.
    private static func add(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case 0:
                bytes.append(UInt8(ascii: "\""))
                return
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 1..<0x20:
                bytes += "\\u00".utf8
                bytes.append(hexadecimal[Int(byte >> 4)])
                bytes.append(hexadecimal[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static let hexadecimal = Array("0123456789abcdef".utf8)
}
