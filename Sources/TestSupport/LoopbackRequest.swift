/// What a loopback site was asked.
package struct LoopbackRequest: Sendable {
    package let method: String
    /// Path and query.
    package let path: String
    /// By lower-case name; of a repeated field the last.
    package let headers: [String: String]
    /// Which connection it came over, counted from 0.
    package let connection: Int
    /// Of the length that the header says.
    package internal(set) var body: [UInt8] = []

    /// Reads a request's header; nil when it is none.
    init?(_ text: String, connection: Int) {
        let lines = text.split(whereSeparator: \.isNewline)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        method = String(words[0])
        path = String(words[1])
        self.connection = connection
        headers = lines.dropFirst().reduce(into: [:]) { headers, line in
            guard let colon = line.firstIndex(of: ":") else { return }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            headers[line[..<colon].lowercased()] = String(value)
        }
    }
}
