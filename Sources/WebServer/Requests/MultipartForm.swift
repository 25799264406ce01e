/// A form with a file in it (RFC 7578): a few short fields and one file.
///
/// Read as far as browsers write it; whatever else comes is no form.
struct MultipartForm: Sendable {
    struct File: Hashable, Sendable {
        /// As the browser named it: of whatever system, and of whatever length.
        var name: String
        var bytes: [UInt8]

        /// What the name says besides its kind: `term` of `term.ics`; nil for nothing.
        var stem: String? {
            let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
            let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
            return stem.isEmpty ? nil : String(stem.prefix(80))
        }
    }

    /// The most that a file may have.
    static let mostFileBytes = 20 << 20
    /// The same with all that stands around it.
    static let mostBytes = mostFileBytes + (64 << 10)
    private static let mostParts = 20
    private static let mostHeadBytes = 4 << 10
    private static let mostFieldBytes = 8 << 10

    private(set) var fields: [(name: String, value: String)] = []
    private(set) var files: [String: File] = [:]

    /// - Parameter type: the Content-Type, with its boundary.
    /// - Returns: nil for what is no such form, or more than it may be.
    init?(_ bytes: [UInt8], as type: String) {
        guard let boundary = Self.boundary(of: type) else { return nil }
        let mark = Array("\r\n--\(boundary)".utf8)
        // The first mark may stand at the very beginning, without a line's end before it.
        var place = bytes.starts(with: mark.dropFirst(2)) ? mark.count - 2 : -1
        if place < 0 {
            guard let first = Self.find(mark, in: bytes[...], from: 0) else { return nil }
            place = first + mark.count
        }
        var count = 0
        while !Self.isEnd(bytes, at: place) {
            count += 1
            guard count <= Self.mostParts, let start = Self.lineEnd(bytes, at: place),
                let end = Self.find(mark, in: bytes[...], from: start - 2),
                add(bytes[max(start, 0)..<max(start, end)])
            else { return nil }
            place = end + mark.count
        }
    }

    /// A part: its head, an empty line, and what it holds.
    private mutating func add(_ part: ArraySlice<UInt8>) -> Bool {
        let blank = Array("\r\n\r\n".utf8)
        guard let end = Self.find(blank, in: part, from: part.startIndex),
            end - part.startIndex <= Self.mostHeadBytes
        else { return false }
        let head = String(decoding: part[part.startIndex..<end], as: UTF8.self)
        let line = head.split(separator: "\r\n").first {
            $0.lowercased().hasPrefix("content-disposition:")
        }
        guard let line, let name = Self.parameter("name", of: line) else { return false }
        let content = part[(end + blank.count)...]
        if let file = Self.parameter("filename", of: line) {
            guard content.count <= Self.mostFileBytes, files[name] == nil else { return false }
            files[name] = File(name: file, bytes: Array(content))
        } else {
            guard content.count <= Self.mostFieldBytes else { return false }
            fields.append((name, String(decoding: content, as: UTF8.self)))
        }
        return true
    }

    // MARK: - Parts

    /// `multipart/form-data; boundary=…`, in quotes or not.
    private static func boundary(of type: String) -> String? {
        guard type.lowercased().hasPrefix("multipart/form-data") else { return nil }
        let found = type.split(separator: ";").lazy.compactMap { piece -> Substring? in
            let plain = piece.drop { $0 == " " }
            return plain.lowercased().hasPrefix("boundary=")
                ? plain.dropFirst("boundary=".count) : nil
        }.first
        guard var text = found else { return nil }
        if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 {
            text = text.dropFirst().dropLast()
        }
        // RFC 2046, 5.1.1: up to 70 of some characters.
        let isWell =
            (1...70).contains(text.utf8.count)
            && text.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7f }
        return isWell ? String(text) : nil
    }

    /// `name` of `Content-Disposition: form-data; name="file"; filename="a.ics"`.
    ///
    /// Browsers write quotation marks in it as `%22`.
    private static func parameter(_ name: String, of line: Substring) -> String? {
        guard let start = line.firstRange(of: "; \(name)=\"")?.upperBound else { return nil }
        let text = line[start...].prefix { $0 != "\"" }
        guard text.endIndex < line.endIndex else { return nil }
        return String(text.replacing("%22", with: "\""))
    }

    /// Behind the mark: `--` after the last part.
    private static func isEnd(_ bytes: [UInt8], at place: Int) -> Bool {
        bytes[min(place, bytes.count)...].starts(with: Array("--".utf8))
    }

    /// Where the line after a mark begins; nil where the mark is not followed by a line's end.
    private static func lineEnd(_ bytes: [UInt8], at place: Int) -> Int? {
        let rest = bytes[min(place, bytes.count)...].drop { $0 == 0x20 || $0 == 0x09 }
        return rest.starts(with: Array("\r\n".utf8)) ? rest.startIndex + 2 : nil
    }

    /// Where some bytes stand first; nil for nowhere.
    private static func find(
        _ wanted: [UInt8], in bytes: ArraySlice<UInt8>, from start: Int
    ) -> Int? {
        guard let last = wanted.last, bytes.endIndex - start >= wanted.count else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            wanted.withUnsafeBufferPointer { wanted -> Int? in
                let (first, count) = (bytes.startIndex, wanted.count)
                var place = start - first + count - 1
                // A mark's end is rarely a file's byte: the rest is compared where it is.
                while place < buffer.count {
                    if buffer[place] == last,
                        buffer[(place - count + 1)...place].elementsEqual(wanted)
                    {
                        return place - count + 1 + first
                    }
                    place += 1
                }
                return nil
            }
        }
    }
}
