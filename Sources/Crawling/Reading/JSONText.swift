import Foundation

/// JSON that stands somewhere in a script, as a value or as a text that is JSON in turn.
enum JSONText {
    /// Why a text is no JSON that is read.
    struct Problem: Error { var message: String }

    /// Lists and objects inside each other, at most; JSON in JSON, at most.
    private static let deepest = 64
    /// Values in all, which Foundation makes objects of.
    private static let most = 500_000
    private static let mostRounds = 3

    /// The list or object that a text begins with, whatever follows it.
    static func read(_ bytes: ArraySlice<UInt8>) throws(Problem) -> JSONObject {
        var bytes = bytes
        for _ in 0...mostRounds {
            let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
            guard start < bytes.endIndex else { throw Problem(message: "there is nothing") }
            switch bytes[start] {
            case 0x5b, 0x7b: return try parse(bytes[start...])
            // A script's text: what it says is JSON.
            case 0x22, 0x27, 0x60: bytes = try said(bytes[start...])[...]
            default:
                let shown = String(decoding: bytes[start...].prefix(40), as: UTF8.self)
                throw Problem(message: "\"\(shown)\" is no JSON")
            }
        }
        throw Problem(message: "it is a text in a text in a text")
    }

    private static func parse(_ bytes: ArraySlice<UInt8>) throws(Problem) -> JSONObject {
        let end = try end(of: bytes)
        do {
            return JSONObject(
                value: try JSONSerialization.jsonObject(with: Data(bytes[..<end])))
        } catch {
            let shown = String(decoding: bytes[..<end].prefix(40), as: UTF8.self)
            throw Problem(message: "what begins with \"\(shown)\" is no JSON")
        }
    }

    /// Behind the bracket that closes the first one.
    private static func end(of bytes: ArraySlice<UInt8>) throws(Problem) -> Int {
        var depth = 0
        var count = 0
        var isInText = false
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let byte = bytes[place]
            place += 1
            if isInText {
                if byte == 0x5c { place += 1 } else if byte == 0x22 { isInText = false }
                continue
            }
            switch byte {
            case 0x22: isInText = true
            case 0x2c:
                count += 1
                if count > most { throw Problem(message: "it has over \(most) values") }
            case 0x5b, 0x7b:
                depth += 1
                count += 1
                if depth > deepest {
                    throw Problem(message: "it nests lists and objects over \(deepest) deep")
                }
            case 0x5d, 0x7d:
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        throw Problem(message: "it is cut short")
    }

    /// What a quoted text of a script says, its escapes undone.
    private static func said(_ bytes: ArraySlice<UInt8>) throws(Problem) -> [UInt8] {
        var said: [UInt8] = []
        said.reserveCapacity(bytes.count)
        var units: [UInt16] = []
        let quote = bytes[bytes.startIndex]
        var place = bytes.startIndex + 1
        func flush() {
            guard !units.isEmpty else { return }
            said += String(decoding: units, as: UTF16.self).utf8
            units.removeAll(keepingCapacity: true)
        }
        while place < bytes.endIndex {
            let byte = bytes[place]
            place += 1
            guard byte == 0x5c, place < bytes.endIndex else {
                flush()
                if byte == quote { return said }
                said.append(byte)
                continue
            }
            let letter = bytes[place]
            place += 1
            if let digits = [0x75: 4, 0x78: 2][letter] {
                let code = String(decoding: bytes[place...].prefix(digits), as: UTF8.self)
                guard code.utf8.count == digits, let unit = UInt16(code, radix: 16) else {
                    throw Problem(message: "\"\\\(Unicode.Scalar(letter))\(code)\" is no letter")
                }
                // Two halves of one letter may follow each other.
                units.append(unit)
                place += digits
                continue
            }
            flush()
            said.append(
                [0x6e: 0x0a, 0x72: 0x0d, 0x74: 0x09, 0x62: 0x08, 0x66: 0x0c][letter] ?? letter)
        }
        throw Problem(message: "it is cut short")
    }
}
