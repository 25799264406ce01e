import Foundation

/// A letter, or a part of one, read as RFC 5322, 2045 and 2046 have it, and not a byte otherwise.
struct StrictLetter {
    struct Problem: Error, Hashable {
        var what: String
    }

    /// By lower-case name.
    private(set) var fields: [String: String] = [:]
    /// What stands behind the empty line, decoded; empty for a multipart.
    private(set) var body: [UInt8] = []
    private(set) var parts: [StrictLetter] = []

    /// The media type alone.
    var type: String {
        fields["content-type"]?.components(separatedBy: ";")[0].lowercased() ?? "text/plain"
    }

    /// - Parameter isPart: whose fields all say what it is (RFC 2046, section 5.1).
    init(_ text: String, isPart: Bool = false) throws {
        guard let end = text.range(of: "\r\n\r\n") else { throw Problem(what: "no empty line") }
        try read(String(text[..<end.lowerBound]), isPart)
        let rest = String(text[end.upperBound...])
        if isPart {
            try require(fields.keys.allSatisfy { $0.hasPrefix("content-") }, "\(fields.keys)")
        } else {
            for name in ["date", "from", "to", "message-id", "subject", "content-type"] {
                try require(fields[name] != nil, "no \(name)")
            }
            try require(fields["mime-version"] == "1.0", "no MIME-Version")
        }
        if type.hasPrefix("multipart/") { try split(rest) } else { try decode(rest) }
    }

    private func require(_ holds: Bool, _ what: String) throws {
        if !holds { throw Problem(what: what) }
    }

    private mutating func read(_ header: String, _ isPart: Bool) throws {
        let lines = header.replacingOccurrences(of: "\r\n ", with: " ")
            .components(separatedBy: "\r\n")
        for line in lines {
            try require(!line.contains("\r") && !line.contains("\n"), "a bare break: \(line)")
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
                throw Problem(what: "no field: \(line)")
            }
            let name = line[..<colon]
            try require(name.utf8.allSatisfy { (33...126).contains($0) }, "no name: \(name)")
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            try require(fields.updateValue(value, forKey: name.lowercased()) == nil, "two \(name)")
        }
    }

    private mutating func decode(_ text: String) throws {
        try require(fields["content-transfer-encoding"] == "base64", "not in base64")
        let lines = text.components(separatedBy: "\r\n")
        try require(lines.allSatisfy { $0.utf8.count <= 76 }, "a line over 76 bytes")
        guard let data = Data(base64Encoded: lines.joined()) else {
            throw Problem(what: "no base64")
        }
        body = Array(data)
    }

    private mutating func split(_ text: String) throws {
        guard let match = fields["content-type"]?.firstMatch(of: /; boundary="([^"]{1,70})"/) else {
            throw Problem(what: "no boundary")
        }
        let line = "--\(match.1)"
        let pieces = ("\r\n" + text).components(separatedBy: "\r\n" + line)
        try require(pieces.count > 2, "fewer than one part")
        try require(pieces.first == "", "something before the first part")
        try require(pieces.last == "--\r\n", "something behind the last part")
        parts = try pieces.dropFirst().dropLast().map { piece in
            try require(piece.hasPrefix("\r\n"), "a boundary goes on")
            return try StrictLetter(String(piece.dropFirst()), isPart: true)
        }
    }
}
