package import Recurrence

/// A ZIP file (APPNOTE 6.3.3) whose files are stored as they are.
///
/// Not compressed: what is written is one person's, and no library here writes any other.
package struct ZipArchive: Sendable {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0
    private let stamp: (time: Int, date: Int)

    /// - Parameter at: when its files were written, on whatever clock the reader is.
    package init(at: WallTime) {
        let (date, second) = (at.date, at.secondOfDay)
        stamp = (
            time: (second / 3_600) << 11 | (second / 60 % 60) << 5 | second % 60 / 2,
            date: max(0, min(127, Int(date.year) - 1980)) << 9 | Int(date.month) << 5
                | Int(date.day)
        )
    }

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - name: without folders that lead out.
    ///   - content: of less than 4 GiB, as all files together.
    package mutating func add(_ name: String, _ content: [UInt8]) {
        let start = bytes.count
        let header = header(of: name, content)
        bytes.append(little: 0x0403_4b50, 4)
        bytes += header
        bytes += Array(name.utf8)
        bytes += content

        directory.append(little: 0x0201_4b50, 4)
        directory.append(little: 20, 2)
        directory += header
        // No comment, the first disk, no attributes.
        directory.append(little: 0, 2 + 2 + 2 + 4)
        directory.append(little: start, 4)
        directory += Array(name.utf8)
        count += 1
    }

    /// What both headers of a file have: from the version that is needed to the extra field's length.
    private func header(of name: String, _ content: [UInt8]) -> [UInt8] {
        var header: [UInt8] = []
        header.append(little: 20, 2)
        // Names are UTF-8.
        header.append(little: 0x0800, 2)
        header.append(little: 0, 2)
        header.append(little: stamp.time, 2)
        header.append(little: stamp.date, 2)
        header.append(little: Int(CRC32.of(content)), 4)
        header.append(little: content.count, 4)
        header.append(little: content.count, 4)
        header.append(little: name.utf8.count, 2)
        header.append(little: 0, 2)
        return header
    }

    /// The whole file.
    package var document: [UInt8] {
        var document = bytes + directory
        document.append(little: 0x0605_4b50, 4)
        document.append(little: 0, 2 + 2)
        document.append(little: count, 2)
        document.append(little: count, 2)
        document.append(little: directory.count, 4)
        document.append(little: bytes.count, 4)
        document.append(little: 0, 2)
        return document
    }
}

/// The checksum of ZIP files (ISO 3309).
enum CRC32 {
    static func of(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xff)] ^ sum >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { sum, _ in
            sum & 1 == 0 ? sum >> 1 : 0xedb8_8320 ^ sum >> 1
        }
    }
}

extension [UInt8] {
    /// Appends a number, its lowest byte first.
    fileprivate mutating func append(little number: Int, _ size: Int) {
        for place in 0..<size {
            append(place < 8 ? UInt8(truncatingIfNeeded: number >> (8 * place)) : 0)
        }
    }
}
