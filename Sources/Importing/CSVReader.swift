/// Rows of comma-separated values (RFC 4180), read one after the other, each with the line it begins
/// in.
///
/// A header that has semicolons and no comma is read with semicolons, as spreadsheets in half of
/// Europe write them. A byte order mark is skipped.
struct CSVReader {
    struct Row {
        var line: Int
        /// The first ones, where there are more than any table has columns.
        var fields: [String]
        var count: Int
    }

    private static let mostFields = 100

    private let bytes: ArraySlice<UInt8>
    private let separator: UInt8
    private var place: Int
    private var line = 1

    init(_ bytes: [UInt8]) {
        let body = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
        let header = body.prefix { $0 != 0x0a && $0 != 0x0d }
        separator = header.contains(0x3b) && !header.contains(0x2c) ? 0x3b : 0x2c
        self.bytes = body
        place = body.startIndex
    }

    /// The next row that holds anything; nil at the end.
    ///
    /// - Throws: `CatalogueError` for quotes that are not closed or stand inside a field.
    mutating func next() throws(CatalogueError) -> Row? {
        while let row = try row() {
            if row.fields != [""] { return row }
        }
        return nil
    }

    private mutating func row() throws(CatalogueError) -> Row? {
        guard place < bytes.endIndex else { return nil }
        var row = Row(line: line, fields: [], count: 0)
        while true {
            let field = try field()
            row.count += 1
            if row.count <= Self.mostFields { row.fields.append(field) }
            guard place < bytes.endIndex else { return row }
            let byte = bytes[place]
            place += 1
            if byte == separator { continue }
            if byte == 0x0d, place < bytes.endIndex, bytes[place] == 0x0a { place += 1 }
            line += 1
            return row
        }
    }

    /// A field; behind it stands a separator, a line's end, or nothing.
    private mutating func field() throws(CatalogueError) -> String {
        guard place < bytes.endIndex, bytes[place] == 0x22 else {
            let start = place
            while place < bytes.endIndex, !isEnd(bytes[place]) {
                guard bytes[place] != 0x22 else {
                    throw CatalogueError(
                        line: line, "a quote stands inside a field: put the whole field in quotes")
                }
                place += 1
            }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }
        return try quoted()
    }

    private mutating func quoted() throws(CatalogueError) -> String {
        let opening = line
        var text: [UInt8] = []
        place += 1
        while place < bytes.endIndex {
            let byte = bytes[place]
            place += 1
            if byte == 0x0a { line += 1 }
            guard byte == 0x22 else {
                text.append(byte)
                continue
            }
            if place < bytes.endIndex, bytes[place] == 0x22 {
                text.append(byte)
                place += 1
                continue
            }
            guard place == bytes.endIndex || isEnd(bytes[place]) else {
                throw CatalogueError(
                    line: line, "text stands behind a closing quote: double the quotes inside it")
            }
            return String(decoding: text, as: UTF8.self)
        }
        throw CatalogueError(line: opening, "a quote is opened and never closed")
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == 0x0a || byte == 0x0d
    }
}
