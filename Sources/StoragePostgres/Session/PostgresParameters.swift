import CPq
import Foundation
import Storage

/// The values of one run of a statement, as libpq takes them.
struct PostgresParameters {
    /// All of them, one after the other.
    private var bytes: [UInt8] = []
    /// Where each begins; nil for nothing.
    private var starts: [Int?] = []
    private var lengths: [Int32] = []
    /// 1 where it is binary.
    private var formats: [Int32] = []
    /// Which are not of the type that the statement has for them.
    private(set) var misfits: [Int] = []

    init(_ values: [Value], as types: [Oid]) {
        for (value, type) in zip(values, types) { append(value, as: type) }
    }

    private mutating func append(_ value: Value, as type: Oid) {
        let start = bytes.count
        var isBinary = true
        switch (value, type) {
        case (.null, _):
            add(nil, isBinary: true)
            return
        case (.integer(let number), PostgresType.int8): bytes.append(bigEndian: number)
        case (.integer(let number), PostgresType.int4) where Int32(exactly: number) != nil:
            bytes.append(bigEndian: Int32(truncatingIfNeeded: number))
        case (.integer(let number), PostgresType.bool): bytes.append(number == 0 ? 0 : 1)
        case (.integer(let number), PostgresType.float8):
            bytes.append(bigEndian: Double(number).bitPattern)
        case (.real(let number), PostgresType.float8): bytes.append(bigEndian: number.bitPattern)
        case (.integer(let number), PostgresType.numeric),
            (.integer(let number), PostgresType.text):
            isBinary = false
            bytes.append(contentsOf: "\(number)\0".utf8)
        case (.text(let text), let type) where type != PostgresType.bytes && !Self.isNumber(type):
            isBinary = false
            bytes.append(contentsOf: text.kept)
            bytes.append(0)
        case (.blob(let data), PostgresType.bytes): bytes.append(contentsOf: data)
        default: misfits.append(starts.count)
        }
        add(start, isBinary: isBinary)
    }

    private mutating func add(_ start: Int?, isBinary: Bool) {
        starts.append(start)
        lengths.append(Int32(bytes.count - (start ?? bytes.count)))
        formats.append(isBinary ? 1 : 0)
    }

    private static func isNumber(_ type: Oid) -> Bool {
        [
            PostgresType.int2, PostgresType.int4, PostgresType.int8, PostgresType.bool,
            PostgresType.float8, PostgresType.numeric,
        ].contains(type)
    }

    func run(_ statement: PostgresStatement, on session: PostgresSession) -> PostgresResult {
        // One more byte: what is empty has an address too.
        (bytes + [0]).withUnsafeBytes { bytes in
            let base = bytes.bindMemory(to: CChar.self).baseAddress
            let pointers = starts.map { start in start.flatMap { base?.advanced(by: $0) } }
            return PostgresResult(
                PQexecPrepared(
                    session.handle, statement.name, Int32(starts.count), pointers, lengths, formats,
                    1))
        }
    }
}

extension String {
    /// What of it a database takes: PostgreSQL has no U+0000, and what SQLite gives back ends there.
    var kept: Substring.UTF8View { utf8.prefix { $0 != 0 } }
}

extension [UInt8] {
    mutating func append(bigEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
