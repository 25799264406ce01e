import Foundation

/// One object or row of a catalogue's file, whose fields are checked as they are read.
struct CatalogueEntry {
    /// `line 3` or `entry 3`, for errors.
    let place: String
    private let line: Int?
    private let values: [String: Value]

    private enum Value {
        case text(String)
        case number(Double)
        case list([String])
        case null
        case other
    }

    func error(_ message: String) -> CatalogueError {
        CatalogueError(line: line, line == nil ? "\(place): \(message)" : message)
    }

    /// Nil when it is absent, null or empty.
    func text(_ name: String) throws(CatalogueError) -> String? {
        switch values[name] {
        case nil, .null: return nil
        case .text(let text):
            let kept = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard kept.utf8.count <= 65_536 else { throw error("`\(name)` is too long") }
            return kept.isEmpty ? nil : kept
        case .number, .list, .other: throw error("`\(name)` must be text")
        }
    }

    func number(_ name: String) throws(CatalogueError) -> Double? {
        let number: Double?
        if case .number(let given) = values[name] {
            number = given
        } else {
            guard let text = try text(name) else { return nil }
            number = Double(text)
        }
        guard let number, (0...10_000).contains(number) else {
            throw error("`\(name)` must be a number from 0 to 10000")
        }
        return number
    }

    /// A list of texts; in CSV parted by semicolons.
    func list(_ name: String) throws(CatalogueError) -> [String] {
        switch values[name] {
        case nil, .null: return []
        case .list(let list): return list.map(\.oneLineOfList).filter { !$0.isEmpty }
        case .text(let text) where line != nil:
            return text.split(separator: ";").map { String($0).oneLineOfList }
                .filter { !$0.isEmpty }
        case .text, .number, .other: throw error("`\(name)` must be a list of texts")
        }
    }

    /// Hands out the entries of a JSON array, one after the other.
    static func readJSON(
        _ bytes: [UInt8], fields: [String],
        _ take: (CatalogueEntry) throws(CatalogueError) -> Void
    ) throws(CatalogueError) {
        let root: Any
        do {
            root = try JSONSerialization.jsonObject(with: Data(bytes))
        } catch {
            throw CatalogueError("it is not JSON that can be read: check its brackets and commas")
        }
        guard let list = root as? [Any] else {
            throw CatalogueError("it must hold an array: [{\"\(fields[0])\": ...}, ...]")
        }
        for (index, element) in list.enumerated() {
            let place = "entry \(index + 1)"
            guard let object = element as? [String: Any] else {
                throw CatalogueError("\(place): it must be an object")
            }
            try check(Array(object.keys), among: fields, at: place, line: nil)
            try take(CatalogueEntry(place: place, line: nil, values: object.mapValues(value)))
        }
    }

    private static func value(_ any: Any) -> Value {
        switch any {
        case let text as String: .text(text)
        case let number as NSNumber: .number(number.doubleValue)
        case let list as [String]: .list(list)
        case is NSNull: .null
        default: .other
        }
    }

    /// Hands out the entries of a CSV table, one after the other: a file is no longer than what of it
    /// can be used.
    static func readCSV(
        _ bytes: [UInt8], fields: [String], required: String,
        _ take: (CatalogueEntry) throws(CatalogueError) -> Void
    ) throws(CatalogueError) {
        var reader = CSVReader(bytes)
        guard let header = try reader.next() else { throw CatalogueError("it is empty") }
        let names = header.fields.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        try check(names, among: fields, at: "the header", line: header.line)
        guard names.contains(required) else {
            throw CatalogueError(
                line: header.line,
                "the header has no column `\(required)`: known are "
                    + fields.joined(separator: ", "))
        }
        guard Set(names).count == header.count else {
            throw CatalogueError(line: header.line, "the header names a column twice")
        }
        while let row = try reader.next() {
            guard row.count == names.count else {
                throw CatalogueError(
                    line: row.line,
                    "there are \(row.count) fields, but \(names.count) columns: a field "
                        + "with a comma in it goes in quotes")
            }
            let values = Dictionary(zip(names, row.fields.map { Value.text($0) })) { $1 }
            try take(CatalogueEntry(place: "line \(row.line)", line: row.line, values: values))
        }
    }

    private static func check(
        _ names: [String], among fields: [String], at place: String, line: Int?
    ) throws(CatalogueError) {
        for name in names.sorted() where !fields.contains(name) {
            throw CatalogueError(
                line: line,
                "\(place): there is no field `\(name.prefix(40))`: known are "
                    + fields.joined(separator: ", "))
        }
    }
}

extension String {
    /// A name of a list, on one line.
    fileprivate var oneLineOfList: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
